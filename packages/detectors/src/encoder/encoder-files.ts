import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** Reads a file of an encoder by its name. */
type ReadEncoderFile = (name: string) => Promise<Buffer>;

/** The file with the SHA-256 of the others, in the form of `sha256sum`. */
const DIGESTS = 'encoder.sha256';

/**
 * Opens a folder of weights. Each file is held to its digest: damaged weights of the right size would load, and score
 * wrongly. A folder without digests, as older exports made it, is read as it is.
 */
export async function openEncoderFiles(weights: URL): Promise<ReadEncoderFile> {
  const digests = await readDigests(new URL(DIGESTS, weights));
  return async (name) => {
    const bytes = await readFile(new URL(name, weights));
    if (digests && digests.get(name) !== hash('sha256', bytes, 'hex')) {
      throw new Error(`${name} is damaged or of another encoder: its SHA-256 is not the one in ${DIGESTS}`);
    }
    return bytes;
  };
}

/** Returns digests by file name, or undefined if there are none. */
async function readDigests(file: URL): Promise<ReadonlyMap<string, string> | undefined> {
  try {
    const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
    return new Map(lines.map((line) => [line.slice(line.indexOf(' ')).trim(), line.slice(0, line.indexOf(' '))]));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
