import { readFileSync } from 'node:fs';
import type { Preset } from '../heads/head-file.ts';

/** How the two models of one head are taken together. */
export interface Blend {
  /** The first model's probability from which a text is uncertain enough to be read by the encoder. */
  readonly askFrom: number;
  /** Log-odds = `first` × those of the first model + `second` × the encoder's logit + `offset`; 0 is the balanced threshold. */
  readonly first: number;
  readonly second: number;
  readonly offset: number;
  /** Probabilities of the blend from which the presets flag. */
  readonly thresholds: Readonly<Record<Preset, number>>;
}

/** Blends by the name of their head. */
export type Blends = Readonly<Record<string, Blend>>;

/** `second-look.json`: fitted on whole sources that neither stage had seen. */
export interface BlendFile {
  readonly date: string;
  /** Version of the encoder that the blends were fitted for. */
  readonly encoder: string;
  readonly heads: Blends;
}

const file = new URL('../../weights/second-look.json', import.meta.url);
let loaded: BlendFile | undefined;

function load(): BlendFile {
  loaded ??= JSON.parse(readFileSync(file, 'utf8')) as BlendFile;
  return loaded;
}

/** The blends that ship, by the head's name. */
export function blends(): Blends {
  return load().heads;
}

/** Version of the encoder that the blends were fitted for. */
export function secondModelVersion(): string {
  return load().encoder;
}
