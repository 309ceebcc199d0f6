import { deriveView } from '../normalise/derive-view.ts';
import { TextWriter } from '../normalise/text-writer.ts';
import type { View } from '../view.ts';

/**
 * Returns a view as the encoder reads it. Each run of white space and control characters becomes one space, and none is
 * left at the ends.
 */
export function encoderReading(view: View): View {
  const { text } = view;
  const writer = new TextWriter(text);
  let at = 0;
  while (at < text.length) {
    const word = wordStart(text, at);
    if (word >= text.length) break;
    if (at > 0) writer.unit(0x20, at, word);
    at = wordEnd(text, word);
    writer.copy(word, at);
  }
  return deriveView(view, view.kind, writer.finish());
}

function wordStart(text: string, from: number): number {
  let at = from;
  while (at < text.length && isBlank(text.charCodeAt(at))) at += 1;
  return at;
}

function wordEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && !isBlank(text.charCodeAt(at))) at += 1;
  return at;
}

function isBlank(unit: number): boolean {
  if (unit <= 0x20) return true;
  if (unit < 0x7f) return false;
  return unit <= 0xa0 || (unit >= 0x2000 && unit <= 0x200a) || unit === 0x2028 || unit === 0x2029 || unit === 0x3000;
}
