import {
  AttackId,
  type AttackTraits,
  attackAliases,
  attackTraits,
  CategoryId,
  type contract,
  expandFrameworks,
  FRAMEWORKS_VERSION,
  FrameworkId,
  frameworkAttacks,
  frameworks,
  idsOf,
  optionsOfAttack,
  type ResponseOf,
  riskCategories,
  systemTypes,
} from '@redoubt/contract';
import { priceRun } from './price-redteam.ts';
import {
  type AttackRate,
  attackRates,
  categoryRates,
  EVAL_CREDITS_PER_SAMPLE,
  freeRedteamCalls,
  MINIMUM_RUN_CHARGE,
  PLAYGROUND_CREDITS_PER_ATTACK,
  PROMPTS_PER_CREDIT,
  RATE_TABLE_DATE,
  SCALING_FLOOR,
  systemTypeRates,
} from './rates.ts';

type RedteamRates = ResponseOf<typeof contract.rt.pricing>;

/** The rate tables of the Red Team balance, as the API publishes them. */
export function redteamRates(): RedteamRates {
  return {
    rate_table_date: RATE_TABLE_DATE,
    balance: 'redteam',
    minimum_run_charge: MINIMUM_RUN_CHARGE,
    categories: CategoryId.options.map((category) => ({
      category,
      title: riskCategories[category].title,
      base: categoryRates[category],
    })),
    attacks: AttackId.options.map(attackRow),
    system_types: systemTypes.map((system_type) => ({ system_type, multiplier: systemTypeRates[system_type] })),
    frameworks_version: FRAMEWORKS_VERSION,
    frameworks: FrameworkId.options.map(frameworkRow),
    endpoints: endpoints.map((row) => ({ ...row, is_available: true })),
    free_endpoints: [...freeRedteamCalls, 'every GET'],
    rules,
  };
}

const endpoints: readonly Omit<RedteamRates['endpoints'][number], 'is_available'>[] = [
  { endpoint: 'POST /rt/eval', credits: EVAL_CREDITS_PER_SAMPLE, per: 'sample', started: 1 },
  ...['POST /rt/threat-modeling', 'POST /rt/threat-modeling/data'].map((endpoint) => ({
    endpoint,
    credits: 1,
    per: 'prompts generated',
    started: PROMPTS_PER_CREDIT,
  })),
  ...['POST /rt/playground', 'POST /rt/model/playground'].map((endpoint) => ({
    endpoint,
    credits: PLAYGROUND_CREDITS_PER_ATTACK,
    per: 'attack × its multiplier',
    started: 1,
  })),
];

const rules = [
  'A run (POST /rt/redteam, POST /rt/model/redteam) costs base × the sum of its attacks’ multipliers, over its categories, times the multiplier of the target’s system type.',
  'Amounts are exact fractions; the total is rounded up to whole credits once.',
  `Parameters scale a multiplier by value / reference each, multiplied with one another, at least ${SCALING_FLOOR} and at most the ceiling; an absent parameter stands at its reference.`,
  'A category without attacks costs its base × 1, for one basic probe.',
  'An alias beside its attack is a second attack: both run, both cost.',
  'compliance_frameworks expand to the categories of each, every category once.',
  `A run costs at least ${MINIMUM_RUN_CHARGE} credits; eval, playground and threat modeling have no minimum.`,
  'The playground multiplies by no system type.',
  'An attack that is not available is refused before any charge.',
];

function attackRow(attack: AttackId): RedteamRates['attacks'][number] {
  const { modality, turns, isUnavailable }: AttackTraits = attackTraits[attack];
  const { multiplier, assumed, scales }: AttackRate = attackRates[attack];
  return {
    attack,
    aliases: idsOf(attackAliases).filter((alias) => attackAliases[alias] === attack),
    modality,
    turns,
    is_available: !isUnavailable,
    multiplier,
    assumed: assumed ?? false,
    scaling: scales ? { reference: scales.reference, floor: SCALING_FLOOR, ceiling: scales.ceiling } : null,
    options: optionsOfAttack(attack).map((option) =>
      option.type === 'integer'
        ? { ...option, scales_price: option.option in (scales?.reference ?? {}) }
        : { ...option, values: [...option.values], default: [...option.default], scales_price: false as const },
    ),
  };
}

function frameworkRow(framework: FrameworkId): RedteamRates['frameworks'][number] {
  const { title, edition, categories } = frameworks[framework];
  const { credits } = priceRun({ categories: expandFrameworks([framework]), systemType: 'foundation_model' });
  return {
    framework,
    title,
    edition,
    categories: [...categories],
    attacks: idsOf(frameworkAttacks),
    cost: credits,
  };
}
