import { gap } from '../number-runs.ts';
import { type IdRow, idRows } from './id-rows.ts';

/** A row's shape, parsed: groups of digits, what stands between them, and letters round them. */
export interface IdShape {
  readonly row: IdRow;
  readonly isDistinct: boolean;
  readonly lengths: readonly number[];
  /** A kind of gap, or any single one where it is `gap.none`. */
  readonly gaps: readonly number[];
  /** Letters before the first group, with one separator. */
  readonly head: number;
  readonly tail: IdTail | undefined;
}

/** One character after the last group: behind which separator, and whether it may be a digit. */
interface IdTail {
  readonly separator: string;
  readonly canBeDigit: boolean;
}

const kinds: Readonly<Record<string, number>> = { ' ': gap.none, '-': gap.hyphen, '.': gap.dot, '/': gap.slash };
/** More than any group has digits: lengths become the digits of one number. */
const BASE = 20;

/** What a row of group lengths is looked up by; grown a group at a time from 0. */
export const growKey = (key: number, length: number): number => key * BASE + length;

/** Shapes by the key of their groups of digits. */
export const shapesByKey: ReadonlyMap<number, readonly IdShape[]> = Map.groupBy(
  idRows.flatMap((row) => (row.shapes ?? []).map((shape) => parseShape(row, shape))),
  ({ lengths }) => lengths.reduce(growKey, 0),
);

/** Keys that a longer shape starts with: a row of groups that is not among them is not read on. */
export const openKeys: ReadonlySet<number> = new Set(
  [...shapesByKey.values()]
    .flat()
    .flatMap(({ lengths }) => lengths.map((_, count) => lengths.slice(0, count).reduce(growKey, 0))),
);

function parseShape(row: IdRow, shape: string): IdShape {
  const head = /^A*/.exec(shape)?.[0].length ?? 0;
  const body = /\d.*\d/.exec(shape)?.[0] ?? shape.slice(head).replace(/\D/g, '');
  const tail = /\d([^\dAX]?)([AX])$/.exec(shape);
  return {
    row,
    isDistinct: row.distinct?.includes(shape) ?? false,
    lengths: body.split(/\D/).map(Number),
    gaps: body
      .replace(/\d/g, '')
      .split('')
      .map((character) => kinds[character] ?? gap.none),
    head,
    tail: tail ? { separator: tail[1] ?? '', canBeDigit: tail[2] === 'X' } : undefined,
  };
}
