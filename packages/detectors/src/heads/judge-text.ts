import { readFileSync } from 'node:fs';
import type { TextViews } from '../view.ts';
import { type HeadHeader, readHeads } from './head-file.ts';
import { type HeadScore, TextScorer } from './score-text.ts';

/** What every head says of one text, by name, and how each flags. */
export type Judgement = ReadonlyMap<string, HeadScore & Pick<HeadHeader, 'thresholds'>>;

interface Loaded {
  readonly scorer: TextScorer;
  readonly heads: readonly HeadHeader[];
}

const weightsFile = new URL('../../weights/stage1.heads', import.meta.url);
let loaded: Loaded | undefined;

/** Read when first needed: a service whose callers never ask for a trained detector never holds the weights. */
function load(): Loaded {
  if (loaded) return loaded;
  const heads = readHeads(readFileSync(weightsFile));
  loaded = { scorer: new TextScorer(heads), heads: heads.header.heads };
  return loaded;
}

const judgements = new WeakMap<TextViews, Judgement>();

/** Scores a text with all heads in one pass; detectors that ask for the same text share it. */
export function judgeText(views: TextViews): Judgement {
  const known = judgements.get(views);
  if (known) return known;
  const { scorer, heads } = load();
  const scores = scorer.score(views);
  const judgement: Judgement = new Map(
    heads.flatMap(({ name, thresholds }, index) => {
      const score = scores[index];
      return score ? [[name, { ...score, thresholds }] as const] : [];
    }),
  );
  judgements.set(views, judgement);
  return judgement;
}
