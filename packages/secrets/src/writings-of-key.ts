/** A way in which an answer may write a key, with how long a part of it must be to be hidden by itself. */
export interface Writing {
  readonly text: string;
  readonly least: number;
}

/** Servers often quote the start of a wrong key. A part of a key is hidden if it has at least this many characters. */
const MIN_PART = 12;

/**
 * Returns how a key may be written: as it is, in JSON and percent codes, in base64 at each of three places within a
 * longer text and in its form for addresses, in hexadecimal, as codes and escapes of characters, backwards, by the
 * rot13 cipher, and with a mark between its characters.
 */
export function writingsOfKey(key: string): Writing[] {
  const characters = [...key];
  const codes = [...Buffer.from(key)];
  const hex = codes.map((code) => code.toString(16).padStart(2, '0'));
  const each = (write: (code: number, hex: string) => string) => codes.map((code, at) => write(code, hex[at] ?? ''));
  const texts = [
    key,
    encodeURIComponent(key),
    JSON.stringify(key).slice(1, -1),
    key.replaceAll('/', '\\/'),
    ...base64Of(key),
    ...casesOf(hex.join('')),
    ...[' ', ':', '-'].flatMap((mark) => casesOf(hex.join(mark))),
    ...casesOf(each((_, digits) => `%${digits}`).join('')),
    ...casesOf(each((_, digits) => `\\u00${digits}`).join('')),
    ...casesOf(each((_, digits) => `\\x${digits}`).join('')),
    ...[' ', ',', ', '].map((mark) => codes.join(mark)),
    each((code) => `&#${code};`).join(''),
    ...casesOf(each((_, digits) => `&#x${digits};`).join('')),
    characters.toReversed().join(''),
    key.replaceAll(/[a-z]/gi, rot13),
    ...[' ', '-', '.', ',', '_', '\n', ', '].map((mark) => characters.join(mark)),
  ];
  return [...new Set(texts)]
    .filter((text) => text !== '')
    .map((text) => ({ text, least: Math.max(MIN_PART, Math.floor((MIN_PART * text.length) / key.length)) }));
}

const casesOf = (text: string): string[] => [
  text.toLowerCase(),
  text.toUpperCase().replaceAll(/\\([UX])/g, (_, letter) => `\\${letter.toLowerCase()}`),
];

const rot13 = (letter: string): string => {
  const base = letter <= 'Z' ? 65 : 97;
  return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
};

/**
 * The base64 of a text within which the key begins at one of three places. Characters that its neighbours decide too
 * are left out.
 */
function base64Of(key: string): string[] {
  const bytes = Buffer.from(key);
  const whole = bytes.toString('base64');
  const shifted = [1, 2].map((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    const isWhole = (before + bytes.length) % 3 === 0;
    return text.slice(before + 1, isWhole ? undefined : -1);
  });
  const inner = whole.replace(/=+$/, '').slice(0, bytes.length % 3 === 0 ? undefined : -1);
  return [whole, inner, ...shifted].flatMap((text) => [text, text.replaceAll('+', '-').replaceAll('/', '_')]);
}
