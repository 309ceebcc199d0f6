import { readFileSync } from 'node:fs';
import type { Preset } from '../heads/head-file.ts';

/** When the encoder also reads a text, and how both models are taken together. */
export interface BlendWeights {
  /** First-model probability from which the encoder also reads a text. */
  readonly askFrom: number;
  /**
   * Log-odds = `first` × the first model's log-odds + `second` × the encoder's logit + `offset`. 0 is the balanced
   * threshold.
   */
  readonly first: number;
  readonly second: number;
  readonly offset: number;
}

/** How to combine the two models for one head. */
export interface Blend extends BlendWeights {
  /** For texts in other languages than English, of which the first model knows less. Absent: the same. */
  readonly foreign?: BlendWeights | undefined;
  /** Blended probabilities from which each preset flags. */
  readonly thresholds: Readonly<Record<Preset, number>>;
}

/** Returns the weights for texts in English, or in another language. */
export const weightsFor = (blend: Omit<Blend, 'thresholds'>, isForeign: boolean): BlendWeights =>
  (isForeign && blend.foreign) || blend;

/** Blends by head name. */
export type Blends = Readonly<Record<string, Blend>>;

/** Content of `second-look.json`. It was fitted on whole sources that neither model had seen. */
export interface BlendFile {
  readonly date: string;
  /** Version of the encoder that the blends were fitted for. */
  readonly encoder: string;
  readonly heads: Blends;
}

const file = new URL('../../weights/second-look.json', import.meta.url);
let loaded: BlendFile | undefined;

function loadBlends(): BlendFile {
  loaded ??= JSON.parse(readFileSync(file, 'utf8')) as BlendFile;
  return loaded;
}

/** Returns the shipped blends by head name. */
export function blends(): Blends {
  return loadBlends().heads;
}

/** Returns the version of the encoder that the blends were fitted for. */
export function secondModelVersion(): string {
  return loadBlends().encoder;
}
