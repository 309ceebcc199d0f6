import { pathToFileURL } from 'node:url';
import type { Blends } from '../../packages/detectors/src/cascade/blend-file.ts';
import { firstOpinion, logitOf, type Opinions } from '../../packages/detectors/src/cascade/blend-readings.ts';
import { findQuestions, type Question } from '../../packages/detectors/src/cascade/find-questions.ts';
import { loadEncoderModel } from '../../packages/detectors/src/encoder/encoder-model.ts';
import { readTexts, type TextReading } from '../../packages/detectors/src/encoder/read-texts.ts';
import type { TextScorer } from '../../packages/detectors/src/heads/score-text.ts';
import { viewsOf } from '../../packages/detectors/src/normalise/views-of.ts';
import { foldData, isOrdinary } from '../evaluate/fold-data.ts';
import type { FoldName } from '../evaluate/folds.ts';
import type { Row } from '../evaluate/row.ts';
import { trainedScorer } from '../first-model/train-heads.ts';

/**
 * Heads that the encoder has a second opinion on, and the share of everyday prompts that each may have it read: most where
 * its opinion is worth most. Together they stay below 15 %.
 */
export const askedShares = { injection_attack: 0.04, toxicity: 0.1, nsfw: 0.08, bias: 0.05, refusal: 0.06 } as const;
export type BlendedHead = keyof typeof askedShares;
export const blendedHeads = Object.keys(askedShares) as BlendedHead[];

/** What both models, which never saw its source, say of one held-out text. */
export interface OpinionRow {
  readonly source: string;
  readonly label: 0 | 1;
  readonly isOrdinary: boolean;
  /** The first model's log-odds of the whole text. */
  readonly first: number;
  /** Of each stretch that the encoder would read. */
  readonly opinions: readonly Opinions[];
}

interface FoldSettings {
  readonly rows: readonly Row[];
  readonly own: readonly Row[];
  /** Folder that has the encoder of each fold. */
  readonly encoders: string;
}

const PER_SOURCE = 1_000;
const BATCH = 64;
const MAX_CHUNKS = 4;

/** Trains the first model without a fold, and asks it and the fold's encoder about the fold. */
export async function foldOpinions(
  fold: FoldName,
  { rows, own, encoders }: FoldSettings,
): Promise<Map<BlendedHead, OpinionRow[]>> {
  const data = foldData(fold, rows, own, PER_SOURCE);
  const scorer = trainedScorer(data.training.rows, blendedHeads);
  const model = await loadEncoderModel(new URL(`${pathToFileURL(encoders).href}/${fold}/`));
  const readings = new Map<string, TextReading>();
  const found = new Map<BlendedHead, OpinionRow[]>();
  for (const [index, name] of blendedHeads.entries()) {
    const held = data.heldOut(name).map((row) => askAbout(row, name, scorer));
    await readAll(
      model,
      readings,
      held.flatMap(({ questions }) => questions.map(({ text }) => text)),
    );
    const label = model.card.labels.indexOf(name);
    const head = scorer.heads[index] ?? missing(name);
    found.set(
      name,
      held.map(({ row, first, questions }) => ({
        source: row.source,
        label: row.label,
        isOrdinary: isOrdinary(row),
        first,
        opinions: questions.map((question) => ({
          first: firstOpinion(index, head, question).first,
          second: logitOf(readings.get(question.text), label),
        })),
      })),
    );
  }
  return found;
}

/** Everything is asked; what a service would not ask is decided where the figures are used. */
function askAbout(row: Row, name: BlendedHead, scorer: TextScorer) {
  const views = viewsOf(row.text);
  const look = scorer.score(views);
  const questions: Question[] = findQuestions(views, look, { blends: only(name), mode: 'always' });
  const index = blendedHeads.indexOf(name);
  const { slope, offset } = scorer.heads[index] ?? missing(name);
  const first = slope * (look.scoreOf(index)?.z ?? 0) + offset;
  return { row, first, questions };
}

const only = (name: BlendedHead): Blends => ({
  [name]: { askFrom: 0.5, first: 1, second: 1, offset: 0, thresholds: { strict: 0.5, balanced: 0.5, lenient: 0.5 } },
});

async function readAll(
  model: Parameters<typeof readTexts>[0],
  readings: Map<string, TextReading>,
  texts: readonly string[],
): Promise<void> {
  const unread = [...new Set(texts)].filter((text) => !readings.has(text));
  for (let from = 0; from < unread.length; from += BATCH) {
    const batch = unread.slice(from, from + BATCH);
    const made = await readTexts(model, batch, MAX_CHUNKS);
    for (const [at, text] of batch.entries()) readings.set(text, made[at] ?? { chunks: [], covered: 0 });
  }
}

function missing(name: string): never {
  throw new Error(`There is no head "${name}"`);
}
