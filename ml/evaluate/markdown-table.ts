import type { Estimate } from './metrics/interval.ts';

/** A word or a figure in a table. */
export type Cell = string | number;

/** A table in Markdown, with an empty line after it; the first column is words, the others are figures. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const align = head.map((_, at) => (at === 0 ? '---' : '---:'));
  return [head, align, ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
    .concat('\n\n');
}

/** Undefined and NaN (null in a file) are figures that do not exist. */
const exists = (estimate: Estimate | undefined): estimate is Estimate => Number.isFinite(estimate?.value);

/** In percent, with its interval; empty where the figure does not exist. */
export function percent(estimate: Estimate | undefined): string {
  if (!exists(estimate)) return '';
  const [value, low, high] = [estimate.value, estimate.low, estimate.high].map((x) => (x * 100).toFixed(1));
  return `${value} (${low}–${high})`;
}

/** A part of a whole in percent, such as `12.5`. Of nothing it is 0. */
export const percentOf = (part: number, whole = 1): string => ((100 * part) / (whole || 1)).toFixed(1);

/** From 0 to 1, with its interval; empty where the figure does not exist. */
export function area(estimate: Estimate | undefined): string {
  if (!exists(estimate)) return '';
  const [value, low, high] = [estimate.value, estimate.low, estimate.high].map((x) => x.toFixed(3));
  return `${value} (${low}–${high})`;
}
