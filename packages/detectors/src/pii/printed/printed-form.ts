import { isAlphanumeric, isDigit } from '../characters.ts';

/** The letters and digits of a value as it is printed, without the separators between its groups. */
export interface PrintedForm {
  /** Letters in capitals and digits. */
  readonly compact: string;
  /** `ends[n]` is the offset after the character `n` of `compact`. */
  readonly ends: readonly number[];
}

/** Maximum number of separators between two groups: ` - `, or a space and the end of a line. */
const MAX_SEPARATORS = 3;

/** Reads up to `most` letters and digits from an offset on. Groups may have any separators between them. */
export function readPrinted(text: string, from: number, most: number): PrintedForm {
  return read(text, from, most, isAlphanumeric);
}

/** Reads up to `most` digits from an offset on. */
export function readPrintedDigits(text: string, from: number, most: number): PrintedForm {
  return read(text, from, most, isDigit);
}

function read(text: string, from: number, most: number, accepts: (code: number) => boolean): PrintedForm {
  const ends: number[] = [];
  let compact = '';
  let at = from;
  while (ends.length < most) {
    let separators = 0;
    while (separators <= MAX_SEPARATORS && isSeparator(text.charCodeAt(at + separators))) separators++;
    if (separators > MAX_SEPARATORS || !accepts(text.charCodeAt(at + separators))) break;
    if (separators > 0 && ends.length === 0) break;
    compact += text.charAt(at + separators);
    at += separators + 1;
    ends.push(at);
  }
  return { compact: compact.toUpperCase(), ends };
}

/** Whether an offset starts at least so many digits in two groups or more. It is cheaper than to read them. */
export function hasPrintedDigits(text: string, from: number, least: number): boolean {
  let digits = 0;
  let groups = 0;
  for (let at = from; digits < least || groups < 2; ) {
    const end = endOfGroup(text, at);
    digits += end - at;
    groups++;
    at = startOfNext(text, end);
    if (at < 0) return digits >= least && groups > 1;
  }
  return true;
}

/** A longer row of digits is no value that people read. */
const MAX_GROUP = 40;

function endOfGroup(text: string, from: number): number {
  let end = from;
  while (end < from + MAX_GROUP && isDigit(text.charCodeAt(end))) end++;
  return end;
}

/** Returns the start of the next group of digits, or -1 if more than separators come before it. */
function startOfNext(text: string, end: number): number {
  let at = end;
  while (at <= end + MAX_SEPARATORS && isSeparator(text.charCodeAt(at))) at++;
  return at > end && at <= end + MAX_SEPARATORS && isDigit(text.charCodeAt(at)) ? at : -1;
}

/** Returns the lengths of the groups of the first `count` characters. */
export function groupLengths({ ends }: PrintedForm, count: number): number[] {
  const lengths: number[] = [];
  for (let place = 0; place < count; place++) {
    const isJoined = place > 0 && ends[place] === (ends[place - 1] ?? 0) + 1;
    if (isJoined) lengths[lengths.length - 1] = (lengths.at(-1) ?? 0) + 1;
    else lengths.push(1);
  }
  return lengths;
}

/** Whether a group ends after the first `count` characters, and no word goes on there. */
export function endsGroup(text: string, { ends }: PrintedForm, count: number): boolean {
  const end = ends[count - 1];
  return end !== undefined && !isAlphanumeric(text.charCodeAt(end)) && text.charCodeAt(end) !== 37;
}

/** Spaces of all widths, ends of lines, hyphens and dashes, and `. / : _ ·`. */
export function isSeparator(code: number): boolean {
  if (code < 128)
    return (code >= 9 && code <= 13) || code === 32 || (code >= 45 && code <= 47) || code === 58 || code === 95;
  return (
    code === 0xa0 ||
    code === 0xb7 ||
    (code >= 0x2000 && code <= 0x200a) ||
    (code >= 0x2010 && code <= 0x2015) ||
    code === 0x202f ||
    code === 0x2212 ||
    code === 0x3000
  );
}
