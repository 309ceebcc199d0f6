import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { NameKind } from '../../packages/detectors/src/names/name-tags.ts';
import { readFields } from '../evaluate/read-rows.ts';
import type { LabelledText, NameSpan } from './labelled-text.ts';

/** Kinds of the data's types; others are no names. */
const kinds: Readonly<Record<string, NameKind>> = {
  PERSON: 'person',
  LOCATION: 'location',
  ORGANIZATION: 'organization',
  ADDRESS: 'address',
};

/** The rows of `pii.<split>.jsonl` that may be trained on, and the file's digest. */
export async function readLabelled(
  folder: string,
  split: 'train' | 'val',
): Promise<{ texts: LabelledText[]; sha256: string }> {
  const hash = createHash('sha256');
  const texts: LabelledText[] = [];
  for await (const fields of readFields(join(folder, `pii.${split}.jsonl`), hash)) {
    const { text, source, spans, licence_class: licence } = fields;
    if (typeof text !== 'string' || typeof source !== 'string' || licence !== 'permissive') continue;
    texts.push({ text, source, spans: spansOf(text, Array.isArray(spans) ? spans : []) });
  }
  return { texts, sha256: hash.digest('hex') };
}

/** The data counts code points; we count UTF-16 units. */
function spansOf(text: string, spans: readonly { start: number; end: number; type: string }[]): NameSpan[] {
  const units: number[] = [];
  for (let at = 0; at < text.length; at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1) units.push(at);
  units.push(text.length);
  return spans.flatMap(({ start, end, type }) => {
    const kind = kinds[type];
    return kind ? [{ start: units[start] ?? 0, end: units[end] ?? text.length, kind }] : [];
  });
}
