import { readFileSync } from 'node:fs';
import { type TextViews, ViewNote } from '../view.ts';
import { type HeadHeader, readHeads } from './head-file.ts';
import { type HeadScore, type ScoredText, TextScorer } from './score-text.ts';

/** What one head says of a text, and from where on it flags. */
export type HeadVerdict = HeadScore & Pick<HeadHeader, 'thresholds'>;

/** What every head says of one text. */
export interface Judgement {
  /** By the head's name; undefined where there is no such head. */
  get(head: string): HeadVerdict | undefined;
}

const weightsFile = new URL('../../weights/stage1.heads', import.meta.url);
let loaded: { readonly scorer: TextScorer; readonly places: ReadonlyMap<string, number> } | undefined;

/** Read when first needed: a service whose callers never ask for a trained detector never holds the weights. */
function load() {
  if (loaded) return loaded;
  const scorer = new TextScorer(readHeads(readFileSync(weightsFile)));
  loaded = { scorer, places: new Map(scorer.heads.map(({ name }, place) => [name, place])) };
  return loaded;
}

const looks = new ViewNote<ScoredText>();
const judgements = new ViewNote<Judgement>();

/** What the first model sees in a text, with the views it was seen in. One pass for all heads, shared by all who ask. */
export function lookAt(views: TextViews): ScoredText {
  return looks.of(views) ?? looks.keep(views, load().scorer.score(views));
}

/** Judges a text with the trained heads; detectors that ask for the same text share the pass over it. */
export function judgeText(views: TextViews): Judgement {
  return judgements.of(views) ?? judgements.keep(views, new FirstJudgement(lookAt(views)));
}

/** Puts better verdicts in the place of a text's first ones. */
export function overrule(views: TextViews, verdicts: ReadonlyMap<string, HeadVerdict>): void {
  const before = judgeText(views);
  judgements.keep(views, { get: (head) => verdicts.get(head) ?? before.get(head) });
}

/** What the first model says alone; a head is asked when its verdict is. */
class FirstJudgement implements Judgement {
  readonly #look: ScoredText;

  constructor(look: ScoredText) {
    this.#look = look;
  }

  get(head: string): HeadVerdict | undefined {
    const place = load().places.get(head) ?? -1;
    const score = this.#look.scoreOf(place);
    const header = this.#look.heads[place];
    return score && header && { ...score, thresholds: header.thresholds };
  }
}
