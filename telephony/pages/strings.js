// The words of a page, from its data files.

/** Loads `strings/<locale>.json` beside the page's modules; the result gives a text by key, with {names} filled in. */
export async function loadStrings(folder, locale) {
  const reply = await fetch(`${folder}/${locale}.json`);
  if (!reply.ok) throw new Error(`no strings for ${locale}`);
  const table = await reply.json();
  const words = (key, values = {}) => {
    const text = table[key];
    if (text === undefined) throw new Error(`no string ${key} in ${locale}`);
    return Object.entries(values).reduce((done, [name, value]) => done.replaceAll(`{${name}}`, value), text);
  };
  words.list = (key) => table[key];
  words.locale = locale;
  return words;
}

/** The one of `known` that the browser's languages ask for first, else `otherwise`. */
export function preferred(known, otherwise, languages = navigator.languages ?? []) {
  for (const language of languages) {
    const match = known.find((each) => each.slice(0, 2) === language.slice(0, 2).toLowerCase());
    if (match) return match;
  }
  return otherwise;
}

/** The country that the browser's languages name, if it is one of `known`: `es-MX` names MX. */
export function country(known, languages = navigator.languages ?? []) {
  for (const language of languages) {
    const region = /-([A-Z]{2})\b/.exec(language)?.[1];
    if (region && known.includes(region)) return region;
  }
  return null;
}
