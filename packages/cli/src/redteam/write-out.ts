import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Usage } from '../command-failures.ts';
import { io, pathOf } from '../io.ts';

/** Writes pieces as they come, to a file or to standard output. */
export async function writeOut(
  pieces: AsyncIterable<string> | Iterable<string | Uint8Array>,
  file: string | undefined,
): Promise<void> {
  if (file !== undefined) return pipeline(Readable.from(pieces), createWriteStream(pathOf(file))).catch(refuse(file));
  // A reader such as `head` may close standard output early. That error is reported by the pipeline and also by the
  // stream.
  io().out.on('error', () => undefined);
  await pipeline(Readable.from(pieces), io().out, { end: false }).catch(unlessClosed);
}

/** A file that cannot be written is a mistake in the words. What fails while the pieces are read is none. */
const refuse = (file: string) => (error: NodeJS.ErrnoException) => {
  if (error.syscall !== 'open') throw error;
  throw new Usage(`--out ${file} cannot be written (${error.code})`, 'redteam report');
};

function unlessClosed(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EPIPE')) throw error;
}
