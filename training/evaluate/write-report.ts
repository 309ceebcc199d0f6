import { readFileSync, writeFileSync } from 'node:fs';
import { qualityTables } from './quality-tables.ts';
import type { ResultFile } from './result-file.ts';

const markers = { start: '<!-- figures: written by npm run eval -->', end: '<!-- end of figures -->' };

/** Put the tables of the kept results into a document, between its markers. */
export function writeReport(document: URL, results: readonly ResultFile[]): void {
  const text = readFileSync(document, 'utf8');
  const [before, rest] = text.split(markers.start);
  const after = rest?.split(markers.end)[1];
  if (before === undefined || after === undefined) throw new Error(`${document.pathname} has lost its markers`);
  writeFileSync(document, `${before}${markers.start}\n\n${qualityTables(results).trimEnd()}\n\n${markers.end}${after}`);
}
