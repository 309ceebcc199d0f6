import { contextOf, distanceTo } from './context/read-context.ts';
import type { NumberMatch } from './number-match.ts';
import { gap, gapAfter, type NumberRuns, runEnd, runLength, runStart } from './number-runs.ts';

const DEGREES = String.raw`\d{1,3}(?:\.\d{3,12})°? ?`;
const pair = new RegExp(String.raw`(${DEGREES}[NS]?)[,;/ ] ?(-?${DEGREES}[EWO]?)(?![\w.])`, 'y');
const single = /\d{1,3}\.\d{3,12}°?(?: ?[NSEWO]\b)?(?![\w.])/y;
const sexagesimal =
  /\d{1,2}° ?\d{1,2}['′’] ?(?:\d{1,2}(?:\.\d{1,6})?(?:["″”]|'')? ?)?[NS][,;]? ?\d{1,3}° ?\d{1,2}['′’] ?(?:\d{1,2}(?:\.\d{1,6})?(?:["″”]|'')? ?)?[EWO](?!\w)/y;

/**
 * Geographic coordinates: degrees, minutes and seconds with N/S and E/W, or decimal degrees with these letters or a
 * context word.
 */
export function matchCoordinates(text: string, runs: NumberRuns, first: number): NumberMatch | undefined {
  if (runLength(runs, first) > 3) return undefined;
  const start = runStart(runs, first);
  if (text.charCodeAt(runEnd(runs, first)) === 0xb0) return found(text, start, read(sexagesimal, text, start), 0.9);
  if (gapAfter(runs, first) !== gap.dot || runLength(runs, first + 1) < 3) return undefined;
  const both = read(pair, text, start);
  const isNamed = distanceTo(contextOf(text, start), 'coordinates') <= 3;
  if (both && Number.parseFloat(both) <= 90 && (isNamed || /[NS].*[EWO]/.test(both)))
    return found(text, start, both, 0.9);
  return isNamed ? found(text, start, read(single, text, start), 0.75) : undefined;
}

function read(pattern: RegExp, text: string, start: number): string | undefined {
  pattern.lastIndex = start;
  return pattern.exec(text)?.[0];
}

function found(text: string, at: number, value: string | undefined, confidence: number): NumberMatch | undefined {
  if (value === undefined) return undefined;
  const start = text.charCodeAt(at - 1) === 45 ? at - 1 : at;
  return { entity: 'coordinates', start, end: at + value.trimEnd().length, runs: 2, confidence };
}
