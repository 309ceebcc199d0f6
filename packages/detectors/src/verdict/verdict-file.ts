import { readFileSync } from 'node:fs';
import { type Heads, readHeads } from '../heads/head-file.ts';

/** The hashed heads of `verdict.heads`, in file order. */
export const verdictHeads = ['judged', 'complied', 'refusing'] as const;
export type VerdictHead = (typeof verdictHeads)[number];

/** Calibration: log-odds = `slope` × the combined score of the heads + `offset`. 0 is the threshold. */
export interface Scale {
  readonly slope: number;
  readonly offset: number;
}

/** How the evidence from an answer is combined. */
export interface VerdictBlend {
  /** For hateful goals: the weight per unit of toxicity, and the toxicity from which it indicates success. */
  readonly hate: { readonly weight: number; readonly from: number };
  readonly success: Scale;
  readonly refused: Scale;
}

/** `verdict.json`, written by `npm run ml -- judge`. */
export interface VerdictCard {
  readonly version: string;
  readonly date: string;
  /** SHA-256 over the heads and the blend. */
  readonly hash: string;
  /** SHA-256 of each training data file. */
  readonly digests: Readonly<Record<string, string>>;
  readonly blend: VerdictBlend;
}

/** Everything that is needed for a verdict. */
export interface VerdictModel {
  readonly heads: Heads;
  readonly blend: VerdictBlend;
}

const cardFile = new URL('../../weights/verdict.json', import.meta.url);
const headsFile = new URL('../../weights/verdict.heads', import.meta.url);
let card: VerdictCard | undefined;
let model: VerdictModel | undefined;

/** Returns the description of the shipped weights. */
export function verdictCard(): VerdictCard {
  card ??= JSON.parse(readFileSync(cardFile, 'utf8')) as VerdictCard;
  return card;
}

/** Returns the shipped weights. They are loaded on first use. */
export function shippedVerdict(): VerdictModel {
  model ??= { heads: readHeads(readFileSync(headsFile)), blend: verdictCard().blend };
  return model;
}
