import { z } from 'zod';
import { idsOf, unknownId } from '../ids.ts';
import { type AttackAlias, type AttackId, attackAliases, attackTraits } from './attacks.ts';

const upTo = (maximum: number) => z.int().min(1).max(maximum).optional();
const none = z.strictObject({});

/** The encodings of the attack `encoding`. Their older names end in `_encoding`. */
export const encodingTypes = ['ascii', 'base64', 'binary', 'hex', 'leet', 'morse', 'rot13', 'rot21', 'url'] as const;

/** The languages of the attack `lang`. */
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

const EncodingType = z.preprocess(
  (name) => (typeof name === 'string' && name.endsWith('_encoding') ? name.slice(0, -'_encoding'.length) : name),
  z.enum(encodingTypes),
);

/** The options of each attack with their ranges. An unknown option is refused. */
export const attackOptions = {
  basic: none,
  encoding: z.strictObject({
    types: z.array(EncodingType).min(1).max(encodingTypes.length).optional(),
    iterations: upTo(10).describe('How often a prompt is encoded, 1–10'),
  }),
  obfuscation: none,
  lang: z.strictObject({ languages: z.array(z.enum(attackLanguages)).min(1).max(attackLanguages.length).optional() }),
  deepinception: none,
  tap: z.strictObject({ max_depth: upTo(50).describe('Depth of the tree, 1–50; scales the price') }),
  goat: z.strictObject({ max_turns: upTo(100).describe('Turns of the conversation, 1–100; scales the price') }),
  graph: none,
  rt_agent: z.strictObject({ max_iterations: upTo(100).describe('Rounds of the agent, 1–100; scales the price') }),
  rt_agent_v2: none,
  derail_yourself: z.strictObject({
    num_actors: upTo(50).describe('Actors, 1–50; scales the price'),
    max_turns: upTo(100).describe('Turns with each, 1–100; scales the price'),
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
