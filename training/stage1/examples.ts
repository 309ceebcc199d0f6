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

/** The most that texts of our own may weigh of a label: they are of one hand. */
export const OWN_MOST = { share: 0.35 };

/** Examples whose weights keep any one source from deciding, and give both labels the same say. */
export function toExamples(rows: readonly Labelled[]): Example[] {
  const groups = Map.groupBy(rows, ({ row, label }) => `${sourceOf(row)} ${label}`);
  const sources = new Map([...new Set(rows.map(({ row }) => sourceOf(row)))].map((source, index) => [source, index]));
  const totals = [0, 1].map((label) => {
    const own = { yes: 0, no: 0 };
    for (const group of groups.values()) {
      if (group[0]?.label !== label) continue;
      own[isOwn(group[0].row) ? 'yes' : 'no'] += group.length ** SOURCE_POWER;
    }
    const most = (own.no * OWN_MOST.share) / (1 - OWN_MOST.share);
    const factor = own.no > 0 && own.yes > most ? most / own.yes : 1;
    return { factor, sum: own.no + own.yes * factor };
  });
  return rows.map(({ row, prepared, label }) => {
    const source = sourceOf(row);
    const size = groups.get(`${source} ${label}`)?.length ?? 1;
    const { factor, sum } = totals[label] ?? { factor: 1, sum: 1 };
    const share = (size ** SOURCE_POWER * (isOwn(row) ? factor : 1)) / size / (sum || 1);
    const weight = Math.min(MAX_WEIGHT, (share * rows.length) / 2);
    return { ...prepared, label, weight, source: sources.get(source) ?? 0 };
  });
}

const isOwn = ({ source }: Row): boolean => source.startsWith('own_');
