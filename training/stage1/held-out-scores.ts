import { type Labelled, toExamples } from './examples.ts';
import { defaultFit, fitHead, worstSegment } from './fit-head.ts';

/** What a head says of a text whose whole source it never saw. */
export interface HeldOut extends Labelled {
  readonly z: number;
}

/**
 * Leaves whole sources out, a fold of them at a time, and scores them with a head that was trained on the others. Of our
 * own texts only the families that are kept for tests are scored, by each fold in turn: none of them is ever trained on.
 */
export function heldOutScores(rows: readonly Labelled[], folds: number): HeldOut[] {
  const sizes = new Map<string, number>();
  for (const { row } of rows) if (!isOwn(row)) sizes.set(row.source, (sizes.get(row.source) ?? 0) + 1);
  const sources = [...sizes].toSorted(([, one], [, other]) => other - one).map(([source]) => source);
  const count = Math.min(folds, sources.length);
  return Array.from({ length: count }, (_, fold) => {
    const held = new Set(sources.filter((_source, index) => index % count === fold));
    const head = fitHead(toExamples(rows.filter(({ row }) => !row.isForTests && !held.has(row.source))), defaultFit);
    return rows
      .filter(({ row }, index) => held.has(row.source) || (row.isForTests && index % count === fold))
      .map((labelled) => ({ ...labelled, z: worstSegment(head, labelled.prepared).z }));
  }).flat();
}

const isOwn = ({ source }: Labelled['row']): boolean => source.startsWith('own_');
