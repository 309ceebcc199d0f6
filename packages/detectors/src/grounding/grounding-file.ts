import { readFileSync } from 'node:fs';
import type { LinearHead } from './linear-head.ts';
import { type Rarity, rarityOf } from './rarity.ts';

/** The question to judge: whether a context supports a fact, or whether an answer is relevant to its question. */
export type GroundingTask = 'support' | 'relevancy';

/**
 * A head of the file. `reply` judges short replies to a question; `relevancy` judges longer ones. `detail` judges claims by
 * what `support` makes of their words and by the details that differ from the context.
 */
type GroundingHead = GroundingTask | 'reply' | 'detail';

/** `grounding.json`, written by `npm run ml -- grounding`. */
export interface GroundingFile {
  readonly date: string;
  /** SHA-256 of each training data file. */
  readonly digests: Readonly<Record<string, string>>;
  /** Rarity of the more common stems, 0 to 1. */
  readonly rarity: Readonly<Record<string, number>>;
  readonly heads: Readonly<Record<GroundingHead, LinearHead>>;
}

const file = new URL('../../weights/grounding.json', import.meta.url);
let loaded: GroundingFile | undefined;
let rarity: Rarity | undefined;

/** Returns the shipped heads. */
export function groundingFile(): GroundingFile {
  loaded ??= JSON.parse(readFileSync(file, 'utf8')) as GroundingFile;
  return loaded;
}

/** Returns the rarity function of the shipped table. */
export function shippedRarity(): Rarity {
  rarity ??= rarityOf(groundingFile().rarity);
  return rarity;
}
