import { type AttackConfig, type AttackName, attackOf } from '@redoubt/contract';
import { type Fraction, fraction, largerOf, over, smallerOf, times } from './fraction.ts';
import { type AttackRate, attackRates, SCALING_FLOOR } from './rates.ts';

/** An attack as a request names it, with what its options make of its multiplier. */
export interface PricedAttack {
  readonly name: AttackName;
  readonly multiplier: Fraction;
}

/** The attacks of a config, each name for itself: an alias beside its attack costs again. Empty is one `basic` probe. */
export function pricedAttacks(config: AttackConfig): PricedAttack[] {
  const names = (Object.keys(config) as AttackName[]).filter((name) => config[name] !== undefined);
  if (names.length === 0) return [{ name: 'basic', multiplier: fraction(attackRates.basic.multiplier) }];
  return names.map((name) => ({ name, multiplier: multiplierOf(attackRates[attackOf(name)], config[name] ?? {}) }));
}

/** Proportional to each parameter, the factors multiplied, floored, and capped at the ceiling (contract §9). */
function multiplierOf({ multiplier, scales }: AttackRate, options: object): Fraction {
  if (!scales) return fraction(multiplier);
  const sent = new Map<string, unknown>(Object.entries(options));
  const factor = Object.entries(scales.reference).reduce((product, [parameter, reference]) => {
    const value = sent.get(parameter);
    return typeof value === 'number' ? times(product, over(fraction(value), fraction(reference))) : product;
  }, fraction(1));
  const within = smallerOf(largerOf(factor, fraction(SCALING_FLOOR)), fraction(scales.ceiling));
  return times(fraction(multiplier), within);
}
