import { createOutputWatch } from '@redoubt/guard/parts';
import { describe, expect, test } from 'vitest';
import { createGuardedStream } from './guarded-stream.ts';
import type { GuardedStreamOptions } from './guarded-stream-options.ts';
import { dropStrangeThoughts } from './signed-thoughts.ts';
import { chunk, readChunks } from './testing/answer-stream.ts';

const values = new Map([['<PERSON_0>', 'Kim']]);
const signed = (thinking: string, signature: string | null = 's') => ({ type: 'thinking', thinking, signature });
const hidden = { type: 'redacted_thinking', data: 'ZW5j' };

function blocksIn(events: readonly string[], options: GuardedStreamOptions<unknown> = { values }) {
  const stream = createGuardedStream(options);
  const out = [...events, 'data: [DONE]\n\n'].flatMap((event) => stream.push(Buffer.from(event)) as Uint8Array[]);
  const text = Buffer.concat(out).toString();
  const deltas = readChunks(text).flatMap(({ choices }) => (choices ?? []).map(({ delta }) => delta));
  return { blocks: deltas.flatMap((delta) => (delta as { thinking_blocks?: unknown[] }).thinking_blocks ?? []), text };
}

/** What a model thought, what its blocks say, and whether they are delivered. */
const cases = [
  ['that say the same', 'I think.', [signed('I think.')], true],
  ['in pieces', 'I think.', [signed('I ', null), signed('think.', null), signed('')], true],
  ['that are hidden', '', [hidden], true],
  ['that are hidden beside others', 'I think.', [hidden, signed('I think.')], true],
  ['with personal data', 'It is <PERSON_0>.', [signed('It is <PERSON_0>.')], false],
  ['that say something else', 'I think.', [signed('xyzzy')], false],
  ['that say more', 'I think.', [signed('I think. xyzzy')], false],
  ['of a text under another name', 'I think.', [{ ...signed('I think.'), text: 'xyzzy' }], false],
  ['of a thought that is none', '', [{ type: 'thinking', thinking: ['xyzzy'] }], false],
  ['that are no blocks', '', ['xyzzy'], false],
] as const;

describe('blocks', () => {
  test.each(cases)('%s: in a stream', (_, thought, blocks, isGiven) => {
    const events = [
      ...[...thought].map((letter) => chunk(0, { reasoning_content: letter })),
      ...blocks.map((block) => chunk(0, { thinking_blocks: [block] })),
      chunk(0, { content: 'So.' }),
      chunk(0, {}, 'stop'),
    ];
    const { blocks: given, text } = blocksIn(events);
    expect(given).toEqual(isGiven ? blocks : []);
    expect(text).not.toContain('xyzzy');
  });

  test.each(cases)('%s: in a whole answer', (_, thought, blocks, isGiven) => {
    const delivered = thought.replace('<PERSON_0>', 'Kim');
    const message: Record<string, unknown> = { reasoning_content: delivered, thinking_blocks: blocks };
    dropStrangeThoughts({ choices: [null, { message }] });
    expect(message.thinking_blocks).toEqual(isGiven ? blocks : undefined);
  });

  test('stand beside the text that they sign, and are of one choice', () => {
    const events = [
      ...['I ', 'am ', 'two.'].flatMap((text) => [
        chunk(1, { reasoning_content: text, thinking_blocks: [signed(text, null)] }),
      ]),
      chunk(0, { thinking_blocks: [hidden] }, 'stop'),
      chunk(1, {}, 'stop'),
    ];
    expect(blocksIn(events).blocks).toEqual([hidden, ...['I ', 'am ', 'two.'].map((text) => signed(text, null))]);
  });

  test('of a thought that is blocked are not delivered, nor those of a choice that does not end', () => {
    const watch = () =>
      createOutputWatch({ judge: (text: string) => text.includes('xyzzy'), isBlocking: (isFound) => isFound });
    const events = [chunk(0, { reasoning_content: 'xyzzy' }), chunk(0, { thinking_blocks: [signed('xyzzy')] })];
    expect(blocksIn([...events, chunk(0, {}, 'stop')], { watch }).text).not.toContain('xyzzy');
    expect(blocksIn(events, {}).blocks).toEqual([]);
  });
});
