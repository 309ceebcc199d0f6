import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import xz from 'xz-decompress';

/** What every row of the field set has; its README tells the rest. */
interface FieldRow {
  readonly id: string;
  readonly text: string;
  readonly label: 0 | 1;
  readonly source: string;
  readonly lang: string;
  /** `research` rows are measured with and never trained on, and so are `sharealike` ones. */
  readonly licence_class: 'permissive' | 'sharealike' | 'research';
}

/** A document that no detector should flag. */
export interface FieldDocument extends FieldRow {
  readonly kind: string;
}

/** A claim; label 1: its context does not support it. */
export interface FieldClaim extends FieldRow {
  readonly context: string;
  readonly phenomenon?: string;
}

/** An answer; label 1: it does not answer the question. */
export interface FieldAnswer extends FieldRow {
  readonly question: string;
  readonly kind: string;
}

interface FieldRows {
  readonly documents: FieldDocument;
  readonly nli: FieldClaim;
  readonly relevance: FieldAnswer;
  readonly toxicity: FieldRow;
}

export type FieldSplit = 'train' | 'val';

/** The rows of one file of the field set, `DIR/field/<name>.<split>.jsonl.xz`; none where the file is missing. */
export async function readField<Name extends keyof FieldRows>(
  folder: string,
  name: Name,
  split: FieldSplit,
): Promise<FieldRows[Name][]> {
  return readPacked(join(folder, 'field', `${name}.${split}.jsonl.xz`));
}

/** The rows of a packed JSONL file; none where the file is missing. */
export async function readPacked<Row>(path: string): Promise<Row[]> {
  if (!existsSync(path)) return [];
  const compressed = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
  const text = await new Response(new xz.XzReadableStream(compressed)).text();
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);
}
