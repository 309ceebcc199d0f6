import { readFile } from 'node:fs/promises';
import { text as readStream } from 'node:stream/consumers';
import { Usage } from './command-failures.ts';
import { io, pathOf } from './io.ts';

/** Parses the JSON of a file, or of standard input if the file is `-`. Throws Usage if it is not JSON. */
export async function readJson(file: string): Promise<unknown> {
  const text = file === '-' ? await readStream(io().input) : await readFile(pathOf(file), 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Usage(`${file} is no JSON: ${(error as Error).message}`);
  }
}
