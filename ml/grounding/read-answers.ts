import type { Encoder } from '../../packages/detectors/src/encoder/create-encoder.ts';
import { type ReadTexts, withSearch } from '../../packages/detectors/src/grounding/ground-answer.ts';
import {
  meaningApart,
  relevancyFeaturesOf,
  relevancyTexts,
} from '../../packages/detectors/src/grounding/judge-relevancy.ts';
import { readingsByFact, supportPairs } from '../../packages/detectors/src/grounding/judge-support.ts';
import { measureRelevancy } from '../../packages/detectors/src/grounding/measure-relevancy.ts';
import { measureSupport } from '../../packages/detectors/src/grounding/measure-support.ts';
import type { ExactKind } from '../../packages/detectors/src/grounding/quantities/compare-quantities.ts';
import { encoderFeaturesOf, wordFeaturesOf } from '../../packages/detectors/src/grounding/support-features.ts';
import type { CalibrationRow } from './calibration-rows.ts';

type Features = Readonly<Record<string, number>>;

/** A part of an answer, as the heads see it: with what the encoder said, and with words alone. */
export interface ReadPart {
  readonly encoder: Features;
  readonly words: Features;
  /** What its numbers tell, which overrules the heads. */
  readonly exact: ExactKind;
}

/** An answer in parts. It is as bad as the worst of them. */
export interface ReadRow {
  readonly row: CalibrationRow;
  readonly parts: readonly ReadPart[];
}

/** Returns what reads texts with an encoder of this process. */
export function readWith(encoder: Encoder): ReadTexts {
  return async (texts) => {
    const outcome = await encoder.read(texts, { maxChunks: 8 });
    if (outcome.kind === 'unavailable') throw new Error(outcome.reason);
    return outcome;
  };
}

/** Reads an answer beside its context, as the service does. */
export async function readSupport(row: CalibrationRow, read: ReadTexts): Promise<ReadRow> {
  const measured = await withSearch(measureSupport(row.text, row.context, row.question), read);
  const pairs = supportPairs(measured);
  const said = pairs.length > 0 ? await read(pairs) : undefined;
  const readings = said ? readingsByFact(measured, said) : [];
  const parts = measured.facts.flatMap((fact, at) => {
    const own = readings[at] ?? [];
    return own.length === 0
      ? []
      : [{ encoder: encoderFeaturesOf(fact, own), words: wordFeaturesOf(fact), exact: fact.exact }];
  });
  return { row, parts };
}

/** Reads an answer beside its question, as the service does. */
export async function readRelevancy(row: CalibrationRow, read: ReadTexts): Promise<ReadRow> {
  const measured = measureRelevancy(row.question, row.text);
  // The question, the answer, and both together. Facts are told by the whole answer.
  const texts = relevancyTexts(measured).slice(0, 3);
  const said = texts.length > 0 ? await read(texts) : undefined;
  const [question, answer, reading] = said?.readings ?? [];
  if (!said || !reading) return { row, parts: [] };
  const { whole } = measured;
  const encoder = relevancyFeaturesOf(reading, said.labels, meaningApart(question, answer));
  return { row, parts: [{ encoder, words: { missing: whole.missing, apart: whole.apart }, exact: 'none' }] };
}
