import type { ChatMessage } from '@redoubt/providers';
import type { z } from 'zod';
import { readObject } from '../../read-object.ts';
import type { Steps } from '../attack.ts';

/** How often an attacker model is asked again whose answer cannot be read. */
const TRIES = 2;
/** Characters of an answer of the attacker model that are read. */
const MAX_READ = 40_000;
/** Characters of an unreadable answer that the attacker model is shown. */
const MAX_SHOWN = 4_000;

type Attacker = NonNullable<Steps['attacker']>;

/** Asks an attacker model for a JSON object. Returns undefined if none of its answers has the form. */
export async function askAttacker<Schema extends z.ZodType>(
  attacker: Attacker,
  key: string,
  messages: readonly ChatMessage[],
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  let asked = messages;
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const answer = await attacker(tried === 1 ? key : `${key} again ${tried}`, asked);
    const read = schema.safeParse(readObject(answer.slice(0, MAX_READ)));
    if (read.success) return read.data;
    asked = [...messages, ...complaintAbout(answer)];
  }
  return undefined;
}

/** Without a complaint the same question would give the same answer, because the model is asked at temperature 0. */
const complaintAbout = (answer: string): ChatMessage[] => [
  { role: 'assistant', content: answer.slice(0, MAX_SHOWN) },
  {
    role: 'user',
    content:
      'That cannot be read as the JSON object. Answer again with the object that was asked for, and nothing else.',
  },
];
