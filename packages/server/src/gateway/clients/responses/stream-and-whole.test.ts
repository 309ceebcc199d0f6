import type { JsonObject } from '@redoubt/providers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  callOf,
  chunkOf,
  completion,
  eventsOf,
  followed,
  last,
  opened,
  pieceOf,
  writerFor,
} from './testing/written-events.ts';

describe('a stream says what the whole answer says', () => {
  const words = fc.string({ maxLength: 12, unit: 'grapheme' });
  const answers = fc.record({
    thought: words,
    said: words,
    refusal: fc.oneof(fc.constant(''), words),
    calls: fc.array(fc.string({ maxLength: 8 }), { maxLength: 3 }),
    finish: fc.constantFrom('stop', 'tool_calls', 'length', 'content_filter'),
    cuts: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 8 }),
    isSummary: fc.boolean(),
    turns: fc.array(fc.nat(2), { minLength: 1, maxLength: 12 }),
  });

  test('however it is cut and its calls are mixed', () => {
    fc.assert(
      fc.property(answers, ({ thought: thinks, said, refusal, calls, finish, cuts, turns, isSummary }) => {
        const written = calls.map((each, index) => callOf(index, `f${index}`, each));
        const whole = writerFor({ isSummary }).whole(
          completion({ reasoning_content: thinks, content: said, refusal, tool_calls: written }, finish),
        );
        const chunks = [
          ...pieces(thinks, cuts).map((part) => chunkOf({ reasoning_content: part })),
          ...pieces(said, cuts).map((part) => chunkOf({ content: part })),
          ...pieces(refusal, cuts).map((part) => chunkOf({ refusal: part })),
          ...calls.map((_, index) => opened(index, `f${index}`)),
          ...mixed(
            calls.map((each, index) => pieces(each, cuts).map((part) => pieceOf(index, part))),
            turns,
          ),
          ...last(finish),
        ];
        const events = eventsOf(chunks, { isSummary });
        expect(events.at(-1)?.response).toEqual(whole);
        expect(followed(events.slice(0, -1)).output).toEqual(whole.output);
      }),
      { numRuns: 300 },
    );
  });

  /** Cuts a text into pieces whose lengths repeat. */
  function pieces(whole: string, cuts: readonly number[]): string[] {
    const parts: string[] = [];
    for (let at = 0; at < whole.length; ) {
      const end = at + (cuts[parts.length % cuts.length] ?? 1);
      parts.push(whole.slice(at, end));
      at = end;
    }
    return parts;
  }

  function mixed(lists: JsonObject[][], turns: readonly number[]): JsonObject[] {
    const rest = lists.map((list) => [...list]).filter((list) => list.length > 0);
    const out: JsonObject[] = [];
    for (let turn = 0; rest.length > 0; turn += 1) {
      const at = (turns[turn % turns.length] ?? 0) % rest.length;
      out.push(...(rest[at]?.splice(0, 1) ?? []));
      if (rest[at]?.length === 0) rest.splice(at, 1);
    }
    return out;
  }
});
