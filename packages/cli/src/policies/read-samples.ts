import { readFile } from 'node:fs/promises';
import { text as readStream } from 'node:stream/consumers';
import { SentSample } from '@redoubt/contract';
import { Usage } from '../command-failures.ts';
import { io, pathOf } from '../io.ts';

/** A sample with the place that it comes from, such as `sample 12` or `samples.jsonl:3`. */
export interface PlacedSample extends SentSample {
  readonly place: string;
}

/** What an export says of a sample beside the sample itself. */
const told: readonly string[] = ['sample_id', 'call_id', 'request_id', 'at', 'key_name'];

/** Reads samples from lines of JSON, or from standard input if the file is `-`. Throws Usage for a line that is none. */
export async function readSamples(file: string): Promise<PlacedSample[]> {
  const name = file === '-' ? 'standard input' : file;
  const lines = (await textOfFile(file)).split('\n');
  const samples = lines.flatMap((line, at) => (line.trim() === '' ? [] : [sampleInLine(line, `${name}:${at + 1}`)]));
  if (samples.length > 0) return samples;
  throw new Usage(`${name} holds no sample; a line is such as {"text":"…","detector":"toxicity","expected":"flagged"}`);
}

async function textOfFile(file: string): Promise<string> {
  if (file === '-') return readStream(io().input);
  try {
    return await readFile(pathOf(file), 'utf8');
  } catch (error) {
    throw new Usage(`${file} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}

function sampleInLine(line: string, place: string): PlacedSample {
  const fields = parsedLine(line, place);
  const read = SentSample.safeParse(
    Object.fromEntries(Object.entries(fields).filter(([name]) => !told.includes(name))),
  );
  if (read.success) return { ...read.data, place };
  const [issue] = read.error.issues;
  const field = issue?.path.join('.');
  throw new Usage(`${place}: ${field ? `${field}: ` : ''}${issue?.message}`);
}

function parsedLine(line: string, place: string): object {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch (error) {
    throw new Usage(`${place}: this is no JSON: ${(error as Error).message}`);
  }
  throw new Usage(`${place}: this is no object; a line holds one sample`);
}
