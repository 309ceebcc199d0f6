import { gap } from '../number-runs.ts';
import { type IdRow, idRows } from './id-rows.ts';

/** A parsed shape: groups of digits, the gaps between them, and letters around them. */
export interface IdShape {
  readonly row: IdRow;
  readonly isDistinct: boolean;
  readonly lengths: readonly number[];
  /** Required kinds of gap. `gap.none` means any single kind. */
  readonly gaps: readonly number[];
  /** Number of letters before the first group, with one separator. */
  readonly head: number;
  readonly tail: IdTail | undefined;
}

/** One character after the last group: its separator, and whether it may be a digit. */
interface IdTail {
  readonly separator: string;
  readonly canBeDigit: boolean;
}

const kinds: Readonly<Record<string, number>> = { ' ': gap.none, '-': gap.hyphen, '.': gap.dot, '/': gap.slash };
/** Above the length of any group, so that lengths can be packed as digits in this base. */
const BASE = 20;

/** Adds a group length to the look-up key of a shape. The key of no groups is 0. */
export const growKey = (key: number, length: number): number => key * BASE + length;

/** Shapes by the key of their group lengths. */
export const shapesByKey: ReadonlyMap<number, readonly IdShape[]> = Map.groupBy(
  idRows.flatMap((row) => (row.shapes ?? []).map((shape) => parseShape(row, shape))),
  ({ lengths }) => lengths.reduce(growKey, 0),
);

/** Keys of all proper prefixes of shapes. Reading stops at a sequence that is not among them. */
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
