import { type FoldData, foldData, isOrdinary } from '../evaluate/fold-data.ts';
import { type FoldName, folds } from '../evaluate/folds.ts';
import type { Row } from '../evaluate/row.ts';
import { type PreparedDocuments, sampledChunks } from './documents.ts';
import { labelledFor, toExamples } from './examples.ts';
import type { Scored } from './false-positive-cuts.ts';
import { type Example, fitHead, fitOf, type Head, worstSegment } from './fit-head.ts';
import type { HeadSpec } from './heads.ts';
import { type Prepared, prepare } from './prepare.ts';

/** Rows of one source that are measured at most. */
const PER_SOURCE = 1_000;

/** A head that never saw the sources that its fold holds out. */
export interface FoldHead {
  readonly name: FoldName;
  readonly data: FoldData;
  readonly head: Head;
}

/** What heads learn from: public rows, generated texts of our own, which only train, and ordinary documents. */
export interface TrainingTexts {
  readonly rows: readonly Row[];
  readonly own: readonly Row[];
  readonly documents: PreparedDocuments;
  /** Of sources that no head was trained on; thresholds keep off them. */
  readonly unseen: readonly MeasuredDocument[];
}

/**
 * Trains a head once a fold that holds something of its task out. `more` adds examples to the labelled ones. The encoder
 * that they come from has seen what a fold holds out, so figures of folds are a little too good with them.
 */
export function foldHeads(
  spec: HeadSpec,
  { rows, own, documents }: TrainingTexts,
  more: (labelled: readonly Example[]) => readonly Example[] = () => [],
): FoldHead[] {
  return (Object.keys(folds) as FoldName[]).flatMap((name) => {
    const data = foldData(name, rows, own, PER_SOURCE);
    if (labelledFor(spec, data.heldOut(spec.task)).length === 0) return [];
    const labelled = toExamples(labelledFor(spec, data.training.rows));
    const examples = [...labelled, ...more(labelled)];
    return [{ name, data, head: fitHead(examples, spec.documents ? documents.training(name) : [], fitOf(spec)) }];
  });
}

/** Returns what heads say of the sources that they never saw. */
export function heldOutScores(spec: HeadSpec, heads: readonly FoldHead[]): Scored[] {
  return heads.flatMap(({ data, head }) =>
    labelledFor(spec, data.heldOut(spec.task)).map(({ row, prepared, label }) => ({
      z: worstSegment(head, prepared).z,
      label,
      source: row.source,
      isOrdinary: isOrdinary(row),
    })),
  );
}

/** Log-odds of documents, and of their chunks of 1,000 characters. */
export interface DocumentScores {
  readonly files: readonly number[];
  readonly chunks: readonly number[];
}

/** A document in the form that heads read, with some of its chunks. */
export interface MeasuredDocument {
  readonly whole: Prepared;
  readonly chunks: readonly Prepared[];
}

/** Prepares documents that no head was trained on. */
export const measuredDocuments = (texts: readonly string[]): MeasuredDocument[] =>
  texts.map((text) => ({
    whole: prepare({ text }),
    chunks: sampledChunks(text).map((chunk) => prepare({ text: chunk })),
  }));

/**
 * Returns what a head says of documents. It is the head that ships: one that has seen fewer documents flags many more of
 * other sources, so heads that leave sources out would set the threshold too high.
 */
export function documentScores(head: Head, documents: readonly MeasuredDocument[]): DocumentScores {
  return {
    files: documents.map(({ whole }) => worstSegment(head, whole).z),
    chunks: documents.flatMap(({ chunks }) => chunks.map((chunk) => worstSegment(head, chunk).z)),
  };
}
