import { type Script, scripts } from '../../packages/detectors/src/features/script-of.ts';
import type { Row } from '../evaluate/row.ts';
import { labelledFor, toExamples } from './examples.ts';
import { cutAt, descending, falsePositiveCuts, type Scored } from './false-positive-cuts.ts';
import { fitHead, worstSegment } from './fit-head.ts';
import type { HeadSpec } from './heads.ts';

/** A script with fewer harmless texts than this keeps the common calibration. */
const LEAST = 60;
const RATE = 0.02;
/** No script is moved further, in log-odds: other hands write otherwise than ours. */
const MOST = 0.5;

/**
 * What to add to a head's log-odds of texts in each script, so that as many of its harmless texts are flagged as of the
 * others. Scores of texts in languages that training saw little of lie near the bias, whatever they say. Fitted on texts
 * of patterns that were left out, in two halves. `scores` are those of held-out sources.
 */
export function scriptOffsets(
  spec: HeadSpec,
  rows: readonly Row[],
  scores: readonly Scored[],
): Partial<Record<Script, number>> {
  const labelled = labelledFor(spec, rows).filter(({ row }) => row.split === 'train');
  const isForeign = ({ row, prepared }: (typeof labelled)[number]) =>
    prepared.script !== 'latin' && row.pattern !== undefined;
  const found = [0, 1].flatMap((half) => {
    const isLeftOut = (one: (typeof labelled)[number]) => isForeign(one) && halfOf(one.row) === half;
    const head = fitHead(toExamples(labelled.filter((one) => !isLeftOut(one))), spec.reach);
    return labelled
      .filter((one) => isLeftOut(one) && one.label === 0)
      .map(({ prepared }) => ({ script: prepared.script, z: worstSegment(head, prepared).z }));
  });
  const cut = falsePositiveCuts(scores).balanced;
  return Object.fromEntries(
    scripts.flatMap((script) => {
      const harmless = found.filter((one) => one.script === script);
      if (harmless.length < LEAST) return [];
      const offset = cut - cutAt(descending(harmless), RATE);
      return [[script, Math.round(Math.min(MOST, Math.max(-MOST, offset)) * 1e4) / 1e4]];
    }),
  );
}

const halfOf = ({ pattern = '' }: Row): number => Number.parseInt(pattern.slice(-1), 16) % 2;
