import { attackTraits, CategoryId } from '@redoubt/contract';
import { modelProfile } from '@redoubt/redteam/testing/recorded-steps';
import { describe, expect, test } from 'vitest';
import { builtAttacks } from '../../redteam/src/attacks/index.ts';
import { goalsOf } from '../../redteam/src/goals/goals-of.ts';
import { tricksIn } from './answer-conversation.ts';
import { practiceSteps } from './testing/practice-steps.ts';
import { scriptedAttacker } from './testing/scripted-attacker.ts';
import { type TrickName, tricks } from './tricks.ts';

const goals = CategoryId.options.flatMap((category) => goalsOf(category, 12, { seed: 'matrix' }));
/** To speak takes a tenth of a second. */
const MAX_SPOKEN = 24;

/** Returns the tricks that the prompts of the attacks are, each with the attacks that make it. */
async function tricksMade(most: number, attackerFor: typeof scriptedAttacker | undefined) {
  const found = new Map<TrickName, Set<string>>();
  for (const attack of builtAttacks) {
    const own = goals.slice(0, attackTraits[attack.id].modality === 'audio' ? Math.min(most, MAX_SPOKEN) : most);
    for (const [place, goal] of own.entries()) {
      const steps = practiceSteps(goal.id, (asked) => {
        for (const trick of tricksIn(asked)) found.set(trick, (found.get(trick) ?? new Set()).add(attack.id));
      });
      await attack.run(
        { goal, place, options: {}, target: modelProfile },
        { ...steps, attacker: attackerFor?.(goal.text) },
      );
    }
  }
  return found;
}

const alone = await tricksMade(goals.length, undefined);
const names = Object.keys(tricks) as TrickName[];
const documented = (name: TrickName): string[] => tricks[name].attack.split(', ').toSorted();

test.each(names)('%s is made by the attacks that its documentation names', (name) => {
  expect([...(alone.get(name) ?? ['none'])].toSorted()).toEqual(documented(name));
});

test('asking plainly is no trick', () => {
  expect([...alone].filter(([, attacks]) => attacks.has('basic'))).toEqual([]);
});

describe('with an attacker model', async () => {
  const guided = await tricksMade(20, scriptedAttacker);

  test.each(names)('%s is made by no other attack than its documentation names', (name) => {
    expect([...(guided.get(name) ?? [])].filter((id) => !documented(name).includes(id))).toEqual([]);
  });

  test.each([
    ['priming', 'goat'],
    ['priming', 'audio_goat'],
    ['persona', 'tap'],
    ['persona', 'graph'],
    ['authority', 'rt_agent'],
    ['authority', 'rt_agent_v2'],
    ['trust', 'derail_yourself'],
    ['recording', 'audio_goat'],
    ['picture', 'fc'],
    ['language', 'lang'],
  ] as const)('%s is what %s does', (trick, attack) => expect(guided.get(trick)).toContain(attack));

  test('each attack but the plain one makes a trick of its own', () => {
    const makers = new Set([...guided.values()].flatMap((ids) => [...ids]));
    expect(builtAttacks.map(({ id }) => id).filter((id) => !makers.has(id))).toEqual(['basic']);
  });
});
