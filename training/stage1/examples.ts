import type { Example } from './fit-head.ts';
import type { HeadSpec } from './heads.ts';
import { type Prepared, prepare } from './prepare.ts';
import type { Row } from './rows.ts';

/** A row with its features, and what it is to a head. */
export interface Labelled {
  readonly row: Row;
  readonly prepared: Prepared;
  readonly label: 0 | 1;
}

/** Rows of one source count as their number to this power: a source that is ten times as large counts five times. */
const SOURCE_POWER = 0.7;
const MAX_WEIGHT = 8;

/** The rows that mean something to a head. */
export function labelledFor(spec: HeadSpec, rows: readonly (Row & { prepared: Prepared })[]): Labelled[] {
  return rows.flatMap((row) => {
    const label = spec.labelOf(row);
    return label === undefined ? [] : [{ row, prepared: row.prepared, label }];
  });
}

/** Features of rows, each made once. */
export function prepareRows(rows: readonly Row[]): (Row & { prepared: Prepared })[] {
  return rows.map((row) => ({ ...row, prepared: prepare(row) }));
}

/** Examples whose weights keep any one source from deciding, and give both labels the same say. */
export function toExamples(rows: readonly Labelled[]): Example[] {
  const groups = Map.groupBy(rows, ({ row, label }) => `${row.source} ${label}`);
  const sources = [...new Set(rows.map(({ row }) => row.source))];
  const totals: [number, number] = [0, 0];
  for (const group of groups.values()) totals[group[0]?.label ?? 0] += group.length ** SOURCE_POWER;
  return rows.map(({ row, prepared, label }) => {
    const size = groups.get(`${row.source} ${label}`)?.length ?? 1;
    const share = size ** SOURCE_POWER / size / (totals[label] || 1);
    const weight = Math.min(MAX_WEIGHT, (share * rows.length) / 2);
    return { ...prepared, label, weight, source: sources.indexOf(row.source) };
  });
}
