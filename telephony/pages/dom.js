// Making elements. Text is always text: nothing here, or anywhere in the pages, parses HTML from a string.

const SVG = "http://www.w3.org/2000/svg";

/** An element with properties, attributes, listeners and children. Children are nodes, texts, or nothing. */
export function el(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "class") made.className = value;
    else if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (name === "dataset") Object.assign(made.dataset, value);
    else made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.flat().filter((child) => child !== undefined && child !== null && child !== false));
  return made;
}

/** An element of a drawing, with attributes and perhaps a text. */
export function draw(tag, attributes, text) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  if (text !== undefined) made.textContent = text;
  return made;
}

const PATHS = {
  mic: ["M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3z", "M5.500 11a6.500 6.500 0 0 0 13 0", "M12 17.500V21"],
  muted: ["M9 9v2a3 3 0 0 0 4.500 2.600M15 11V6a3 3 0 0 0-5.800-1", "M5.500 11a6.500 6.500 0 0 0 10 5.500M18.500 11a6 6 0 0 1-.6 2.700", "M12 17.500V21", "M4 4l16 16"],
  end: ["M3.500 14.500c4.700-5 12.300-5 17 0l-2.300 2.600-3.400-1.400v-2.600a10 10 0 0 0-5.600 0v2.600l-3.400 1.400z"],
  keypad: ["M6 5.500h.01M12 5.500h.01M18 5.500h.01M6 12h.01M12 12h.01M18 12h.01M6 18.500h.01M12 18.500h.01M18 18.500h.01"],
  shield: ["M12 3l7 2.500v5.500c0 4.500-3 8-7 10-4-2-7-5.500-7-10V5.500z", "M9 12l2.200 2.200L15.200 10"],
  phone: ["M6.500 3.500h3l1.500 4-2 1.500a12 12 0 0 0 6 6l1.500-2 4 1.500v3a2 2 0 0 1-2.200 2A17 17 0 0 1 4.500 5.700a2 2 0 0 1 2-2.200z"],
  check: ["M5 12.500l4.500 4.500L19 7.500"],
  against: ["M7 7l10 10M17 7L7 17"],
  info: ["M12 11v5.500M12 7.500h.01", "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z"],
  scales: ["M12 4v16M8 20h8M5 7h14M5 7l-2.500 6a3 3 0 0 0 5 0zM19 7l-2.500 6a3 3 0 0 0 5 0z"],
  unknown: ["M9.200 9.200a2.900 2.900 0 1 1 4.300 2.500c-.9.500-1.500 1.200-1.500 2.300M12 17.200h.01", "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z"],
  alert: ["M12 8.500V13M12 16.500h.01", "M10.300 4.200L2.700 17.500A2 2 0 0 0 4.400 20.500h15.200a2 2 0 0 0 1.700-3L13.700 4.200a2 2 0 0 0-3.400 0z"],
  send: ["M12 19V5M6 11l6-6 6 6"],
  card: ["M6 3.500h9l4 4v13H6z", "M14.500 3.500V8H19M9 12.500h6.500M9 16h4.500"],
  person: ["M12 4a3.700 3.700 0 1 1 0 7.400A3.700 3.700 0 0 1 12 4z", "M4.800 20.500c.6-4 3.500-6.100 7.200-6.100s6.600 2.100 7.200 6.100"],
  lock: ["M6 11h12v9.500H6z", "M8.500 11V8a3.500 3.500 0 0 1 7 0v3"],
  away: ["M2.500 9.500a14 14 0 0 1 5-3M21.500 9.500a14 14 0 0 0-9.500-4M6 13a9 9 0 0 1 4-2.400M18 13a9 9 0 0 0-2-1.500M12 18.500h.01M4 3.500l16 17"],
  thought: ["M12 4c4.700 0 8.500 3 8.500 6.800s-3.800 6.800-8.500 6.800c-1 0-2-.1-2.900-.4L5 20l.8-4C4.400 14.600 3.500 12.800 3.500 10.800 3.500 7 7.300 4 12 4z"],
  link: ["M14 4.500h5.500V10M19 5l-8 8M10 5.500H5.500v13h13V14"],
  print: ["M7 9V3.500h10V9M7 17H4.500V9h15v8H17", "M7 14h10v6.500H7z"],
};

/** One of the line icons above; never read aloud. */
export function icon(name) {
  const made = draw("svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" });
  made.append(...PATHS[name].map((d) => draw("path", { d })));
  return made;
}

/** Put children in the place of an element's own. */
export function fill(parent, ...children) {
  parent.replaceChildren(...children.flat().filter(Boolean));
}

/** An address to link to: https only, so that no card can hide a script in it. */
export function safeUrl(text) {
  try {
    const url = new URL(text);
    return url.protocol === "https:" ? url.href : null;
  } catch {
    return null;
  }
}
