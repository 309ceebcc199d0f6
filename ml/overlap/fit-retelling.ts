import { writeFileSync } from 'node:fs';
import { rounded } from '@redoubt/contract';
import { createEncoder, type Encoder, indexReferences } from '@redoubt/detectors';
import { comparedRetellings, retellingEvidence } from '../../packages/detectors/src/overlap/judge-retelling.ts';
import { versionOf } from '../evaluate/encoder-version.ts';
import { type Example, fitLinear } from '../grounding/fit-linear.ts';
import { meaningsOf, readViews } from './measure-overlap.ts';
import { promptCases } from './overlap-cases.ts';
import { promptsOf } from './sample-sets.ts';

const RIDGE = 0.01;
const words = ['shared', 'cue', 'share'] as const;
/** How far above even odds the threshold lies: an answer that obeys its instructions is common, a leak is rare. */
const CAUTION = 1;

/** Fits how evidence of a retelling is weighed, on the half that may be seen, and writes retelling-calibration.ts. */
export async function fitRetelling(date: string): Promise<void> {
  const encoder = createEncoder();
  const examples = await measureExamples(encoder);
  const version = versionOf(encoder);
  await encoder.close();
  const file = `/**
 * How the evidence that a stretch retells a reference is weighed. Log-odds of 0 are the threshold. Written by
 * \`npm run ml -- retelling\` (ml/overlap/calibrate.ts).
 */
export const retellingCalibration = {
  date: '${date}',
  encoder: '${version}',
  byWords: ${weightsOf(examples, words)},
  withMeaning: ${weightsOf(examples, [...words, 'cosine'])},
} as const;
`;
  writeFileSync(new URL('../../packages/detectors/src/overlap/retelling-calibration.ts', import.meta.url), file);
}

/** The stretches of what tells a prompt in other words, and of harmless texts: the likeliest one of each text. */
async function measureExamples(encoder: Encoder): Promise<Example[]> {
  const prompts = promptsOf('seen');
  const index = indexReferences(prompts);
  const meanings = await meaningsOf(prompts, encoder);
  const groups = promptCases('seen').filter(({ what, isCopy }) => !isCopy || what === 'told in other words');
  const examples: Example[] = [];
  for (const { isCopy, texts } of groups) {
    for (const text of texts) {
      const found = comparedRetellings(await readViews(text, index, encoder), index, meanings);
      const likeliest = found.toSorted((one, other) => (other.cosine ?? 0) - (one.cosine ?? 0))[0];
      if (!likeliest) continue;
      const features = retellingEvidence(likeliest.retelling, likeliest.cosine);
      examples.push({ source: 'prompts', label: isCopy ? 1 : 0, features });
    }
  }
  return examples;
}

function weightsOf(examples: readonly Example[], names: readonly string[]): string {
  const { weights, scale, mean, offset } = fitLinear(examples, names, RIDGE);
  const scaled = weights.map((weight, at) => weight / (scale[at] ?? 1));
  const total = scaled.reduce((sum, weight, at) => sum - weight * (mean[at] ?? 0), offset) - CAUTION;
  const members = names.map((name, at) => `${name}: ${rounded(scaled[at] ?? 0, 4)}`);
  return `{ ${[...members, `offset: ${rounded(total, 4)}`].join(', ')} }`;
}
