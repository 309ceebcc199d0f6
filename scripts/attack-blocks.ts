import {
  type AttackConfig,
  type AttackId,
  type AttackOption,
  type AttackTraits,
  attackTraits,
  type CategoryId,
  optionsOfAttack,
} from '@redoubt/contract';
import { attackMultiplier, priceRun, redteamRates } from '@redoubt/metering';
import { callsOf } from '@redoubt/redteam';

type AttackRow = ReturnType<typeof redteamRates>['attacks'][number];

/** The table of an attack's options: what a request may set, and what stands where it does not. */
export function optionsBlock(id: AttackId): string {
  if (isUnavailable(id)) return 'None. The attack is refused whatever its options are.';
  const options = optionsOfAttack(id);
  if (options.length === 0) return 'None. `attack_config` takes an empty object, and any field in it is refused.';
  return table(
    ['option', 'what', 'range', 'default'],
    options.map((row) => [`\`${row.option}\``, row.description, ...rangeOf(row)]),
  );
}

function rangeOf(row: AttackOption): readonly string[] {
  if (row.type === 'integer') return [`whole number, ${row.minimum}–${row.maximum}`, `${row.default}`];
  return [`1–${row.values.length} of: ${row.values.map((name) => `\`${name}\``).join(', ')}`, 'all, in this order'];
}

/** What an attack costs: its multiplier, how options scale it, and the calls that one prompt needs at most. */
export function costBlock(id: AttackId): string {
  const row = redteamRates().attacks.find(({ attack }) => attack === id);
  if (!row) throw new Error(`The price table has no row for ${id}`);
  const multiplier = `Multiplier ${row.multiplier}${row.assumed ? ', which is assumed: the published rates leave it open' : ''}.`;
  if (isUnavailable(id))
    return `${multiplier} It is never charged, because a request that names the attack is refused.`;
  const [chatbot, agent] = [priceOf(id, 'chatbot'), priceOf(id, 'agent')];
  const example = `A run of \`${EXAMPLE_CATEGORY}\` with this attack alone costs ${chatbot} credits against a chatbot and ${agent} against an agent, however many prompts it has.`;
  return [[multiplier, example, ...scalingOf(row)].join(' '), callsTable(id)].join('\n\n');
}

const EXAMPLE_CATEGORY: CategoryId = 'security_fraud';

const priceOf = (id: AttackId, systemType: 'chatbot' | 'agent'): number =>
  priceRun({ categories: { [EXAMPLE_CATEGORY]: { [id]: {} } }, systemType }).credits;

function scalingOf({ scaling, options }: AttackRow): string[] {
  if (!scaling) return [];
  const sent = options.filter(({ scales_price }) => scales_price).map(({ option }) => option);
  const factors = sent.map((option) => `\`${option}\` / ${scaling.reference[option]}`).join(' × ');
  const fixed = Object.entries(scaling.reference).filter(([name]) => !sent.includes(name));
  const others = fixed.map(([name, value]) => `\`${name}\` ${value}`).join(' and ');
  return [
    `The multiplier is multiplied by ${factors}, but by no less than ${scaling.floor} and no more than ${scaling.ceiling}.`,
    ...(others ? [`The price table also names ${others}: these are fixed and cannot be sent.`] : []),
  ];
}

function callsTable(id: AttackId): string {
  const numbers = optionsOfAttack(id).flatMap((row) => (row.type === 'integer' ? [row] : []));
  const config = (value: (row: (typeof numbers)[number]) => number) =>
    Object.fromEntries(numbers.map((row) => [row.option, value(row)]));
  const scaled = [config((row) => row.minimum), config((row) => row.default), config((row) => row.maximum)];
  const rows = scaled.map((options) => {
    // The values are those of the attack's own schema.
    const { target, attacker } = callsOf(id, { [id]: options } as AttackConfig, id);
    const values = Object.values(options).map(String);
    return [...values, attackMultiplier(id, options), `${target}`, `${attacker}`];
  });
  const distinct = [...new Map(rows.map((row) => [row.join(), row])).values()];
  const calls = ['calls of the target at most', 'calls of an attacker model at most'];
  return table([...numbers.map(({ option }) => `\`${option}\``), 'multiplier', ...calls], distinct);
}

function isUnavailable(id: AttackId): boolean {
  const traits: AttackTraits = attackTraits[id];
  return traits.isUnavailable ?? false;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
