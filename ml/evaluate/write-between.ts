import { readFileSync, writeFileSync } from 'node:fs';

/** Replace what stands between two markers of a document; what is around them is written by hand. */
export function writeBetween(document: URL, markers: { start: string; end: string }, content: string): void {
  const text = readFileSync(document, 'utf8');
  const [before, rest] = text.split(markers.start);
  const after = rest?.split(markers.end)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`${document.pathname} has lost its markers "${markers.start}" and "${markers.end}"`);
  }
  writeFileSync(document, `${before}${markers.start}\n\n${content.trimEnd()}\n\n${markers.end}${after}`);
}
