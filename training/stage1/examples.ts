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
/** The most that texts of our own may weigh of a label, where there are others: they are of one hand. */
const OWN_MOST = 0.4;
/** Of sponge attacks there is one public source, which is generated too. */
const OWN_MOST_SPONGE = 0.7;

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

/** Examples whose weights keep any one source from deciding, and give both labels the same say. */
export function toExamples(rows: readonly Labelled[]): Example[] {
  const groups = Map.groupBy(rows, groupOf);
  const sources = new Map([...new Set(rows.map(({ row }) => row.source))].map((source, index) => [source, index]));
  const shares = [sharesOf([...groups.values()], 0), sharesOf([...groups.values()], 1)] as const;
  return rows.map((labelled) => {
    const { row, prepared, label } = labelled;
    const share = (shares[label].get(groupOf(labelled)) ?? 0) / (groups.get(groupOf(labelled))?.length ?? 1);
    const weight = Math.min(MAX_WEIGHT, (share * rows.length) / 2);
    return { ...prepared, label, weight, source: sources.get(row.source) ?? 0 };
  });
}

const groupOf = ({ row, label }: Labelled): string => `${row.source} ${label}`;
const isOwn = ({ source }: Row): boolean => source.startsWith('own_');

/** The share of a label that each of its sources has; together they are 1. */
function sharesOf(groups: readonly (readonly Labelled[])[], wanted: 0 | 1): ReadonlyMap<string, number> {
  const ours = groups.flatMap((group) => {
    const [first] = group;
    return first?.label === wanted ? [{ key: groupOf(first), row: first.row, size: group.length ** SOURCE_POWER }] : [];
  });
  const sizeOf = (own: boolean) => ours.reduce((sum, { row, size }) => sum + (isOwn(row) === own ? size : 0), 0);
  const most = ours.some(({ row }) => row.task === 'sponge_attack') ? OWN_MOST_SPONGE : OWN_MOST;
  const [own, others] = [sizeOf(true), sizeOf(false)];
  const factor = others > 0 ? Math.min(1, (others * most) / (1 - most) / (own || 1)) : 1;
  const total = others + own * factor;
  return new Map(ours.map(({ key, row, size }) => [key, (size * (isOwn(row) ? factor : 1)) / (total || 1)]));
}
