import { createOutputWatch, createRestorer } from '@redoubt/guard/parts';
import { piiTail } from '@redoubt/guard/tails';
import { seededRandom } from '@redoubt/guard/testing/seeded-random';
import { expect } from 'vitest';
import { createGuardedStream } from '../guarded-stream.ts';
import type { GuardedStream, GuardedStreamOptions } from '../guarded-stream-options.ts';
import { type AnswerText, answerEvents, cutBytes, type ReadChunk, readChunks, textOf } from './answer-stream.ts';

/** Originals by placeholder. */
export const values = new Map([
  ['<EMAIL_ADDRESS_0>', 'ana.lopez@example.com'],
  ['<EMAIL_ADDRESS_1>', 'bo"quoted\\slash"@example.com'],
  ['<PERSON_0>', 'Ana López'],
  ['<PERSON_10>', 'Zoë 漢字 😀'],
  ['<PHONE_NUMBER_0>', '+1 213 373 4253'],
  ['<CREDIT_CARD_0>', '4111 1111 1111 1111'],
  ['<X_1_0>', '<PERSON_0>\nis no placeholder'],
]);
const tokens = [...values.keys()];
const nameOf = (token: string) => token.slice(1, -1);

/** The ways in which models damage a placeholder, in text and in JSON strings. */
const damages: readonly ((token: string) => string)[] = [
  (token) => token,
  (token) => token,
  (token) => token.toLowerCase(),
  (token) => `< ${nameOf(token)} >`,
  (token) => `<${nameOf(token).replaceAll('_', ' ')}>`,
  (token) => `<${nameOf(token).replaceAll('_', '-')}>`,
  (token) => `<${nameOf(token).replaceAll('_', ' _ ')}>`,
  (token) => `\`${token}\``,
  (token) => `&lt;${nameOf(token)}&gt;`,
  (token) => `&#60;${nameOf(token)}&#x3E;`,
  (token) => nameOf(token),
  (token) => `[${nameOf(token).toLowerCase()}]`,
  (token) => `＜${nameOf(token)}＞`,
  (token) => nameOf(token).replaceAll('_', '\\_'),
];
/** The characters that remain around a restored placeholder, by the index of its damage. */
const kept: Readonly<Record<number, readonly [string, string]>> = { 7: ['`', '`'], 11: ['[', ']'] };

const words = [
  'Dear',
  'the',
  'an e-mail',
  'person',
  'is',
  'x < y',
  'R&D',
  'a_b',
  '漢字',
  '😀',
  'naïve',
  '"so"',
  'C:\\d',
  '<b>',
  '<PERSON_3>',
  'card',
  '12',
];
const joins = [' ', ', ', '. ', '\n', ': ', ' — '];

interface Written {
  readonly sent: string;
  readonly restored: string;
}

function write(random: (bound: number) => number, most: number): Written {
  let [sent, restored] = ['', ''];
  for (let count = 1 + random(most); count > 0; count -= 1) {
    const join = joins[random(joins.length)] ?? ' ';
    if (random(3) > 0) {
      const word = words[random(words.length)] ?? '';
      [sent, restored] = [sent + word + join, restored + word + join];
      continue;
    }
    const token = tokens[random(tokens.length)] ?? '';
    const damage = random(damages.length);
    const [before, after] = kept[damage] ?? ['', ''];
    sent += (damages[damage]?.(token) ?? token) + join;
    restored += before + (values.get(token) ?? '') + after + join;
  }
  return { sent, restored };
}

/** Makes an answer of one to three choices, each with content, tool calls or both. */
export function writeAnswer(random: (bound: number) => number) {
  const texts: AnswerText[] = [];
  const wanted: string[] = [];
  for (let choice = random(3); choice >= 0; choice -= 1) {
    const kind = random(3);
    if (kind !== 1) {
      const { sent, restored } = write(random, 8);
      texts.push({ choice, field: 'content', tool: 0, text: sent });
      wanted.push(restored);
    }
    for (let tool = kind === 0 ? -1 : random(2); tool >= 0; tool -= 1) {
      const { sent, restored } = write(random, 6);
      texts.push({ choice, field: 'arguments', tool, text: JSON.stringify({ to: sent, n: 1 }) });
      wanted.push(restored);
    }
  }
  return { texts, wanted };
}

/** Sends parts through a stream. Returns all of its output. */
export const send = (stream: GuardedStream<unknown>, parts: readonly Uint8Array[], check = () => {}): string => {
  const out: Uint8Array[] = [];
  for (const part of parts) {
    out.push(...(stream.push(part) as Uint8Array[]));
    check();
  }
  return Buffer.concat([...out, ...(stream.end(broken) as Uint8Array[])]).toString();
};
export const broken = {
  error: { message: 'The provider closed the connection', type: 'upstream_error', code: 'upstream_closed' },
};
export const detections = { service_policy_detections: { metrics: {} } };
const watched = (holdBack: number) => () =>
  createOutputWatch({ judge: () => 0, isBlocking: () => false, peek: () => true, openFrom: piiTail(), holdBack });

const guardsOf = (holdBack: number, isAdded: boolean): GuardedStreamOptions<number> => ({
  values,
  watch: holdBack > 0 ? watched(holdBack) : undefined,
  finish: isAdded ? () => detections : undefined,
});

/** Fails if one of this many random answers is not restored exactly. */
export function expectRestored(rounds: number): void {
  const random = seededRandom(20_261_124);
  const bound = createRestorer(values, { escape: 'json' }).bound;
  for (let round = 0; round < rounds; round += 1) {
    const { texts, wanted } = writeAnswer(random);
    const most = 1 + (round % 40);
    const isAdded = random(5) > 0;
    const holdBack = random(4) === 0 ? 8 + random(200) : 0;
    const events = answerEvents(texts, most, random, random(3) === 0).join('');
    const stream = createGuardedStream(guardsOf(holdBack, isAdded));
    const limit = (bound + holdBack) * texts.length;
    const parts = cutBytes(events, random(8) === 0 ? 60 : 2_000, random);
    const chunks = readChunks(send(stream, parts, () => expectAtMost(stream.held, limit)));
    const got = texts.map((text) => read(chunks, text));
    expectSame(got, wanted, texts);
    if (isAdded) expect(chunks.at(-1)).toMatchObject(detections);
    expect(stream).toMatchObject({ state: 'done', held: 0, usage: { total_tokens: 13 } });
  }
}

function expectSame(got: readonly string[], wanted: readonly string[], texts: readonly AnswerText[]): void {
  if (got.join('|') !== wanted.join('|')) expect.fail(JSON.stringify({ got, wanted, texts }, null, 1));
}

/** Faster than `expect`, which is slow for a million calls. */
function expectAtMost(held: number, limit: number): void {
  if (held > limit) expect.fail(`${held} units are held, more than ${limit}`);
}

/** The text that a client has at a place. For arguments it is the value of `to`. */
function read(chunks: readonly ReadChunk[], place: AnswerText): string {
  const whole = textOf(chunks, place);
  return place.field === 'arguments' ? (JSON.parse(whole) as { to: string }).to : whole;
}
