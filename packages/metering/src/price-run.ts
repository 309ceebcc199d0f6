import { type AttackConfig, type CategoryAttacks, CategoryId, type SystemType } from '@redoubt/contract';
import { type PricedAttack, pricedAttacks } from './attack-multiplier.ts';
import { fraction, plus, readable, times, zero } from './fraction.ts';
import { type Price, priceOf, wholeLines } from './price.ts';
import { categoryRates, MINIMUM_RUN_CHARGE, systemTypeRates } from './rates.ts';

/** What the price of a run depends on; compliance frameworks are expanded before (`expandFrameworks`). */
export interface PricedRun {
  readonly categories: CategoryAttacks;
  readonly systemType: SystemType;
}

/** The price of a run: base × sum of multipliers, over the categories, times the kind of target (spec, "Red Team pricing"). */
export function priceRun({ categories, systemType }: PricedRun): Price {
  const priced = CategoryId.options.flatMap((category) => {
    const config = categories[category];
    return config ? [priceCategory(category, config, systemType)] : [];
  });
  const probes = priced.reduce((sum, { attacks }) => sum + attacks, 0);
  return priceOf('redteam', probes, wholeLines(priced), { minimum: MINIMUM_RUN_CHARGE });
}

function priceCategory(item: CategoryId, config: AttackConfig, systemType: SystemType) {
  const attacks = pricedAttacks(config);
  const base = fraction(categoryRates[item]);
  const target = fraction(systemTypeRates[systemType]);
  const multipliers = attacks.reduce((sum, { multiplier }) => plus(sum, multiplier), zero);
  const ofTarget = systemTypeRates[systemType] === 1 ? '' : ` × ${readable(target)} (${systemType})`;
  const note = `${readable(base)} × (${attacks.map(attackNote).join(' + ')})${ofTarget}`;
  return { item, amount: times(times(base, multipliers), target), note, attacks: attacks.length };
}

/** An attack in the note of a line: `tap 12`. */
function attackNote({ name, multiplier }: PricedAttack): string {
  return `${name} ${readable(multiplier)}`;
}
