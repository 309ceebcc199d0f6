import type { Row } from '../evaluate/row.ts';
import type { Example } from './fit-head.ts';
import type { HeadSpec } from './heads.ts';
import { type Prepared, prepare } from './prepare.ts';

/** A row with its features, and what it is to a head. */
export interface Labelled {
  readonly row: Row;
  readonly prepared: Prepared;
  readonly label: 0 | 1;
}

/** Rows of one source count as their number to this power: a source that is ten times as large counts five times. */
const SOURCE_POWER = 0.7;
const MAX_WEIGHT = 8;

const known = new WeakMap<Row, Prepared>();

function preparedOf(row: Row): Prepared {
  const found = known.get(row) ?? prepare(row);
  known.set(row, found);
  return found;
}

/** The rows that mean something to a head. */
export function labelledFor({ labelOf }: HeadSpec, rows: readonly Row[]): Labelled[] {
  return rows.flatMap((row) => {
    const label = labelOf(row);
    return label === undefined ? [] : [{ row, prepared: preparedOf(row), label }];
  });
}

/** Of our own texts the family of patterns, whatever the language. */
const sourceOf = ({ source, language }: Row): string =>
  source.startsWith('own_') && language && source.endsWith(`_${language}`)
    ? source.slice(0, -language.length - 1)
    : source;

/** Examples whose weights keep any one source from deciding, and give both labels the same say. */
export function toExamples(rows: readonly Labelled[]): Example[] {
  const groups = Map.groupBy(rows, ({ row, label }) => `${sourceOf(row)} ${label}`);
  const sources = new Map([...new Set(rows.map(({ row }) => sourceOf(row)))].map((source, index) => [source, index]));
  const totals: [number, number] = [0, 0];
  for (const group of groups.values()) totals[group[0]?.label ?? 0] += group.length ** SOURCE_POWER;
  return rows.map(({ row, prepared, label }) => {
    const source = sourceOf(row);
    const size = groups.get(`${source} ${label}`)?.length ?? 1;
    const share = size ** SOURCE_POWER / size / (totals[label] || 1);
    const weight = Math.min(MAX_WEIGHT, (share * rows.length) / 2);
    return { ...prepared, label, weight, source: sources.get(source) ?? 0 };
  });
}
