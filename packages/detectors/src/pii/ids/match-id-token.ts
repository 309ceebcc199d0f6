import { isDigit, isWord } from '../characters.ts';
import { contextOf } from '../context/read-context.ts';
import { type IdRow, idRows } from './id-rows.ts';
import { confidenceOf, type IdVerdict, isBetter } from './id-verdict.ts';

/** No official number with letters is longer. */
const MAX_TEMPLATE = 20;

interface Template {
  readonly row: IdRow;
  readonly isDistinct: boolean;
}

/** Rows by template. The key has a leading one bit, then a one per letter and a zero per digit. */
const templates = new Map<number, Template[]>();
for (const row of idRows)
  for (const template of row.templates ?? []) addTemplate(row, template, row.distinct?.includes(template) ?? false);

function addTemplate(row: IdRow, template: string, isDistinct: boolean): void {
  if (template.includes('?')) {
    for (const kind of 'A9') addTemplate(row, template.replace('?', kind), isDistinct);
    return;
  }
  let key = 1;
  for (const kind of template) key = key * 2 + (kind === 'A' ? 1 : 0);
  templates.set(key, [...(templates.get(key) ?? []), { row, isDistinct }]);
}

/** Finds an official number of letters and digits without gaps. Returns the best match. */
export function matchIdToken(text: string, start: number, end: number): IdVerdict | undefined {
  if (end - start > MAX_TEMPLATE) return undefined;
  const found = templates.get(shapeKey(text, start, end));
  if (!found || isJoined(text, start, end)) return undefined;
  const token = text.slice(start, end);
  const compact = token.toUpperCase();
  const context = contextOf(text, start);
  let best: IdVerdict | undefined;
  for (const { row, isDistinct } of found) {
    const verdict = confidenceOf(row, compact, isDistinct && compact === token, context);
    if (verdict && (!best || isBetter(verdict, best))) best = verdict;
  }
  return best;
}

function shapeKey(text: string, start: number, end: number): number {
  let key = 1;
  for (let at = start; at < end; at++) key = key * 2 + (isDigit(text.charCodeAt(at)) ? 0 : 1);
  return key;
}

/** Whether the token is part of something longer: a UUID, a path, a file name or a version. */
function isJoined(text: string, start: number, end: number): boolean {
  return joins(text, start - 1, -1) || joins(text, end, 1);
}

function joins(text: string, at: number, step: number): boolean {
  const code = text.charCodeAt(at);
  if (code === 95 || code === 64) return true;
  return (code === 45 || code === 46 || code === 47 || code === 43) && isWord(text.charCodeAt(at + step));
}
