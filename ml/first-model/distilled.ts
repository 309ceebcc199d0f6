import { existsSync, readFileSync } from 'node:fs';
import type { Example } from './fit-head.ts';
import type { HeadName } from './heads.ts';
import { prepare } from './prepare.ts';

/** The heads that learn from the encoder, in the order of the logits. */
export const distilledHeads = [
  'injection_attack',
  'toxicity',
  'severe_toxicity',
  'insult',
  'identity_hate',
  'nsfw',
  'bias',
  'sponge_attack',
  'refusal',
] as const satisfies HeadName[];

/** A text with what the encoder says of it. */
export interface DistilledText {
  readonly text: string;
  readonly logits: readonly number[];
}

/** What these texts weigh together, of what the labelled ones weigh. */
const SHARE = 0.5;
/** The encoder's logits are halved: a linear head cannot be as sure, and the last shade of certainty is not its task. */
const SOFTNESS = 2;
/** Counts as a source of its own when columns are chosen. */
const SOURCE = 1_000_000;

/** Returns what a head learns from the encoder: chances in the place of labels. */
export function distilledExamples(path: string | undefined, head: HeadName, labelled: readonly Example[]): Example[] {
  const at = (distilledHeads as readonly HeadName[]).indexOf(head);
  if (path === undefined || at < 0) return [];
  if (!existsSync(path)) throw new Error(`There is no ${path}; ml/first-model/distil.ts writes it`);
  const texts = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as DistilledText);
  const total = labelled.reduce((sum, { weight }) => sum + weight, 0);
  const weight = (SHARE * total) / Math.max(1, texts.length);
  return texts.map(({ text, logits }) => ({
    ...prepare({ text }),
    label: 1 / (1 + Math.exp(-(logits[at] ?? 0) / SOFTNESS)),
    weight,
    source: SOURCE,
  }));
}
