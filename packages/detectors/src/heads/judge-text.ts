import { readFileSync } from 'node:fs';
import { viewsAgain } from '../normalise/views-of.ts';
import { type TextViews, ViewNote } from '../view.ts';
import { type HeadHeader, readHeads } from './head-file.ts';
import { type HeadScore, type ScoredText, TextScorer } from './score-text.ts';

/** The score of one head on a text, with the head's thresholds. */
export type HeadVerdict = HeadScore & Pick<HeadHeader, 'thresholds'>;

/** The verdicts of all heads on one text. */
export interface Judgement {
  /** Returns the verdict of a head by name, or undefined if there is no such head. */
  get(head: string): HeadVerdict | undefined;
}

const weightsFile = new URL('../../weights/stage1.heads', import.meta.url);
let loaded: { readonly scorer: TextScorer; readonly places: ReadonlyMap<string, number> } | undefined;

/** Loads the weights on first use. A service that never uses a trained detector never holds them. */
function loadHeads() {
  if (loaded) return loaded;
  const scorer = new TextScorer(readHeads(readFileSync(weightsFile)));
  loaded = { scorer, places: new Map(scorer.heads.map(({ name }, place) => [name, place])) };
  return loaded;
}

const looks = new ViewNote<ScoredText>();
const judgements = new ViewNote<Judgement>();

/** Returns the thresholds of a head, by preset. */
export function thresholdsOfHead(head: string): HeadHeader['thresholds'] {
  const { scorer, places } = loadHeads();
  const header = scorer.heads[places.get(head) ?? -1];
  if (!header) throw new Error(`The weights have no head "${head}"`);
  return header.thresholds;
}

/**
 * Returns the first model's scores for a text, with the views they were found in. One pass serves all heads and
 * callers.
 */
export function scoredTextOf(views: TextViews): ScoredText {
  return looks.of(views) ?? looks.keep(views, loadHeads().scorer.score(views));
}

/** Returns the views of the same text for another judgement, with the first model's scores if they are known. */
export function judgedAgain(views: TextViews): TextViews {
  const again = viewsAgain(views);
  const look = looks.of(views);
  if (look) looks.keep(again, look);
  return again;
}

/** Judges a text with the trained heads. Detectors that ask for the same text share one pass. */
export function judgeText(views: TextViews): Judgement {
  return judgements.of(views) ?? judgements.keep(views, new FirstJudgement(scoredTextOf(views)));
}

/** Replaces some of a text's verdicts by better ones. */
export function overrule(views: TextViews, verdicts: ReadonlyMap<string, HeadVerdict>): void {
  const before = judgeText(views);
  judgements.keep(views, { get: (head) => verdicts.get(head) ?? before.get(head) });
}

/** The first model's judgement. Each head is scored on first use. */
class FirstJudgement implements Judgement {
  readonly #look: ScoredText;

  constructor(look: ScoredText) {
    this.#look = look;
  }

  get(head: string): HeadVerdict | undefined {
    const place = loadHeads().places.get(head) ?? -1;
    const score = this.#look.scoreOf(place);
    const header = this.#look.heads[place];
    return score && header && { ...score, thresholds: header.thresholds };
  }
}
