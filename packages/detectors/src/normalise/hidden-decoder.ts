import type { Decoder } from './decoder.ts';
import { TextWriter } from './text-writer.ts';

const TAG = 0xe0000;
const TAG_HIGH = 0xdb40;
const LOW_FIRST = 0xdc20;
const LOW_LAST = 0xdc7e;

/** Decodes text in Unicode tag characters, which mirror ASCII and are invisible. They may be anywhere in the text. */
export const hiddenDecoder: Decoder = {
  kind: 'hidden',
  *readings(text) {
    let tag = nextTag(text, 0);
    if (tag < 0) return;
    const writer = new TextWriter('');
    for (; tag >= 0; tag = nextTag(text, tag + 2)) writer.unit((text.codePointAt(tag) ?? TAG) - TAG, tag, tag + 2);
    yield writer.finish();
  },
};

function nextTag(text: string, from: number): number {
  for (let at = from; at + 1 < text.length; at += 1) {
    if (text.charCodeAt(at) !== TAG_HIGH) continue;
    const low = text.charCodeAt(at + 1);
    if (low >= LOW_FIRST && low <= LOW_LAST) return at;
  }
  return -1;
}
