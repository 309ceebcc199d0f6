import {
  clausesOfReferences,
  createEncoder,
  type Encoder,
  indexReferences,
  judgeCopy,
  judgeLeak,
  type LikenessVerdict,
  type ReferenceIndex,
  type ReferenceMeanings,
  type ReferenceText,
  referenceMeanings,
  retellingClauses,
  settleRetellings,
  viewsOf,
} from '@redoubt/detectors';
import { type CaseGroup, passageCases, promptCases } from './overlap-cases.ts';
import { type Half, passagesOf, promptsOf } from './sample-sets.ts';

/** How many texts of a sort were flagged; `byWords` where meanings were not compared. */
export interface GroupFigures {
  readonly what: string;
  readonly isCopy: boolean;
  readonly texts: number;
  readonly flagged: number;
  readonly byWords: number;
  /** Those that were judged wrongly. */
  readonly wrong: readonly string[];
}

type Judge = (text: string) => Promise<LikenessVerdict>;

const THRESHOLD = 0.5;

/** Every prompt of a half is registered at once, and each text compared with all. */
export async function measurePrompts(half: Half, others: readonly string[]): Promise<GroupFigures[]> {
  const encoder = createEncoder();
  const prompts = promptsOf(half);
  const index = indexReferences(prompts);
  const meanings = await meaningsOf(prompts, encoder);
  const withMeaning: Judge = async (text) => judgeLeak(await readViews(text, index, encoder), index, meanings);
  const byWords: Judge = async (text) => judgeLeak(viewsOf(text), index, undefined);
  const figures = await measureGroups([...promptCases(half), ...othersOf(others)], withMeaning, byWords);
  await encoder.close();
  return figures;
}

/** As for prompts; of passages no meanings are compared. */
export function measurePassages(half: Half, others: readonly string[]): Promise<GroupFigures[]> {
  const index = indexReferences(passagesOf(half));
  const judge: Judge = async (text) => judgeCopy(viewsOf(text), index);
  return measureGroups([...passageCases(half), ...othersOf(others)], judge, judge);
}

const othersOf = (texts: readonly string[]): CaseGroup[] =>
  texts.length > 0 ? [{ what: 'validation texts of other sources', isCopy: false, texts }] : [];

async function measureGroups(groups: readonly CaseGroup[], judge: Judge, byWords: Judge): Promise<GroupFigures[]> {
  const figures: GroupFigures[] = [];
  for (const { what, isCopy, texts } of groups) {
    const flagged = await flagsOf(texts, judge);
    const alone = await flagsOf(texts, byWords);
    const wrong = texts.filter((_, at) => flagged[at] !== isCopy);
    figures.push({ what, isCopy, texts: texts.length, flagged: count(flagged), byWords: count(alone), wrong });
  }
  return figures;
}

async function flagsOf(texts: readonly string[], judge: Judge): Promise<boolean[]> {
  const flags: boolean[] = [];
  for (const text of texts) flags.push((await judge(text)).score >= THRESHOLD);
  return flags;
}

const count = (flags: readonly boolean[]): number => flags.filter(Boolean).length;

/** Reads a text, and by the encoder what may retell a reference. */
export async function readViews(text: string, index: ReferenceIndex, encoder: Encoder) {
  const views = viewsOf(text);
  const clauses = retellingClauses(views, index);
  if (clauses.length > 0) settleRetellings(views, clauses, await vectorsOf(clauses, encoder));
  return views;
}

/** Reads the meanings of references. */
export async function meaningsOf(texts: readonly ReferenceText[], encoder: Encoder): Promise<ReferenceMeanings> {
  const clauses = clausesOfReferences(texts);
  return referenceMeanings(
    clauses,
    await vectorsOf(
      clauses.map(({ text }) => text),
      encoder,
    ),
  );
}

async function vectorsOf(texts: readonly string[], encoder: Encoder): Promise<Float32Array[]> {
  const outcome = await encoder.read(texts);
  if (outcome.kind !== 'read') throw new Error(`The encoder is needed to measure: ${outcome.reason}`);
  return outcome.readings.map(({ chunks: [first] }) => first?.embedding ?? new Float32Array(0));
}
