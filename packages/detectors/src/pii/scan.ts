import { entityRow, type PiiEntity, type PiiGroup } from './entities.ts';
import { createNumberRuns, type NumberRuns } from './number-runs.ts';

/** One stretch of personal data: UTF-16 offsets into the scanned text, confidence 0 to 1. */
export interface PiiFinding {
  readonly entity: PiiEntity;
  readonly group: PiiGroup;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly confidence: number;
}

/** One pass over one text: what is looked for, what was found, and up to where each finder has already read. */
export interface Scan {
  readonly text: string;
  readonly wanted: ReadonlySet<PiiEntity>;
  readonly found: PiiFinding[];
  readonly runs: NumberRuns;
  /** The marks keep every finder linear: none reads a stretch again that it has read. */
  urlReadTo: number;
  addressReadTo: number;
  /** Where the next PEM footer stands; -1 when there is none further on. */
  footerAt: number;
  lastJwtHeader: string;
}

/** One text is scanned at a time, to its end: all scans read their numbers into the same arrays. */
const sharedRuns = createNumberRuns();

export function createScan(text: string, wanted: ReadonlySet<PiiEntity>): Scan {
  return {
    text,
    wanted,
    found: [],
    runs: sharedRuns,
    urlReadTo: 0,
    addressReadTo: 0,
    footerAt: 0,
    lastJwtHeader: '',
  };
}

/** Keeps a finding if its entity is wanted. */
export function report(scan: Scan, entity: PiiEntity, start: number, end: number, confidence: number): void {
  if (!scan.wanted.has(entity)) return;
  const { group } = entityRow(entity);
  scan.found.push({ entity, group, start, end, text: scan.text.slice(start, end), confidence });
}
