import {
  type AttackConfig,
  type AttackName,
  attackOf,
  type CategoryAttacks,
  CategoryId,
  type SystemType,
} from '@redoubt/contract';
import {
  type Fraction,
  fraction,
  largerOf,
  over,
  plus,
  readable,
  roundUp,
  smallerOf,
  times,
  zero,
} from './fraction.ts';
import { type Price, priceOf, wholeLines } from './price.ts';
import {
  type AttackRate,
  attackRates,
  categoryRates,
  EVAL_CREDITS_PER_SAMPLE,
  MINIMUM_RUN_CHARGE,
  PLAYGROUND_CREDITS_PER_ATTACK,
  PROMPTS_PER_CREDIT,
  SCALING_FLOOR,
  systemTypeRates,
} from './rates.ts';

/** An attack by the name that the request uses, with its multiplier after its options are applied. */
interface PricedAttack {
  readonly name: AttackName;
  readonly multiplier: Fraction;
}

/**
 * Returns the attacks of a config by name. An alias next to its attack counts as a second attack. An empty config is
 * one `basic` probe.
 */
function pricedAttacks(config: AttackConfig): PricedAttack[] {
  const names = (Object.keys(config) as AttackName[]).filter((name) => config[name] !== undefined);
  if (names.length === 0) return [{ name: 'basic', multiplier: fraction(attackRates.basic.multiplier) }];
  return names.map((name) => ({ name, multiplier: multiplierOf(attackRates[attackOf(name)], config[name] ?? {}) }));
}

/**
 * Scales the multiplier in proportion to each parameter. The factors are multiplied with each other, then limited by
 * the floor and the ceiling (contract §9).
 */
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

/** Returns the multiplier of an attack with these options, as the notes of a price write it. */
export const attackMultiplier = (name: AttackName, options: object): string =>
  readable(multiplierOf(attackRates[attackOf(name)], options));

/** Returns the price of judging samples that the caller provides. */
export function priceEval(samples: number): Price {
  const credits = roundUp(times(fraction(samples), fraction(EVAL_CREDITS_PER_SAMPLE)));
  return priceOf('redteam', samples, [{ item: 'eval', credits, note: `${samples} × ${EVAL_CREDITS_PER_SAMPLE}` }]);
}

/** Returns the price of trying these attacks on one goal. The system type of the target does not matter. */
export function pricePlayground(config: AttackConfig): Price {
  const each = fraction(PLAYGROUND_CREDITS_PER_ATTACK);
  const lines = pricedAttacks(config).map(({ name, multiplier }) => ({
    item: name,
    amount: times(each, multiplier),
    note: `${readable(each)} × ${readable(multiplier)}`,
  }));
  return priceOf('redteam', lines.length, wholeLines(lines));
}

/** Returns the price of generating prompts: one credit for each started group of ten. */
export function priceThreatModeling(prompts: number): Price {
  const credits = roundUp(over(fraction(prompts), fraction(PROMPTS_PER_CREDIT)));
  const note = `${prompts} prompts, ${PROMPTS_PER_CREDIT} a credit`;
  return priceOf('redteam', prompts, [{ item: 'threat_modeling', credits, note }]);
}

/**
 * The fields on which the price of a run depends. Compliance frameworks must be expanded first (`expandFrameworks`).
 */
interface PricedRun {
  readonly categories: CategoryAttacks;
  readonly systemType: SystemType;
}

/**
 * Returns the price of a run: the sum over its categories of base × sum of multipliers, times the multiplier of the
 * system type (spec, "Red Team pricing").
 */
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

/** Formats an attack for the note of a line, for example `tap 12`. */
function attackNote({ name, multiplier }: PricedAttack): string {
  return `${name} ${readable(multiplier)}`;
}
