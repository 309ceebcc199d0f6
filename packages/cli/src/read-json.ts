import { readFile } from 'node:fs/promises';
import { text as readStream } from 'node:stream/consumers';
import { Usage } from './command-failures.ts';

/** Parses the JSON of a file, or of standard input if the file is `-`. Throws Usage if it is not JSON. */
export async function readJson(file: string): Promise<unknown> {
  const text = file === '-' ? await readStream(process.stdin) : await readFile(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Usage(`${file} is no JSON: ${(error as Error).message}`);
  }
}
