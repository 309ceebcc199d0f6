import type { api } from '../../api.ts';

export type Sample = NonNullable<NonNullable<Parameters<typeof api.rt.evaluate>[0]>['body']>['samples'][number];

/** What was pasted, and what is wrong with it. */
export interface PastedSamples {
  readonly samples: readonly Sample[];
  readonly problem: string | undefined;
}

/** Reads a JSON list of samples, or an object a line. The service checks their fields. */
export function readSamples(text: string): PastedSamples {
  const trimmed = text.trim();
  if (trimmed === '') return { samples: [], problem: undefined };
  if (trimmed.startsWith('[')) return readList(trimmed);
  const samples: Sample[] = [];
  for (const [at, line] of trimmed.split('\n').entries()) {
    if (line.trim() === '') continue;
    const read = readJson(line);
    if (!isSample(read)) {
      return { samples, problem: `Line ${at + 1} is no JSON object with "prompt" and "response", both texts` };
    }
    samples.push(read);
  }
  return { samples, problem: undefined };
}

function readList(text: string): PastedSamples {
  const read = readJson(text);
  if (!Array.isArray(read)) return { samples: [], problem: 'This starts like a JSON list but is not one' };
  const wrong = read.findIndex((each) => !isSample(each));
  if (wrong === -1) return { samples: read, problem: undefined };
  return { samples: [], problem: `Item ${wrong + 1} has no "prompt" and "response", both texts` };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isSample = (value: unknown): value is Sample =>
  typeof value === 'object' &&
  value !== null &&
  'prompt' in value &&
  typeof value.prompt === 'string' &&
  'response' in value &&
  typeof value.response === 'string';
