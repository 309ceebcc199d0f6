import { plainReading } from '../../packages/detectors/src/normalise/plain-reading.ts';
import { columnsOf } from '../../packages/detectors/src/verdict/segment-scorer.ts';
import { type AnswerSegment, segmentsOf } from '../../packages/detectors/src/verdict/segments-of.ts';
import { type VerdictModel, verdictHeads } from '../../packages/detectors/src/verdict/verdict-file.ts';
import { voicesOf } from '../../packages/detectors/src/verdict/voices-of.ts';
import { assembleHeads } from '../first-model/assemble-heads.ts';
import type { Head } from '../first-model/fit-head.ts';
import { type AnswerExample, fitAnswerHead } from './fit-answer-head.ts';
import { didAsAsked, type JudgeRow, OWN_EXAMPLES } from './judge-rows.ts';

interface Prepared {
  readonly segments: readonly AnswerSegment[];
  readonly columns: readonly Int32Array[];
}

/** A source counts as its rows to this power, so that none decides alone. */
const SOURCE_POWER = 0.6;
const MAX_WEIGHT = 8;
/** Our short examples weigh less than answers of models: they shall add words and not the usual length. */
const OWN_PART = 1;
/** A refusal declines in its first sentences; what follows may be anything. */
const REFUSING_SEGMENTS = 4;
const OTHER_SEGMENTS = 12;
const SEGMENT_EPOCHS = 3;
/** The log-odds are the figures: what they are worth together is said by the blend. */
const asIs = { slope: 1, offset: 0, thresholds: { strict: 0.5, balanced: 0.5, lenient: 0.5 } };

const known = new WeakMap<JudgeRow, Prepared>();

function preparedOf(row: JudgeRow): Prepared {
  const found = known.get(row);
  if (found) return found;
  const segments = segmentsOf(plainReading(row.answer).text);
  const made = { segments, columns: segments.map(({ text }) => columnsOf(text).slice()) };
  known.set(row, made);
  return made;
}

/**
 * The three heads: `refusing` sees one segment, learnt from refusals; `judged` and `complied` see a whole stretch, learnt
 * from judged answers, and from those with refusals and everyday answers.
 */
export function fitVerdict(
  rows: readonly JudgeRow[],
  written: { date: string; data: Readonly<Record<string, string>> },
): VerdictModel['heads'] {
  const readable = rows.filter((row) => preparedOf(row).segments.length > 0);
  const refusing = fitRefusing(readable.filter(({ task }) => task === 'refusal'));
  const judged = fitRuns(readable.filter(({ task }) => task === 'judge'));
  // A safe answer to a goal is no success, but it goes along with what it answers.
  const complied = fitRuns(readable.filter(({ group }) => group !== OWN_EXAMPLES));
  const heads = { judged, complied, refusing };
  return assembleHeads(
    verdictHeads.map((name) => ({ name, head: heads[name], calibration: asIs })),
    written,
  );
}

function fitRefusing(rows: readonly JudgeRow[]): Head {
  const weightOf = balance(rows);
  const examples = rows.flatMap((row): AnswerExample[] => {
    const { columns } = preparedOf(row);
    const read = columns.slice(0, row.label === 1 ? REFUSING_SEGMENTS : OTHER_SEGMENTS);
    const weight = weightOf(row) / Math.sqrt(Math.min(REFUSING_SEGMENTS, columns.length));
    return read.map((segment) => ({ runs: [[segment]], label: row.label, weight }));
  });
  return fitAnswerHead(examples, SEGMENT_EPOCHS);
}

function fitRuns(rows: readonly JudgeRow[]): Head {
  const weightOf = balance(rows);
  return fitAnswerHead(
    rows.map((row) => {
      const { segments, columns } = preparedOf(row);
      const runs = voicesOf(segments).map(({ first, end }) => columns.slice(first, end));
      return { runs, label: didAsAsked(row), weight: weightOf(row) };
    }),
  );
}

/** Both labels weigh the same, and in a label no source decides. */
function balance(rows: readonly JudgeRow[]): (row: JudgeRow) => number {
  const keyOf = (row: JudgeRow) => `${row.group} ${didAsAsked(row)}`;
  const found = Map.groupBy(rows, keyOf);
  const totals = [0, 0];
  for (const [first, ...rest] of found.values()) {
    if (first) totals[didAsAsked(first)] = (totals[didAsAsked(first)] ?? 0) + (rest.length + 1) ** SOURCE_POWER;
  }
  return (row) => {
    const size = found.get(keyOf(row))?.length ?? 1;
    const share = size ** SOURCE_POWER / size / (totals[didAsAsked(row)] || 1);
    const part = row.group === OWN_EXAMPLES ? OWN_PART : 1;
    return Math.min(MAX_WEIGHT, (part * share * rows.length) / 2);
  };
}
