import { measureGrowth } from '@redoubt/detectors/testing/linear-growth';
import { expect, test } from 'vitest';
import { retrievedContext } from './retrieved-context.ts';

const says = (role: string, content: unknown) => ({ role, content });
const tower = 'The Eiffel Tower is 330 metres tall. It was built in 1889.';
const question = says('user', 'How tall is the Eiffel Tower?');

test.each([
  ['results of tools', [question, says('tool', tower)], tower],
  [
    'results of tools and what the instructions state',
    [says('system', tower), says('tool', '330 m'), question],
    `${tower}\n\n330 m`,
  ],
  [
    'a system message that states something',
    [says('system', `You are a guide. ${tower}`), question],
    `You are a guide. ${tower}`,
  ],
  [
    'a message under a label',
    [says('user', `Context: 330 metres.\n\nQuestion: How tall?`)],
    'Context: 330 metres.\n\nQuestion: How tall?',
  ],
  [
    'a message with a tag',
    [says('user', `<retrieved_documents>330 metres</retrieved_documents> How tall?`)],
    '<retrieved_documents>330 metres</retrieved_documents> How tall?',
  ],
  [
    'parts of a message',
    [
      says('user', [
        { type: 'text', text: '### Search results:' },
        { type: 'text', text: '330 metres' },
      ]),
    ],
    '### Search results:\n330 metres',
  ],
  [
    'a label in another language',
    [says('user', 'Kontext: 330 Meter hoch.\nWie hoch ist er?')],
    'Kontext: 330 Meter hoch.\nWie hoch ist er?',
  ],
  [
    'a long report of a user',
    [says('user', `${`${tower} `.repeat(5)}Is that tall?`)],
    `${`${tower} `.repeat(5)}Is that tall?`,
  ],
])('%s are what an answer is held against', (_, messages, context) => {
  expect(retrievedContext(messages)).toBe(context);
});

test.each([
  ['a bare question', [question]],
  [
    'instructions',
    [says('system', 'You are a helpful assistant. Answer briefly.\n- Never swear.\n- Use metres.'), question],
  ],
  ['a request', [says('user', 'Please write a poem about the sea. Make it rhyme.')]],
  ['small talk', [says('user', 'My name is Jane. What is the weather like?')]],
  ['earlier answers', [question, says('assistant', tower), says('user', 'And how old?')]],
  ['no text', [says('user', [{ type: 'image_url', image_url: { url: 'data:' } }]), says('tool', null)]],
])('%s is nothing to hold an answer against', (_, messages) => {
  expect(retrievedContext(messages)).toBe('');
});

test.each(['a\n', 'context ', '<', '\n ', 'you. ', '# x ', '- 1.) '])(
  'messages of "%s" are read in linear time',
  (unit) => {
    const make = (length: number) => unit.repeat(length / unit.length);
    expect(measureGrowth(make, (text) => retrievedContext([says('user', text)]))).toMatchObject({ isLinear: true });
  },
);
