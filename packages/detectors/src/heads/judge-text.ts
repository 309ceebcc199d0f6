import { readFileSync } from 'node:fs';
import type { TextViews } from '../view.ts';
import { type HeadHeader, readHeads } from './head-file.ts';
import { type HeadScore, type ScoredText, TextScorer } from './score-text.ts';

/** What every head says of one text, by name, and how each flags. */
export type Judgement = ReadonlyMap<string, HeadScore & Pick<HeadHeader, 'thresholds'>>;

const weightsFile = new URL('../../weights/stage1.heads', import.meta.url);
let loaded: TextScorer | undefined;

/** Read when first needed: a service whose callers never ask for a trained detector never holds the weights. */
function load(): TextScorer {
  loaded ??= new TextScorer(readHeads(readFileSync(weightsFile)));
  return loaded;
}

const looks = new WeakMap<TextViews, ScoredText>();
const judgements = new WeakMap<TextViews, Judgement>();

/** What stage 1 sees in a text, with the views it was seen in. One pass for all heads, shared by all who ask. */
export function lookAt(views: TextViews): ScoredText {
  const known = looks.get(views);
  if (known) return known;
  const look = load().score(views);
  looks.set(views, look);
  return look;
}

/** Scores a text with all heads in one pass; detectors that ask for the same text share it. */
export function judgeText(views: TextViews): Judgement {
  const known = judgements.get(views);
  if (known) return known;
  const { heads, scores } = lookAt(views);
  const judgement = new Map<string, HeadScore & Pick<HeadHeader, 'thresholds'>>();
  for (const [index, { name, thresholds }] of heads.entries()) {
    const score = scores[index];
    if (!score) continue;
    const { probability, z, segment, view } = score;
    judgement.set(name, { probability, z, segment, view, thresholds });
  }
  judgements.set(views, judgement);
  return judgement;
}

/** Puts a better judgement in the place of a text's first one. */
export function overrule(views: TextViews, judgement: Judgement): void {
  judgements.set(views, judgement);
}
