import { fromTranslation } from './foreign-languages.ts';
import type { TrickName } from './tricks.ts';

/** A way to decode a hidden text. `decode` returns undefined if no part of the text has this form. */
interface Decoding {
  /** Undefined: the text is read as it is. */
  readonly trick: TrickName | undefined;
  decode(text: string): string | undefined;
}

const MAX_NESTED = 3;
/** Control characters other than tabs and line breaks, and the replacement character of invalid UTF-8. */
const UNPRINTABLE = /(?![\n\r\t])[\p{Cc}\ufffd]/u;

/**
 * All decodings, in the order in which they are tried. A translation comes before the text as it is, because it may hold
 * words that English has as well. Hexadecimal comes before base64, because valid hexadecimal is also valid base64.
 */
export const decodings: readonly Decoding[] = [
  { trick: 'language', decode: fromTranslation },
  { trick: undefined, decode: (text) => text },
  { trick: 'disguise', decode: undisguise },
  { trick: 'hex', decode: (text) => replaced(text, /(?:[\da-f]{2}[ :]?){8,}/gi, fromHex) },
  { trick: 'ascii', decode: (text) => replaced(text, /(?:\d{2,3}[ ,]{1,2}){7,}\d{2,3}/g, fromCodes) },
  { trick: 'base64', decode: fromNestedBase64 },
  { trick: 'url', decode: (text) => replaced(text, /\S+/g, fromPercents) },
  { trick: 'rot13', decode: (text) => text.replace(/[a-z]/gi, rotate) },
  { trick: 'leet', decode: (text) => replaced(text, /[\w@$|!]+/g, fromLeet) },
];

/** Replaces every match of a form with its decoded text. Returns undefined if nothing changes. */
function replaced(text: string, form: RegExp, read: (stretch: string) => string | undefined): string | undefined {
  let isChanged = false;
  const result = text.replace(form, (stretch) => {
    const said = read(stretch);
    if (said === undefined || said === stretch) return stretch;
    isChanged = true;
    return said;
  });
  return isChanged ? result : undefined;
}

const readable = (bytes: Buffer): string | undefined => {
  const text = bytes.toString();
  return text === '' || UNPRINTABLE.test(text) ? undefined : text;
};

const fromHex = (stretch: string): string | undefined => {
  const said = readable(Buffer.from(stretch.replace(/[ :]/g, ''), 'hex'));
  // The space after the last pair belongs to the surrounding sentence.
  return said === undefined ? undefined : said + (/[ :]$/.test(stretch) ? ' ' : '');
};

function fromCodes(stretch: string): string | undefined {
  const codes = stretch.split(/[ ,]+/).map(Number);
  return codes.every((code) => code >= 32 && code < 256) ? String.fromCharCode(...codes) : undefined;
}

function fromNestedBase64(text: string): string | undefined {
  let read: string | undefined;
  for (let round = 0; round < MAX_NESTED; round++) {
    const next = replaced(read ?? text, /[\w+/-]{16,}={0,2}/g, fromBase64);
    if (next === undefined) break;
    read = next;
  }
  return read;
}

/** Decodes base64. Returns undefined for ordinary lower-case words and for bytes that are not text. */
function fromBase64(stretch: string): string | undefined {
  return /^[a-z-]+$/.test(stretch) ? undefined : readable(Buffer.from(stretch, 'base64'));
}

function fromPercents(stretch: string): string | undefined {
  if (!/%[\da-f]{2}/i.test(stretch)) return undefined;
  try {
    return decodeURIComponent(stretch.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

function rotate(letter: string): string {
  const base = letter <= 'Z' ? 65 : 97;
  return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
}

const leetLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};

/** Decodes digits in words that contain a letter. Plain numbers stay as they are. */
const fromLeet = (word: string): string | undefined =>
  /[a-z]/i.test(word) ? word.replace(/[013457@$!|]/g, (sign) => leetLetters[sign] ?? sign) : undefined;

/** Letters of other alphabets and the Latin letters they look like, in the same order. */
const [lookAlikes, latin] = ['аеорсухіјѕһԁɡνткмнвαοικρτυ', 'aeopcyxijshdgvtkmhbaoikptu'] as const;
const latinOf = new Map(Array.from(lookAlikes, (letter, at) => [letter, latin.charAt(at)]));

function undisguise(text: string): string | undefined {
  const plain = text
    .replace(/[\p{Cf}\p{Variation_Selector}]/gu, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u0370-\u04ff\u0500-\u052f\u0261]/gu, (letter) => latinOf.get(letter.toLowerCase()) ?? letter)
    .replace(/(?<!\p{L})\p{L}(?:[ .*_·-]\p{L}(?!\p{L})){2,}/gu, (spread) => spread.replace(/[^\p{L}]/gu, ''));
  return plain === text ? undefined : plain;
}
