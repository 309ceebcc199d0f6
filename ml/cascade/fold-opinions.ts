import { pathToFileURL } from 'node:url';
import type { Blends } from '../../packages/detectors/src/cascade/blend-file.ts';
import { firstOpinion, logitOf, type Opinions } from '../../packages/detectors/src/cascade/blend-readings.ts';
import { findQuestions, type Question } from '../../packages/detectors/src/cascade/find-questions.ts';
import { type EncoderModel, loadEncoderModel } from '../../packages/detectors/src/encoder/encoder-model.ts';
import { readTexts, type TextReading } from '../../packages/detectors/src/encoder/read-texts.ts';
import type { TextScorer } from '../../packages/detectors/src/heads/score-text.ts';
import { viewsOf } from '../../packages/detectors/src/normalise/views-of.ts';
import { foldData, isOrdinary } from '../evaluate/fold-data.ts';
import type { FoldName } from '../evaluate/folds.ts';
import type { Row } from '../evaluate/row.ts';
import { chunksOf } from '../first-model/documents.ts';
import type { TrainingTexts } from '../first-model/held-out-scores.ts';
import { trainedScorer } from '../first-model/train-heads.ts';

/**
 * Heads that the encoder has a second opinion on, and the share of everyday prompts that each may have it read. The
 * share is largest where the opinion is worth most. Together the shares stay below 15 %. For
 * `injection_attack` and `bias` the encoder found nothing that the first model misses, so it is not asked.
 */
export const askedShares = { toxicity: 0.08, nsfw: 0.06 } as const;
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

/** What both models say of texts that they never saw. */
export interface FoldOpinions {
  readonly rows: readonly OpinionRow[];
  /** Of ordinary documents, and of their chunks of 1,000 characters. */
  readonly documents: { readonly files: readonly OpinionRow[]; readonly chunks: readonly OpinionRow[] };
}

interface FoldSettings extends TrainingTexts {
  /** Folder that has the encoder of each fold. */
  readonly encoders: string;
}

const PER_SOURCE = 1_000;
const PER_GROUP = 40;
const BATCH = 64;
const MAX_CHUNKS = 4;

/** Trains the first model without a fold, and asks it and the fold's encoder about the fold. */
export async function foldOpinions(
  fold: FoldName,
  { rows, own, documents, encoders }: FoldSettings,
): Promise<Map<BlendedHead, FoldOpinions>> {
  const data = foldData(fold, rows, own, PER_SOURCE);
  const scorer = trainedScorer(data.training.rows, documents.training(fold), blendedHeads);
  const model = await loadEncoderModel(new URL(`${pathToFileURL(encoders).href}/${fold}/`));
  const reader = new Reader(scorer, model);
  const files = documents.heldOut(fold, PER_GROUP).map(({ text, owner }) => harmlessText(text, owner));
  const chunks = files.flatMap(({ text, source }) => chunksOf(text).map((chunk) => harmlessText(chunk, source)));
  const found = new Map<BlendedHead, FoldOpinions>();
  for (const name of blendedHeads) {
    found.set(name, {
      rows: await reader.opinionsOf(data.heldOut(name), name),
      documents: { files: await reader.opinionsOf(files, name), chunks: await reader.opinionsOf(chunks, name) },
    });
  }
  return found;
}

/** The part of a row that opinions need. */
type AskedText = Pick<Row, 'text' | 'source' | 'label'>;

const harmlessText = (text: string, source: string): AskedText => ({ text, source, label: 0 });

/** Asks both models about texts. The encoder reads each segment once. */
class Reader {
  readonly #scorer: TextScorer;
  readonly #model: EncoderModel;
  readonly #readings = new Map<string, TextReading>();

  constructor(scorer: TextScorer, model: EncoderModel) {
    this.#scorer = scorer;
    this.#model = model;
  }

  async opinionsOf(texts: readonly AskedText[], name: BlendedHead): Promise<OpinionRow[]> {
    const index = blendedHeads.indexOf(name);
    const head = this.#scorer.heads[index] ?? missing(name);
    const label = this.#model.card.labels.indexOf(name);
    const asked = texts.map((row) => askAbout(row, name, this.#scorer));
    await readAll(
      this.#model,
      this.#readings,
      asked.flatMap(({ questions }) => questions.map(({ text }) => text)),
    );
    return asked.map(({ row, first, questions }) => ({
      source: row.source,
      label: row.label,
      isOrdinary: isOrdinary(row),
      first,
      opinions: questions.map((question) => ({
        first: firstOpinion(index, head, question).first,
        second: logitOf(this.#readings.get(question.text), label),
      })),
    }));
  }
}

/** Everything is asked; what a service would not ask is decided where the figures are used. */
function askAbout(row: AskedText, name: BlendedHead, scorer: TextScorer) {
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
  model: EncoderModel,
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
