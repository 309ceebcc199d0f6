import { isUtf8 } from 'node:buffer';
import { utf8Width } from '../bytes-reading.ts';
import { type CodedCharacter, readingOf } from '../char-list.ts';
import { type Decoder, MAX_DECODED } from '../decoder.ts';
import { readsAsWords } from '../readable.ts';
import { sign } from '../text-signs.ts';
import type { Reading } from '../text-writer.ts';

/** A code point in hexadecimal behind its prefix, or a number. */
const code = /[Uu]\+([\da-fA-F]{2,6})|(?<![\w.])(\d{2,4})(?![\w.]*\d)/g;
const maybeList = /\d{2,4}\D{1,12}\d{2,4}\D{1,12}\d{2,4}\D{1,12}\d{2,4}|[Uu]\+[\da-fA-F]{2}/;
/** Between the numbers stands the same each time, or one of these. */
const MAX_GAP = 12;
const usualGap = /^[\s,;:|/+.-]{1,3}$/;
const MIN_CODES = 4;
/** The last letter of Arabic. Numbers beyond it are more often years and amounts. */
const LAST_CODE = 0x6ff;
const HEX = 16;
const DECIMAL = 10;
const OCTAL = 8;
const ASCII_END = 0x80;

interface Code {
  readonly start: number;
  readonly end: number;
  readonly digits: string;
  readonly isPoint: boolean;
}

/** Decodes lists of codes of characters: decimal, octal, bytes of UTF-8, and `U+0041`. */
export const codeListDecoder: Decoder = {
  kind: 'codes',
  signs: sign.numbers,
  mayRead: (text) => maybeList.test(text),
  *readings(text) {
    for (const list of listsIn(text)) {
      const reading = list.length >= MIN_CODES ? readList(list) : undefined;
      if (reading) yield reading;
    }
  },
};

function* listsIn(text: string): Generator<Code[]> {
  let list: Code[] = [];
  let gap: string | undefined;
  for (const { 0: all, 1: point, 2: number = '', index: start } of text.matchAll(code)) {
    const next: Code = { start, end: start + all.length, digits: point ?? number, isPoint: point !== undefined };
    const between = list.length < MAX_DECODED ? gapBefore(text, list.at(-1), next) : undefined;
    if (between === undefined || !mayPart(between, gap)) {
      yield list;
      list = [];
      gap = undefined;
    } else gap ??= between;
    list.push(next);
  }
  yield list;
}

/** Returns what stands between two codes of a kind, or undefined if they do not belong to one list. */
function gapBefore(text: string, last: Code | undefined, next: Code): string | undefined {
  const isNear = last !== undefined && next.start - last.end <= MAX_GAP && last.isPoint === next.isPoint;
  return isNear ? text.slice(last.end, next.start) : undefined;
}

const mayPart = (between: string, usual: string | undefined): boolean =>
  between === usual || usualGap.test(between) || (usual === undefined && !/\d/.test(between));

function readList(list: readonly Code[]): Reading | undefined {
  for (const base of basesOf(list)) {
    const characters = charactersOf(list, base);
    const reading = characters && readingOf(characters);
    if (reading && readsAsWords(reading.text, MIN_CODES - 1)) return reading;
  }
  return undefined;
}

/** Numbers beyond ASCII without a digit of 8 or 9 are octal first: in octal, they are letters of ASCII or bytes. */
function basesOf(list: readonly Code[]): readonly number[] {
  if (list[0]?.isPoint) return [HEX];
  const isOctal = list.every(({ digits }) => /^[0-3]?[0-7]{2}$/.test(digits));
  if (!isOctal) return [DECIMAL];
  return list.some(({ digits }) => Number(digits) >= ASCII_END) ? [OCTAL, DECIMAL] : [DECIMAL, OCTAL];
}

function charactersOf(list: readonly Code[], base: number): CodedCharacter[] | undefined {
  const values = list.map(({ digits }) => Number.parseInt(digits, base));
  if (values.some((value) => !isCharacter(value, base))) return undefined;
  if (values.every((value) => value < 0x100) && values.some((value) => value >= ASCII_END)) {
    const bytes = Buffer.from(values);
    if (isUtf8(bytes)) return ofBytes(list, bytes);
  }
  return list.map(({ start, end }, at) => ({ start, end, text: String.fromCodePoint(values[at] ?? 0) }));
}

const isCharacter = (value: number, base: number): boolean =>
  value === 9 || value === 10 || value === 13 || (value >= 0x20 && value <= (base === HEX ? 0x10_ffff : LAST_CODE));

function ofBytes(list: readonly Code[], bytes: Buffer): CodedCharacter[] {
  let at = 0;
  return Array.from(bytes.toString('utf8'), (text) => {
    const first = at;
    at += utf8Width(text.codePointAt(0) ?? 0);
    return { start: list[first]?.start ?? 0, end: list[at - 1]?.end ?? 0, text };
  });
}
