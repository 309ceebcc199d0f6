import { z } from 'zod';
import { idsOf, unknownId } from '../ids.ts';
import { type AttackAlias, type AttackId, attackAliases, attackTraits } from './attacks.ts';

/**
 * The encodings of the attack `encoding`, in the order in which probes use them if a request names none: the codes that
 * models read best come first. Their older names end in `_encoding`.
 */
export const encodingTypes = ['base64', 'rot13', 'hex', 'leet', 'binary', 'morse', 'ascii', 'url', 'rot21'] as const;

/** The languages of the attack `lang`, in the order in which probes use them if a request names none. */
export const attackLanguages = [
  'french',
  'italian',
  'hindi',
  'spanish',
  'japanese',
  'german',
  'portuguese',
  'mandarin',
  'korean',
  'arabic',
  'swahili',
  'zulu',
  'yoruba',
] as const;

/** An option that is a whole number from 1 to `maximum`. */
interface NumberOption {
  readonly maximum: number;
  /** The value if a request does not name the option. The price table scales in relation to it. */
  readonly default: number;
  readonly what: string;
}

/** The options that are numbers, by attack. Attacks, their number of calls and their prices read the defaults here. */
export const numberOptions = {
  encoding: { iterations: { maximum: 10, default: 1, what: 'How often a prompt is encoded' } },
  tap: { max_depth: { maximum: 50, default: 3, what: 'Depth of the tree' } },
  goat: { max_turns: { maximum: 100, default: 6, what: 'Turns of the conversation' } },
  rt_agent: { max_iterations: { maximum: 100, default: 8, what: 'Attempts of the agent' } },
  derail_yourself: {
    num_actors: { maximum: 50, default: 3, what: 'Actors, each with a conversation of its own' },
    max_turns: { maximum: 100, default: 5, what: 'Turns of each conversation, the last request included' },
  },
} as const satisfies Partial<Record<AttackId, Record<string, NumberOption>>>;

/** An option that is a list of names. If a request does not name the option, all names are used, in this order. */
interface ListOption {
  readonly names: readonly string[];
  readonly what: string;
}

/** The options that are lists, by attack. */
export const listOptions = {
  encoding: { types: { names: encodingTypes, what: 'The codes, which probes use in turn' } },
  lang: { languages: { names: attackLanguages, what: 'The languages, which probes use in turn' } },
} as const satisfies Partial<Record<AttackId, Record<string, ListOption>>>;

const none = z.strictObject({});
const number = ({ maximum, default: value, what }: NumberOption) =>
  z.int().min(1).max(maximum).optional().describe(`${what}, 1–${maximum}; ${value} if absent`);

const EncodingType = z.preprocess(
  (name) => (typeof name === 'string' && name.endsWith('_encoding') ? name.slice(0, -'_encoding'.length) : name),
  z.enum(encodingTypes),
);

/** The options of each attack with their ranges. An unknown option is refused. */
export const attackOptions = {
  basic: none,
  encoding: z.strictObject({
    types: z.array(EncodingType).min(1).max(encodingTypes.length).optional(),
    iterations: number(numberOptions.encoding.iterations),
  }),
  obfuscation: none,
  lang: z.strictObject({ languages: z.array(z.enum(attackLanguages)).min(1).max(attackLanguages.length).optional() }),
  deepinception: none,
  tap: z.strictObject({ max_depth: number(numberOptions.tap.max_depth) }),
  goat: z.strictObject({ max_turns: number(numberOptions.goat.max_turns) }),
  graph: none,
  rt_agent: z.strictObject({ max_iterations: number(numberOptions.rt_agent.max_iterations) }),
  rt_agent_v2: none,
  derail_yourself: z.strictObject({
    num_actors: number(numberOptions.derail_yourself.num_actors),
    max_turns: number(numberOptions.derail_yourself.max_turns),
  }),
  camo: none,
  fc: none,
  figstep: none,
  word_masking: none,
  waveform: none,
  audio_goat: none,
  long_character: none,
  attack_in_the_middle: none,
  // `hades` is refused by its name with 400, so its options are not checked.
  hades: z.looseObject({}),
  hades_at: none,
} as const satisfies Record<AttackId, z.ZodType>;

/** An option of an attack, as the prices and the documentation show it. */
export type AttackOption =
  | {
      readonly option: string;
      readonly type: 'integer';
      readonly minimum: number;
      readonly maximum: number;
      readonly default: number;
      readonly description: string;
    }
  | {
      readonly option: string;
      readonly type: 'list';
      readonly values: readonly string[];
      readonly default: readonly string[];
      readonly description: string;
    };

/** The options of an attack with their ranges and defaults, in the order of its schema. */
export function optionsOfAttack(id: AttackId): AttackOption[] {
  const lists: Partial<Record<AttackId, Record<string, ListOption>>> = listOptions;
  const numbers: Partial<Record<AttackId, Record<string, NumberOption>>> = numberOptions;
  return [
    ...Object.entries(lists[id] ?? {}).map(([option, { names, what }]) => ({
      option,
      type: 'list' as const,
      values: names,
      default: names,
      description: what,
    })),
    ...Object.entries(numbers[id] ?? {}).map(([option, { maximum, default: value, what }]) => ({
      option,
      type: 'integer' as const,
      minimum: 1,
      maximum,
      default: value,
      description: what,
    })),
  ];
}

type AliasOptions = { [A in AttackAlias]: (typeof attackOptions)[(typeof attackAliases)[A]] };

/**
 * The options of each alias are those of its attack. The cast is needed because `Object.fromEntries` loses the types of
 * the keys.
 */
function aliasOptions(): AliasOptions {
  const options = Object.entries(attackAliases).map(([alias, id]) => [alias, attackOptions[id]]);
  return Object.fromEntries(options) as AliasOptions;
}

/** `attack_config`: the options by attack name. A list is refused. An empty object means one `basic` probe. */
export const AttackConfig = z
  .strictObject({ ...attackOptions, ...aliasOptions() }, unknownId('attack', idsOf(attackTraits)))
  .partial();
export type AttackConfig = z.output<typeof AttackConfig>;

/** Attacks of a config that are not generally available. Such a request is refused before any charge. */
export function unavailableIn(config: AttackConfig): AttackId[] {
  return (Object.keys(attackTraits) as AttackId[]).filter(
    (id) => config[id] !== undefined && 'isUnavailable' in attackTraits[id],
  );
}
