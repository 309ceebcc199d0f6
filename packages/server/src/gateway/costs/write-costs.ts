import type { HourlyCost, Store } from '@redoubt/store';

/** Writes that may fail one after another. After them, it is the store that fails, and not a row. */
const MAX_FAILED = 40;

/** What became of rows that were written in parts. */
interface WrittenCosts<Row extends HourlyCost> {
  /** Rows that the store refuses while it takes others. */
  readonly refused: readonly Row[];
  /** Rows to write again later. */
  readonly left: readonly Row[];
  /** Why the last write failed. Undefined if none did. */
  readonly error: unknown;
}

/**
 * Writes rows at once or, if that fails, in ever smaller parts, so that a row that cannot be written stops no others. A
 * row is refused only if a later write went through: a store that is away refuses nothing.
 */
export async function writeCosts<Row extends HourlyCost>(
  store: Pick<Store['proxyCosts'], 'add'>,
  rows: readonly Row[],
): Promise<WrittenCosts<Row>> {
  const refused: Row[] = [];
  let suspects: Row[] = [];
  const left: Row[] = [];
  let failed = 0;
  let error: unknown;
  const waiting: (readonly Row[])[] = rows.length > 0 ? [rows] : [];
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    if (failed >= MAX_FAILED) {
      left.push(...part);
      continue;
    }
    try {
      await store.add(part);
      refused.push(...suspects);
      suspects = [];
      failed = 0;
    } catch (thrown) {
      error = thrown;
      failed += 1;
      if (part.length === 1) suspects.push(...part);
      else waiting.push(...smallerBatches(part));
    }
  }
  return { refused, left: [...suspects, ...left], error };
}

/** Splits rows by their projects, and those of one project in two. The first part is the last one, which is taken first. */
function smallerBatches<Row extends HourlyCost>(rows: readonly Row[]): readonly (readonly Row[])[] {
  const projects = [...Map.groupBy(rows, ({ projectId }) => projectId).values()];
  if (projects.length > 1) return projects.toReversed();
  const half = rows.length >> 1;
  return [rows.slice(half), rows.slice(0, half)];
}
