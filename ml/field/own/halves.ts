import { type RowIn, type RowRoom, readIn } from '../../read-data/read-data.ts';

/**
 * Which half of our own texts is measured: `dev` may be read while detectors are built, `test` is only counted. No trainer
 * reads either.
 */
export type Half = 'dev' | 'test';

/** Texts of both halves, written by the same plan about different things. */
export type Halves<Item> = Readonly<Record<Half, readonly Item[]>>;

/** Reads both halves of a room of our own texts. */
export function readHalves<Room extends RowRoom>(room: Room): Halves<RowIn<Room>> {
  return { dev: readIn(room, 'dev') as RowIn<Room>[], test: readIn(room, 'test') as RowIn<Room>[] };
}
