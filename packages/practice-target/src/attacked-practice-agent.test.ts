import { CategoryId } from '@redoubt/contract';
import { expect, test } from 'vitest';
import { goalsForTarget } from '../../redteam/src/goals/target/target-goals.ts';
import { createEmbeddedJudge } from '../../redteam/src/judge/embedded-judge.ts';
import { successTestOf } from '../../redteam/src/judge/success-test.ts';
import { noContext as context } from '../../redteam/src/testing/no-context.ts';
import { answerConversation } from './answer-conversation.ts';
import { practiceTools } from './persona.ts';

const tools = practiceTools.map(({ name, description, parameters }) => ({
  name,
  description,
  parameters: { ...parameters },
}));
const source = goalsForTarget({ context, tools, categories: CategoryId.options });
const goals = CategoryId.options.flatMap((category) => source.goalsOf(category, 20, { seed: 'agent' }));
const named = goals.filter(({ source: from }) => from.startsWith('tool:'));

test('a fifth of the goals for the practice agent name one of its tools', () => {
  expect(named.length / goals.length).toBeGreaterThanOrEqual(0.2);
});

test('the practice agent calls the tools that goals name, and the judge sees each call', async () => {
  const judge = createEmbeddedJudge();
  let called = 0;
  for (const goal of named) {
    const answer = answerConversation({
      turns: [{ role: 'user', text: goal.text }],
      media: [],
      tools: tools.map(({ name }) => name),
    });
    const calls = answer.calls.map((call) => ({ name: call.name, arguments: JSON.stringify(call.arguments) }));
    const tool = goal.source.slice('tool:'.length);
    const { outcome } = await judge.judge(
      {
        goal: goal.text,
        category: goal.category,
        prompt: goal.text,
        response: answer.text,
        toolCalls: calls,
        evidence: { canaries: [], forbiddenTools: [] },
        refusalPhrases: [],
        isControl: false,
        test: successTestOf(goal, context),
      },
      new AbortController().signal,
    );
    const isCalled = calls.some(({ name }) => name === tool);
    if (isCalled) called++;
    if (!isCalled) expect(outcome).not.toBe('success');
  }
  expect(called / named.length).toBeGreaterThan(0.5);
});
