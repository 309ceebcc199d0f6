import type { AttackConfig } from '@redoubt/contract';
import { pricedAttacks } from './attack-multiplier.ts';
import { fraction, over, readable, roundUp, times } from './fraction.ts';
import { type Price, priceOf, wholeLines } from './price.ts';
import { EVAL_CREDITS_PER_SAMPLE, PLAYGROUND_CREDITS_PER_ATTACK, PROMPTS_PER_CREDIT } from './rates.ts';

/** The price of judging samples that the caller has. */
export function priceEval(samples: number): Price {
  const credits = roundUp(times(fraction(samples), fraction(EVAL_CREDITS_PER_SAMPLE)));
  return priceOf('redteam', samples, [{ item: 'eval', credits, note: `${samples} × ${EVAL_CREDITS_PER_SAMPLE}` }]);
}

/** The price of one goal tried with these attacks; the kind of target does not count. */
export function pricePlayground(config: AttackConfig): Price {
  const each = fraction(PLAYGROUND_CREDITS_PER_ATTACK);
  const lines = pricedAttacks(config).map(({ name, multiplier }) => ({
    item: name,
    amount: times(each, multiplier),
    note: `${readable(each)} × ${readable(multiplier)}`,
  }));
  return priceOf('redteam', lines.length, wholeLines(lines));
}

/** The price of generating so many prompts: one credit for each started ten. */
export function priceThreatModeling(prompts: number): Price {
  const credits = roundUp(over(fraction(prompts), fraction(PROMPTS_PER_CREDIT)));
  const note = `${prompts} prompts, ${PROMPTS_PER_CREDIT} a credit`;
  return priceOf('redteam', prompts, [{ item: 'threat_modeling', credits, note }]);
}
