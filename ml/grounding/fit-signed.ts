import { type LinearHead, logOdds } from '../../packages/detectors/src/grounding/linear-head.ts';
import { type Example, fitLinear } from './fit-linear.ts';
import type { ReadPart, ReadRow } from './read-answers.ts';

/** The features of which a higher value means more doubt (1) or less (-1). */
export type Signs = Readonly<Record<string, 1 | -1>>;
type Basis = 'encoder' | 'words';

const RIDGE = 0.01;
/** How often the worst part of each answer is chosen anew. */
const ROUNDS = 3;

/** Fits a head on answers by their worst part. A weight against its sign only fits what is odd about the sources at hand. */
export function fitSigned(rows: readonly ReadRow[], basis: Basis, signs: Signs): LinearHead {
  const [first = ''] = Object.keys(signs);
  const known = rows.flatMap(({ row, parts }) => {
    // Where numbers overrule the head, it has nothing to learn.
    const own = parts.filter(({ exact }) => exact !== 'differs' && exact !== 'absent');
    return own.length === parts.length && own.length > 0 ? [{ row, parts: own }] : [];
  });
  let head: LinearHead = { features: [first], mean: [0], scale: [1], weights: [1], offset: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    const examples = known.map(
      ({ row, parts }): Example => ({
        source: row.source,
        label: row.label,
        features: worstOf(parts, basis, head)[basis],
      }),
    );
    head = fitWithSigns(examples, signs);
  }
  return head;
}

function fitWithSigns(examples: readonly Example[], signs: Signs): LinearHead {
  let names = Object.keys(signs);
  for (;;) {
    const head = fitLinear(examples, names, RIDGE);
    const right = names.filter((name, at) => (head.weights[at] ?? 0) * (signs[name] ?? 1) > 0);
    if (right.length === names.length || right.length === 0) return head;
    names = right;
  }
}

const worstOf = (parts: readonly ReadPart[], basis: Basis, head: LinearHead): ReadPart =>
  parts.reduce((worst, part) => (logOdds(head, part[basis]) > logOdds(head, worst[basis]) ? part : worst));

/** Log-odds that something is wrong where numbers differ, and where they are absent. */
const DIFFERS = 3;
const ABSENT = 0.4;

/** Log-odds of doubt of an answer: those of its worst part, where numbers overrule the head. */
export function doubtOf(head: LinearHead, basis: Basis, { parts }: Pick<ReadRow, 'parts'>): number {
  const doubts = parts.map((part) => {
    const own = logOdds(head, part[basis]);
    if (part.exact === 'differs') return Math.max(own, DIFFERS);
    return part.exact === 'absent' ? Math.max(own, ABSENT) : own;
  });
  return Math.max(...doubts, Number.NEGATIVE_INFINITY);
}
