import { GAZETTEER_BITS, type Gazetteer } from '../../packages/detectors/src/names/gazetteer.ts';
import { NAME_FEATURE_BITS, NAME_FEATURE_VERSION } from '../../packages/detectors/src/names/name-features.ts';
import type { NameModel, NamesHeader } from '../../packages/detectors/src/names/name-file.ts';
import { nameKinds } from '../../packages/detectors/src/names/name-tags.ts';
import type { FittedTagger } from './fit-tagger.ts';

/** Weights beyond this are cut: few are, and the others keep a finer step. */
const LARGEST = 4;
const STEPS = 127;

/** One byte a weight; what rounds to nothing compresses to nothing. */
export function quantise(
  { weights, transitions }: FittedTagger,
  gazetteer: Gazetteer,
  stamp: Pick<NamesHeader, 'thresholds' | 'date' | 'data' | 'notice'>,
): NameModel {
  const scale = LARGEST / STEPS;
  const bytes = Int8Array.from(weights, (weight) => Math.max(-STEPS, Math.min(STEPS, Math.round(weight / scale))));
  const header: NamesHeader = {
    featureVersion: NAME_FEATURE_VERSION,
    featureBits: NAME_FEATURE_BITS,
    gazetteerBits: GAZETTEER_BITS,
    kinds: nameKinds,
    scale,
    transitions: [...transitions].map((value) => Math.round(value * 1e4) / 1e4),
    ...stamp,
  };
  return { header, weights: bytes, gazetteer: gazetteer.slots };
}
