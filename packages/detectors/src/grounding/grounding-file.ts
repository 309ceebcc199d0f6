import { readFileSync } from 'node:fs';
import type { LinearHead } from './linear-head.ts';

/** The question to judge: whether a context supports a fact, or whether an answer is relevant to its question. */
export type GroundingTask = 'support' | 'relevancy';

/** The heads: of what the encoder says, and of shared words where it says nothing. A positive value means doubt. */
type GroundingHead = GroundingTask | 'support_words' | 'relevancy_words';

/** `grounding.json`, written by `npm run ml -- grounding`. */
export interface GroundingFile {
  readonly date: string;
  /** Version of the encoder whose outputs the heads were fitted on. */
  readonly encoder: string;
  /** SHA-256 of each data file. */
  readonly digests: Readonly<Record<string, string>>;
  readonly heads: Readonly<Record<GroundingHead, LinearHead>>;
  /** Rarity of the more common stems, 0 to 1. */
  readonly rarity: Readonly<Record<string, number>>;
}

/** Returns how rare a stem is in English texts: near 0 for words that are everywhere, 1 for unknown ones. */
type Rarity = (stem: string) => number;

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

function rarityOf(table: GroundingFile['rarity']): Rarity {
  const known = new Map(Object.entries(table));
  return (stem) => known.get(stem) ?? 1;
}
