import type { Row, Task } from '../evaluate/row.ts';
import type { Example } from './fit-head.ts';
import type { HeadSpec } from './heads.ts';
import { type Prepared, prepare } from './prepare.ts';

/** A row with its features, and what it is to a head. */
export interface Labelled {
  readonly row: Row;
  readonly prepared: Prepared;
  readonly label: 0 | 1;
  /** Whose hand it is; texts of our own that were written for another task are strangers. */
  readonly hand: Hand;
}

type Hand = 'public' | 'own' | 'stranger';

/** Rows of one source count as their number to this power: a source that is ten times as large counts five times. */
const SOURCE_POWER = 0.7;
const MAX_WEIGHT = 8;
/** The most that texts of our own may weigh of a label, where there are others: they are of one hand. */
const MAX_OWN_SHARE = 0.7;
/** Texts of another task weigh at most so much among the harmless ones. */
const MAX_STRANGER_SHARE = 0.15;
/** Messages of a word or two are what a chat sees most, and no public source has them. */
const shortFamilies: ReadonlySet<string> = new Set(['single_words', 'short_replies']);
const SHORT_EMPHASIS = 10;
/** Of sponge attacks there is one public source, which is generated too. */
const MAX_OWN_SHARE_OF_SPONGE = 0.7;

const known = new WeakMap<Row, Prepared>();

function preparedOf(row: Row): Prepared {
  const found = known.get(row) ?? prepare(row);
  known.set(row, found);
  return found;
}

/** The rows that mean something to a head. */
export function labelledFor({ task, labelOf }: HeadSpec, rows: readonly Row[]): Labelled[] {
  return rows.flatMap((row) => {
    const label = labelOf(row);
    const hand = handOf(task, row);
    if (label === undefined || (hand === 'stranger' && !isPicked(row))) return [];
    return [{ row, prepared: preparedOf(row), label, hand }];
  });
}

function handOf(task: Task, row: Row): Hand {
  if (!row.source.startsWith('own_')) return 'public';
  return row.task === task ? 'own' : 'stranger';
}

/** One in five: they are many, and alike. */
const isPicked = ({ id }: Row): boolean => Number(id.split('-').at(-1)) % 5 === 0;

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

/** The share of a label that each of its sources has; together they are 1. */
function sharesOf(groups: readonly (readonly Labelled[])[], wanted: 0 | 1): ReadonlyMap<string, number> {
  const ours = groups.flatMap((group) => {
    const [first] = group;
    if (first?.label !== wanted) return [];
    const emphasis = shortFamilies.has(first.row.family ?? '') ? SHORT_EMPHASIS : 1;
    return [{ key: groupOf(first), first, size: group.length ** SOURCE_POWER * emphasis }];
  });
  const sizeOf = (hand: Hand) => ours.reduce((sum, { first, size }) => sum + (first.hand === hand ? size : 0), 0);
  const isSponge = ours.some(({ first }) => first.row.task === 'sponge_attack' && first.hand === 'own');
  const factors = {
    public: 1,
    own: held(sizeOf('own'), sizeOf('public'), isSponge ? MAX_OWN_SHARE_OF_SPONGE : MAX_OWN_SHARE),
    stranger: 1,
  };
  const others = sizeOf('public') + sizeOf('own') * factors.own;
  factors.stranger = held(sizeOf('stranger'), others, MAX_STRANGER_SHARE);
  const total = others + sizeOf('stranger') * factors.stranger;
  return new Map(ours.map(({ key, first, size }) => [key, (size * factors[first.hand]) / (total || 1)]));
}

/** What keeps a part from being more than a share of itself and the others; nothing does where there are no others. */
function held(size: number, others: number, most: number): number {
  return others > 0 && size > 0 ? Math.min(1, (others * most) / (1 - most) / size) : 1;
}
