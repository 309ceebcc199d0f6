import { entityRow, type PiiEntity, type PiiGroup } from './entities.ts';
import { createNumberRuns, type NumberRuns } from './number-runs.ts';

/** A stretch of personal data: UTF-16 offsets into the scanned text, and a confidence from 0 to 1. */
export interface PiiFinding {
  readonly entity: PiiEntity;
  readonly group: PiiGroup;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly confidence: number;
}

/** State of one pass over a text: the wanted entities, the findings, and how far each finder has read. */
export interface Scan {
  readonly text: string;
  readonly wanted: ReadonlySet<PiiEntity>;
  readonly found: PiiFinding[];
  readonly runs: NumberRuns;
  /** Ends of what the finders have already read. No finder reads a stretch twice, so each takes linear time. */
  urlReadTo: number;
  addressReadTo: number;
  /** Position of the next PEM footer, or -1 if there is none. */
  footerAt: number;
  lastJwtHeader: string;
}

/** Shared by all scans, because a scan is synchronous and finishes before the next one starts. */
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

/** Adds a finding if its entity is wanted. */
export function report(scan: Scan, entity: PiiEntity, start: number, end: number, confidence: number): void {
  if (!scan.wanted.has(entity)) return;
  const { group } = entityRow(entity);
  scan.found.push({ entity, group, start, end, text: scan.text.slice(start, end), confidence });
}
