import { CategoryId } from '@redoubt/contract';
import { modelProfile } from '@redoubt/redteam/testing/recorded-steps';
import { expect, test } from 'vitest';
import { builtAttacks } from '../../redteam/src/attacks/index.ts';
import { goalsOf } from '../../redteam/src/goals/goals-of.ts';
import { tricksIn } from './answer-conversation.ts';
import { practiceSteps } from './testing/practice-steps.ts';
import { type TrickName, tricks } from './tricks.ts';

const goals = CategoryId.options.flatMap((category) => goalsOf(category, 12, { seed: 'matrix' }));

/** The tricks that the prompts of each attack are, each with the attacks that make it. */
const found = new Map<TrickName, Set<string>>();
for (const attack of builtAttacks) {
  for (const [place, goal] of goals.entries()) {
    const steps = practiceSteps(goal.id, (turns) => {
      for (const trick of tricksIn(turns)) found.set(trick, (found.get(trick) ?? new Set()).add(attack.id));
    });
    await attack.run({ goal, place, options: {}, target: modelProfile }, steps);
  }
}

test.each(Object.keys(tricks) as TrickName[])('%s is made by the attacks that its documentation names', (name) => {
  const makers = [...(found.get(name) ?? ['none'])];
  expect(makers.toSorted()).toEqual(tricks[name].attack.split(', ').toSorted());
});

test('asking plainly is no trick', () => {
  expect([...found].filter(([, attacks]) => attacks.has('basic'))).toEqual([]);
});
