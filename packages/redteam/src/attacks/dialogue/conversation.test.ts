import { expect, test } from 'vitest';
import { recordedSteps } from '../../testing/recorded-steps.ts';
import { Conversation } from './conversation.ts';

const talk = () => {
  const recorded = recordedSteps('No.');
  return { recorded, conversation: new Conversation(recorded.steps, 'a') };
};

test('all turns of a conversation have one name, also once the first ones are no longer sent', async () => {
  const { recorded, conversation } = talk();
  for (let turn = 1; turn <= 30; turn++) await conversation.say(`prompt ${turn}`);
  expect(recorded.asked.at(-1)?.messages[0]).not.toMatchObject({ content: 'prompt 1' });
  expect(new Set(recorded.conversations)).toEqual(new Set(['a1']));
});

test('a conversation from which every turn was taken back begins anew, under another name', async () => {
  const { recorded, conversation } = talk();
  await conversation.say('one');
  conversation.forgetLast();
  await conversation.say('another');
  await conversation.say('and on');
  conversation.forgetLast();
  await conversation.say('and on again');
  expect(recorded.conversations).toEqual(['a1', 'a2', 'a2', 'a2']);
});

test('two conversations have two names', async () => {
  const recorded = recordedSteps('No.');
  for (const name of ['a', 'b']) await new Conversation(recorded.steps, name).say('the same');
  expect(recorded.conversations).toEqual(['a1', 'b1']);
});
