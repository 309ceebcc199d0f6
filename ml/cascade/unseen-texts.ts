import { join } from 'node:path';
import { readFields } from '../evaluate/read-rows.ts';
import { sample } from '../evaluate/sample.ts';
import { readField, readPacked } from '../field/read-field.ts';
import type { OrdinaryDocument } from '../first-model/documents.ts';

/** Heads that the encoder has a second opinion on. */
export const blendedHeads = ['injection_attack', 'toxicity', 'nsfw', 'bias'] as const;
export type BlendedHead = (typeof blendedHeads)[number];

/** A text that neither model was trained on. */
export interface UnseenText {
  readonly text: string;
  readonly source: string;
  readonly label: 0 | 1;
  /** Everyday use: a harmless prompt that is of no task's collection. */
  readonly isOrdinary: boolean;
}

const PER_SOURCE = 400;
const DOCUMENTS_OF_SOURCE = 60;

/**
 * The texts of the sources that training leaves out whole: `more/*.val` and `field/*.val`. Harmless prompts are
 * negatives of every head.
 */
export async function unseenTexts(data: string, head: BlendedHead): Promise<UnseenText[]> {
  const own = await rowsOf(join(data, 'more', `${head}.val.jsonl.xz`));
  const foreign = head === 'toxicity' ? await readField(data, 'toxicity', 'val') : [];
  const benign = (await Promise.all(benignFiles.map((name) => rowsOf(join(data, name))))).flat();
  return [
    ...capped([...own, ...foreign]).map(({ text, source, label }) => ({ text, source, label, isOrdinary: false })),
    ...capped(benign).map(({ text, source }) => ({ text, source, label: 0 as const, isOrdinary: true })),
  ];
}

/** Everyday prompts; those of the second file are all harmless. */
const benignFiles = ['more/benign.val.jsonl.xz', 'benign.val.jsonl'] as const;

interface Labelled {
  readonly id: string;
  readonly text: string;
  readonly source: string;
  readonly label: 0 | 1;
}

async function rowsOf(path: string): Promise<Labelled[]> {
  if (path.endsWith('.xz')) return readPacked<Labelled>(path);
  const rows: Labelled[] = [];
  for await (const { id, text, source } of readFields(path))
    rows.push({ id: String(id), text: String(text), source: String(source), label: 0 });
  return rows;
}

function capped<Row extends Labelled>(rows: readonly Row[]): Row[] {
  const groups = Map.groupBy(rows, ({ source, label }) => `${source} ${label}`);
  return [...groups.values()].flatMap((group) => sample(group, PER_SOURCE));
}

/** Ordinary documents of sources that training leaves out. */
export async function unseenDocuments(data: string): Promise<Pick<OrdinaryDocument, 'text' | 'owner'>[]> {
  const groups = Map.groupBy(await readField(data, 'documents', 'val'), ({ source }) => source);
  return [...groups.values()].flatMap((group) =>
    sample(group, DOCUMENTS_OF_SOURCE).map(({ text, source }) => ({ text, owner: source })),
  );
}
