// One script tag puts the line on another site:
//   <script src="https://line.example.org/embed.js" async></script>
// Optional: data-locale ("es-419"), data-country ("MX"), data-label (the button's words).
// The site must be named in the line's WEBRTC_ALLOWED_ORIGINS.
(() => {
  const script = document.currentScript;
  if (!script) return;
  const line = new URL(script.src).origin;
  const labels = { en: "Ask about medicines", es: "Pregunte sobre medicinas", pt: "Pergunte sobre remédios" };
  const closes = { en: "Close", es: "Cerrar", pt: "Fechar" };
  const { locale, country, label } = script.dataset;
  const tongue = (locale ?? document.documentElement.lang ?? navigator.language).slice(0, 2);

  const host = document.createElement("div");
  const root = host.attachShadow({ mode: "closed" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :host { all: initial; }
    button { font: 600 16px/1 system-ui, sans-serif; cursor: pointer; border: 0; }
    .open { position: fixed; right: 20px; bottom: 20px; z-index: 2147483646; display: flex; gap: 10px; align-items: center;
      height: 56px; padding: 0 24px 0 18px; border-radius: 28px; background: #0e5f55; color: #fff;
      box-shadow: 0 10px 30px -8px rgb(0 0 0 / 40%); }
    .open svg { width: 24px; height: 24px; fill: none; stroke: currentColor; stroke-width: 1.9; stroke-linecap: round; }
    button:focus-visible { outline: 3px solid #2ba48f; outline-offset: 3px; }
    .box { position: fixed; right: 20px; bottom: 20px; z-index: 2147483647; width: min(440px, calc(100vw - 24px));
      height: min(760px, calc(100dvh - 40px)); border-radius: 24px; overflow: hidden; background: #f6f4ee;
      box-shadow: 0 24px 80px -16px rgb(0 0 0 / 50%); display: flex; flex-direction: column; }
    .box[hidden], .open[hidden] { display: none; }
    .close { align-self: flex-end; height: 44px; padding: 0 18px; background: none; color: #0e5f55; }
    iframe { flex: 1; width: 100%; border: 0; }
    @media (max-width: 520px) { .box { inset: 12px; width: auto; height: auto; } }
    @media (prefers-color-scheme: dark) { .box { background: #0e1513; } .close { color: #66d0bb; } }
  `);
  root.adoptedStyleSheets = [sheet];

  const make = (tag, properties) => Object.assign(document.createElement(tag), properties);
  const open = make("button", { className: "open", type: "button" });
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawing.setAttribute("viewBox", "0 0 24 24");
  drawing.setAttribute("aria-hidden", "true");
  for (const d of ["M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3z", "M5.500 11a6.500 6.500 0 0 0 13 0", "M12 17.500V21"]) {
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("d", d);
    drawing.append(path);
  }
  open.append(drawing, label ?? labels[tongue] ?? labels.en);
  const box = make("div", { className: "box", hidden: true });
  box.setAttribute("role", "dialog");
  box.setAttribute("aria-label", label ?? labels[tongue] ?? labels.en);
  const close = make("button", { className: "close", type: "button", textContent: closes[tongue] ?? closes.en });
  box.append(close);
  root.append(open, box);
  document.body.append(host);

  let frame = null;
  open.addEventListener("click", () => {
    const address = new URL("/", line);
    address.searchParams.set("embedded", "1");
    if (locale) address.searchParams.set("locale", locale);
    if (country) address.searchParams.set("country", country);
    frame = make("iframe", { src: address.href, allow: "microphone; autoplay", title: open.textContent });
    box.append(frame);
    box.hidden = false;
    open.hidden = true;
    close.focus();
  });
  // Closing takes the page away, and with it the call.
  const shut = () => {
    frame?.remove();
    box.hidden = true;
    open.hidden = false;
    open.focus();
  };
  close.addEventListener("click", shut);
  box.addEventListener("keydown", (event) => event.key === "Escape" && shut());
})();
