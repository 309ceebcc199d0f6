import { isAlphanumeric, isDigit, isLetter, isWord } from '../characters.ts';
import { contextOf, entitiesWithin } from '../context/read-context.ts';
import type { PiiEntity } from '../entities.ts';
import { type IdRow, idRows } from '../ids/id-rows.ts';
import { endsGroup, isSeparator, type PrintedForm, readPrinted } from './printed-form.ts';

/** An official number of letters and digits in groups. */
export interface PrintedToken {
  readonly entity: PiiEntity;
  readonly start: number;
  readonly end: number;
  readonly confidence: number;
}

/** Maximum number of groups before the first digit: `VRD GPP 76D15 H501S` has two. */
const MAX_GROUPS = 2;
const MAX_GROUP = 8;
const MAX_LENGTH = 20;
/** Maximum number of words between a name and the first digit. The groups of letters before it count as words. */
const REACH = 3;
/** A valid number of this length with a form of its own needs no name. */
const DISTINCT_LENGTH = 16;

/** Forms of letters and digits by entity: `AAAAA9999A`, with `?` for either. */
const forms = new Map<PiiEntity, readonly { readonly row: IdRow; readonly form: string }[]>(
  idRows.flatMap((row) => {
    const shapes = (row.shapes ?? []).filter((shape) => /A/.test(shape)).map(spellOut);
    const templates = [...new Set([...(row.templates ?? []), ...shapes])];
    return templates.length === 0 ? [] : [[row.entity, templates.map((form) => ({ row, form }))] as const];
  }),
);
const distinctForms = [...forms.values()]
  .flat()
  .filter(({ row, form }) => form.length >= DISTINCT_LENGTH && row.check && (row.distinct?.includes(form) ?? false));

/** Writes a shape such as `2.3.3-A` as a template: `99999999A`. */
function spellOut(shape: string): string {
  return shape.replace(/\d+/g, (digits) => '9'.repeat(Number(digits))).replace(/[^9A]/g, '');
}

/**
 * Matches an official number of letters and digits in any groups and any case, directly after its name. Its first digit
 * is in the word that starts at `at`.
 */
export function matchPrintedToken(text: string, at: number): PrintedToken | undefined {
  const isNamed = entitiesWithin(contextOf(text, at), REACH).some(({ entity }) => forms.has(entity));
  if (!isNamed && !isMiddleOfCode(text, at)) return undefined;
  let start = at;
  for (let groups = 0; groups <= MAX_GROUPS; groups++) {
    const found = matchFrom(text, start, isNamed);
    if (found) return found;
    const earlier = startOfGroup(text, start);
    if (earlier === start) return undefined;
    start = earlier;
  }
  return undefined;
}

/** Two digits, a letter and two digits between capitals: the middle of an Italian fiscal code. */
function isMiddleOfCode(text: string, at: number): boolean {
  return isCapital(text.charCodeAt(at - 2)) && isCapital(text.charCodeAt(at + 2)) && isCapital(text.charCodeAt(at + 6));
}

function matchFrom(text: string, start: number, isNamed: boolean): PrintedToken | undefined {
  const printed = readPrinted(text, start, MAX_LENGTH + 1);
  for (const { entity } of isNamed ? entitiesWithin(contextOf(text, start), 0) : []) {
    const found = longestFit(text, start, printed, forms.get(entity) ?? []);
    if (found) return found;
  }
  return text.startsWith(printed.compact.charAt(0), start)
    ? longestFit(text, start, printed, distinctForms)
    : undefined;
}

function longestFit(
  text: string,
  start: number,
  printed: PrintedForm,
  candidates: readonly { readonly row: IdRow; readonly form: string }[],
): PrintedToken | undefined {
  for (const { row, form } of candidates) {
    const end = printed.ends[form.length - 1];
    if (end === undefined || !endsGroup(text, printed, form.length) || !fits(printed.compact, form)) continue;
    const isValid = row.check?.(printed.compact.slice(0, form.length)) ?? false;
    if (isValid) return { entity: row.entity, start, end, confidence: 0.9 };
  }
  return undefined;
}

function fits(compact: string, form: string): boolean {
  for (let place = 0; place < form.length; place++) {
    const kind = form.charCodeAt(place);
    const code = compact.charCodeAt(place);
    if (kind !== 63 && isDigit(code) !== (kind === 57)) return false;
  }
  return true;
}

/** Returns the start of the group of letters before an offset, with one separator between, or the offset. */
function startOfGroup(text: string, at: number): number {
  if (!isSeparator(text.charCodeAt(at - 1))) return at;
  let start = at - 1;
  while (start > at - 1 - MAX_GROUP && isLetter(text.charCodeAt(start - 1))) start--;
  return start === at - 1 || isWord(text.charCodeAt(start - 1)) || !isAlphanumeric(text.charCodeAt(start)) ? at : start;
}

const isCapital = (code: number): boolean => code >= 65 && code <= 90;
