import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Write pieces to a file as they come, or to standard output. */
export async function writeOut(
  pieces: AsyncIterable<string> | Iterable<string>,
  file: string | undefined,
): Promise<void> {
  if (file !== undefined) return pipeline(Readable.from(pieces), createWriteStream(file));
  // Whoever read, such as `head`, has enough: told to the pipeline, and once more to the stream.
  process.stdout.on('error', () => undefined);
  await pipeline(Readable.from(pieces), process.stdout, { end: false }).catch(unlessClosed);
}

function unlessClosed(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EPIPE')) throw error;
}
