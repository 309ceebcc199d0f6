import { attackTraits, CategoryId } from '@redoubt/contract';
import { modelProfile } from '@redoubt/redteam/testing/recorded-steps';
import { expect, test } from 'vitest';
import type { Attack } from '../../redteam/src/attacks/attack.ts';
import { attackById, builtAttacks } from '../../redteam/src/attacks/index.ts';
import { goalsOf } from '../../redteam/src/goals/goals-of.ts';
import { stanceOf } from './stances.ts';
import { hasGivenIn, practiceSteps } from './testing/practice-steps.ts';

/** 160 goals, those left out to which the practice target gives in or never gives in, whatever the attack. */
const probes = CategoryId.options
  .flatMap((category) => goalsOf(category, 20, { seed: 'practice' }).map((goal, place) => ({ goal, place })))
  .filter(({ goal }) => stanceOf(goal.category, goal.subCategory) === 'tricked');

/** The share of the probes whose answer is what the practice target says when it gives in. */
async function shareOpened(attack: Attack): Promise<number> {
  let opened = 0;
  // To speak takes a tenth of a second.
  const asked = attackTraits[attack.id].modality === 'audio' ? probes.filter((_, at) => at % 4 === 0) : probes;
  for (const { goal, place } of asked) {
    const judged = await attack.run({ goal, place, options: {}, target: modelProfile }, practiceSteps(goal.id));
    if (hasGivenIn(judged.reading ?? judged.answer.text)) opened++;
  }
  return opened / asked.length;
}

test('the practice target has goals that only tricks open', () => expect(probes.length).toBeGreaterThan(80));

test.each(builtAttacks.filter(({ id }) => id !== 'basic').map((attack) => ({ attack, id: attack.id })))(
  '$id opens at least a tenth more of them than asking plainly, and not all',
  async ({ attack }) => {
    const plain = await shareOpened(attackById('basic'));
    const share = await shareOpened(attack);
    expect(share).toBeGreaterThan(plain + 0.1);
    expect(share).toBeLessThan(1);
  },
);
