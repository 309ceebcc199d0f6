import { createOutputWatch } from '@redoubt/guard/parts';
import { firstOpen, keywordTail, piiTail } from '@redoubt/guard/tails';
import { seededRandom } from '@redoubt/guard/testing/seeded-random';
import { describe, expect, test } from 'vitest';
import { createGuardedStream } from './guarded-stream.ts';
import type { GuardedStreamOptions } from './guarded-stream-options.ts';
import { type AnswerText, answerEvents, chunk, cutBytes, readChunks, textOf } from './testing/answer-stream.ts';
import { broken, detections, expectRestored, send, values, writeAnswer } from './testing/damaged-answers.ts';

test('1,000 answers are restored exactly, whatever the deltas, the cuts and the damage', () => expectRestored(1_000));

const content = (text: string): AnswerText => ({ choice: 0, field: 'content', tool: 0, text });

test('text without anything open is held by nobody and passes as the bytes it came in', () => {
  const events = answerEvents(
    [content('The quarterly report shows that revenue grew, and the margin held.')],
    6,
    seededRandom(3),
  );
  const stream = createGuardedStream({ values });
  for (const text of events) {
    const bytes = Buffer.from(text);
    const [out, ...more] = stream.push(bytes) as Uint8Array[];
    if (text.includes('[DONE]')) break;
    expect(more).toEqual([]);
    expect(out).toBe(bytes);
    expect(stream.held).toBe(0);
  }
});

describe('a forbidden text', () => {
  const openFrom = firstOpen([keywordTail(['merger']), piiTail()]);
  const options: GuardedStreamOptions<string> = {
    values,
    watch: () =>
      createOutputWatch<string>({
        judge: (window) => (/merger/i.test(window) ? 'merger' : ''),
        isBlocking: (verdict) => verdict !== '',
        peek: (window) => !/merger/i.test(window),
        openFrom,
      }),
    refuse: (verdict) => ({ error: { message: `No ${verdict}`, code: 'output_guardrails_blocked' }, ...detections }),
  };

  test.each(['content', 'refusal', 'reasoning_content', 'arguments'] as const)('in %s is never delivered', (field) => {
    const random = seededRandom(11);
    for (let round = 0; round < 400; round += 1) {
      const text = `${'We had a good year. '.repeat(random(9))}The Merger with them ends soon. ${'And so on. '.repeat(random(9))}`;
      const answer = { choice: round % 2, field, tool: 0, text };
      const stream = createGuardedStream(options);
      const out = send(stream, cutBytes(answerEvents([answer], 1 + (round % 40), random).join(''), 300, random));
      const chunks = readChunks(out);
      expect(text.startsWith(textOf(chunks, answer))).toBe(true);
      expect(textOf(chunks, answer)).not.toContain('M');
      expect(out).not.toContain('finish_reason":"stop');
      expect(chunks.at(-1)).toMatchObject({ error: { message: 'No merger' }, ...detections });
      expect(stream).toMatchObject({ state: 'blocked', verdict: 'merger' });
      expect(stream.push(Buffer.from(chunk(0, { content: 'more' })))).toEqual([]);
    }
  });
});

test('a judge that answers later gives what one that answers at once gives', async () => {
  const random = seededRandom(5);
  for (let round = 0; round < 300; round += 1) {
    const { texts } = writeAnswer(random);
    const parts = cutBytes(answerEvents(texts, 1 + (round % 40), random).join(''), 200, random);
    const judge = (window: string) => window.includes('R&D');
    const options = (later: boolean): GuardedStreamOptions<boolean> => ({
      values,
      watch: () =>
        createOutputWatch<boolean>({
          judge: (window) => (later ? Promise.resolve(judge(window)) : judge(window)),
          isBlocking: (verdict) => verdict,
        }),
      finish: () => (later ? Promise.resolve(detections) : detections),
    });
    const [later, atOnce] = [createGuardedStream(options(true)), createGuardedStream(options(false))];
    const out: Uint8Array[] = [];
    for (const part of parts) out.push(...(await later.push(part)));
    out.push(...(await later.end(broken)));
    expect(Buffer.concat(out).toString()).toBe(send(atOnce, parts));
    expect(later.state).toBe(atOnce.state);
  }
});
