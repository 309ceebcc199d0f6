import { createWriteStream } from 'node:fs';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Write pieces to a file as they come, or to standard output. */
export async function writeOut(
  pieces: AsyncIterable<string> | Iterable<string>,
  file: string | undefined,
): Promise<void> {
  if (file !== undefined) return pipeline(Readable.from(pieces), createWriteStream(file));
  const stdout = new Writable({
    decodeStrings: false,
    write: (piece: string, _, done) => {
      process.stdout.write(piece, (error) => done(isClosed(error) ? null : error));
    },
  });
  await pipeline(Readable.from(pieces), stdout);
}

/** Whoever read, such as `head`, has enough. */
const isClosed = (error: Error | null | undefined): boolean =>
  error != null && 'code' in error && error.code === 'EPIPE';
