import { readFileSync } from 'node:fs';
import type { LinearHead } from './linear-head.ts';
import { type Rarity, rarityOf } from './rarity.ts';

/** What is judged: whether a fact rests on a context, or whether an answer answers its question. */
export type GroundingTask = 'support' | 'relevancy';

/** `grounding.json`, written by `npm run train:grounding`. */
export interface GroundingFile {
  readonly date: string;
  /** Version of the encoder that the heads with meaning were fitted for. */
  readonly encoder: string;
  /** SHA-256 of every file of training data. */
  readonly digests: Readonly<Record<string, string>>;
  /** How rare each of the commoner stems is, 0 to 1. */
  readonly rarity: Readonly<Record<string, number>>;
  /** Of each task, a head that goes by words alone, and one that goes by meaning too. */
  readonly heads: Readonly<Record<GroundingTask, Readonly<Record<'words' | 'meaning', LinearHead>>>>;
}

const file = new URL('../../weights/grounding.json', import.meta.url);
let loaded: GroundingFile | undefined;
let rarity: Rarity | undefined;

/** The heads that ship. */
export function groundingFile(): GroundingFile {
  loaded ??= JSON.parse(readFileSync(file, 'utf8')) as GroundingFile;
  return loaded;
}

/** How rare a stem is, by the table that ships. */
export function shippedRarity(): Rarity {
  rarity ??= rarityOf(groundingFile().rarity);
  return rarity;
}
