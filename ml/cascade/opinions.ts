import type { Blends } from '../../packages/detectors/src/cascade/blend-file.ts';
import { firstOpinion, logitOf, type Opinions } from '../../packages/detectors/src/cascade/blend-readings.ts';
import { findQuestions } from '../../packages/detectors/src/cascade/find-questions.ts';
import type { EncoderModel } from '../../packages/detectors/src/encoder/encoder-model.ts';
import { readTexts, type TextReading } from '../../packages/detectors/src/encoder/read-texts.ts';
import { scriptOf } from '../../packages/detectors/src/features/script-of.ts';
import type { TextScorer } from '../../packages/detectors/src/heads/score-text.ts';
import { viewsOf } from '../../packages/detectors/src/normalise/views-of.ts';
import { sampledChunks } from '../first-model/documents.ts';
import { type BlendedHead, type UnseenText, unseenDocuments, unseenTexts } from './unseen-texts.ts';

/** What both models, which never saw its source, say of one text. */
export interface OpinionRow extends Pick<UnseenText, 'source' | 'label' | 'isOrdinary'> {
  /** Whether the text is in another language than English. */
  readonly isForeign: boolean;
  /** The first model's log-odds of the whole text. */
  readonly first: number;
  /** Of each stretch that the encoder would read. */
  readonly opinions: readonly Opinions[];
}

/** What both models say of texts that they never saw. */
export interface HeadOpinions {
  readonly rows: readonly OpinionRow[];
  /** Of ordinary documents, and of their chunks of 1,000 characters. */
  readonly documents: { readonly files: readonly OpinionRow[]; readonly chunks: readonly OpinionRow[] };
}

const MAX_CHUNKS = 4;

/** Asks both models about the texts that neither was trained on. Each segment is read once for all heads. */
export class OpinionReader {
  readonly #scorer: TextScorer;
  readonly #model: EncoderModel;
  readonly #readings = new Map<string, TextReading>();

  constructor(scorer: TextScorer, model: EncoderModel) {
    this.#scorer = scorer;
    this.#model = model;
  }

  async of(name: BlendedHead, data: string): Promise<HeadOpinions> {
    const files = (await unseenDocuments(data)).map(({ text, owner }) => harmlessText(text, owner));
    const chunks = files.flatMap(({ text, source }) => sampledChunks(text).map((chunk) => harmlessText(chunk, source)));
    return {
      rows: await this.#opinionsOf(await unseenTexts(data, name), name),
      documents: { files: await this.#opinionsOf(files, name), chunks: await this.#opinionsOf(chunks, name) },
    };
  }

  async #opinionsOf(texts: readonly UnseenText[], name: BlendedHead): Promise<OpinionRow[]> {
    const index = this.#scorer.heads.findIndex((head) => head.name === name);
    const head = this.#scorer.heads[index];
    const label = this.#model.card.labels.indexOf(name);
    if (!head || label < 0) throw new Error(`One of the models has no head "${name}"`);
    const rows: OpinionRow[] = [];
    for (const { text, source, label: wanted, isOrdinary } of texts) {
      const views = viewsOf(text);
      const look = this.#scorer.score(views);
      // Everything is asked; what a service would not ask is decided where the figures are used.
      const questions = findQuestions(views, look, { blends: only(name), mode: 'always' });
      const opinions: Opinions[] = [];
      for (const question of questions) {
        const reading = await this.#read(question.text);
        opinions.push({ first: firstOpinion(index, head, question).first, second: logitOf(reading, label) });
      }
      const first = head.slope * (look.scoreOf(index)?.z ?? 0) + head.offset;
      const isForeign = scriptOf(views.letters.text) !== 'latin';
      rows.push({ source, label: wanted, isOrdinary, isForeign, first, opinions });
    }
    return rows;
  }

  async #read(text: string): Promise<TextReading | undefined> {
    const known = this.#readings.get(text);
    if (known) return known;
    const [made] = await readTexts(this.#model, [text], MAX_CHUNKS);
    if (made) this.#readings.set(text, made);
    return made;
  }
}

const harmlessText = (text: string, source: string): UnseenText => ({ text, source, label: 0, isOrdinary: false });

const only = (name: BlendedHead): Blends => ({
  [name]: { askFrom: 0.5, first: 1, second: 1, offset: 0, thresholds: { strict: 0.5, balanced: 0.5, lenient: 0.5 } },
});
