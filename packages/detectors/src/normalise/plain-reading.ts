import { FOLD, fateOf, firstChange, firstUnusual, foldOf } from './character-fate.ts';
import { identityMap } from './offset-map.ts';
import { type Reading, TextWriter } from './text-writer.ts';

/**
 * Returns the text without invisible characters and with compatibility forms folded. An unchanged text is not copied.
 */
export function plainReading(text: string): Reading {
  const unusual = firstUnusual(text);
  let change = unusual < 0 ? -1 : firstChange(text, unusual);
  if (change < 0) return { text, toParent: identityMap };
  const writer = new TextWriter(text);
  let done = 0;
  while (change >= 0) {
    writer.copy(done, change);
    done = writeChange(text, change, writer);
    change = firstChange(text, done);
  }
  writer.copy(done, text.length);
  return writer.finish();
}

function writeChange(text: string, at: number, writer: TextWriter): number {
  const codePoint = text.codePointAt(at) ?? 0;
  const end = at + (codePoint > 0xffff ? 2 : 1);
  if (fateOf(codePoint) === FOLD) writer.put(foldOf(codePoint), at, end);
  return end;
}
