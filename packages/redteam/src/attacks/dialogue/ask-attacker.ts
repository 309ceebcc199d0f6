import type { ChatMessage } from '@redoubt/providers';
import { jsonrepair } from 'jsonrepair';
import type { z } from 'zod';
import type { Steps } from '../attack.ts';

/** How often an attacker model is asked again whose answer cannot be read. */
const TRIES = 2;
/** Characters of an answer of the attacker model that are read. */
const MAX_READ = 40_000;

type Attacker = NonNullable<Steps['attacker']>;

/** Asks an attacker model for a JSON object. Returns undefined if none of its answers has the form. */
export async function askAttacker<Schema extends z.ZodType>(
  attacker: Attacker,
  key: string,
  messages: readonly ChatMessage[],
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const answer = await attacker(tried === 1 ? key : `${key} again ${tried}`, messages);
    const read = schema.safeParse(readObject(answer.slice(0, MAX_READ)));
    if (read.success) return read.data;
  }
  return undefined;
}

/** Reads the outermost object of an answer. Models add fences and words, and leave quotes and brackets open. */
export function readObject(answer: string): unknown {
  const from = answer.indexOf('{');
  if (from < 0) return undefined;
  const to = answer.lastIndexOf('}');
  const text = to > from ? answer.slice(from, to + 1) : answer.slice(from);
  try {
    return JSON.parse(text);
  } catch {
    return repaired(text);
  }
}

function repaired(text: string): unknown {
  try {
    return JSON.parse(jsonrepair(text));
  } catch {
    return undefined;
  }
}
