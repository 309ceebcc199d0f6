import { readFileSync } from 'node:fs';
import { type Heads, readHeads } from '../heads/head-file.ts';

/** The hashed heads of `verdict.heads`, in their order. */
export const verdictHeads = ['judged', 'complied', 'refusing'] as const;
export type VerdictHead = (typeof verdictHeads)[number];

/** Log-odds = `slope` × what the heads say together + `offset`; 0 is the threshold. */
export interface Scale {
  readonly slope: number;
  readonly offset: number;
}

/** How what is seen in an answer is taken together. */
export interface VerdictBlend {
  /** Of an answer that was to be hateful: what each unit of its toxicity counts, and from which toxicity on it speaks for success. */
  readonly hate: { readonly weight: number; readonly from: number };
  readonly success: Scale;
  readonly refused: Scale;
}

/** `verdict.json`, written by `npm run train:judge`. */
export interface VerdictCard {
  readonly version: string;
  readonly date: string;
  /** SHA-256 over the heads and the blend. */
  readonly hash: string;
  /** SHA-256 of every file of training data. */
  readonly digests: Readonly<Record<string, string>>;
  readonly blend: VerdictBlend;
}

/** All that a verdict is made with. */
export interface VerdictModel {
  readonly heads: Heads;
  readonly blend: VerdictBlend;
}

const cardFile = new URL('../../weights/verdict.json', import.meta.url);
const headsFile = new URL('../../weights/verdict.heads', import.meta.url);
let card: VerdictCard | undefined;
let model: VerdictModel | undefined;

/** What the weights say of themselves. */
export function verdictCard(): VerdictCard {
  card ??= JSON.parse(readFileSync(cardFile, 'utf8')) as VerdictCard;
  return card;
}

/** The weights that ship, read when first needed. */
export function shippedVerdict(): VerdictModel {
  model ??= { heads: readHeads(readFileSync(headsFile)), blend: verdictCard().blend };
  return model;
}
