import { z } from 'zod';
import { idsOf, unknownId } from '../ids.ts';
import { SentRules } from './policy-rule.ts';

const toggle = z.strictObject({
  enabled: z.boolean(),
  block_message: z.string().max(2_000).nullish().describe('Answered as `result_message` when this detector triggers'),
});
const explainable = toggle.extend({
  need_explanation: z.boolean().nullish().describe('Doubles the cost; null counts as absent'),
});
const topics = z.union([z.string().min(1).max(200), z.array(z.string().min(1).max(200)).min(1).max(100)]);

/** The largest number of custom entities in a request. */
const MAX_CUSTOM_ENTITIES = 20;

/**
 * Entities that a caller describes by patterns. The schema does not check whether a pattern can be run: the service
 * does.
 */
export const CustomEntities = z
  .array(
    z.strictObject({
      name: z
        .string()
        .max(60)
        .regex(
          /^(?:[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*|[a-z][a-z0-9]*(?:_[a-z0-9]+)*)$/,
          'a name is in upper or lower snake case, such as STAFF_NUMBER',
        )
        .describe(
          '`STAFF_NUMBER` or `staff_number`: its placeholders are `<STAFF_NUMBER_0>`; no name of a built-in entity',
        ),
      pattern: z.string().min(1).max(512).describe('A regular expression of RE2: no look-around, no backreferences'),
      case_sensitive: z.boolean().nullish().describe('Absent: true'),
      context: z
        .array(z.string().trim().min(1).max(100))
        .max(20)
        .nullish()
        .describe('A match counts only within 60 characters of one of these words, in any case; absent: anywhere'),
    }),
  )
  .max(MAX_CUSTOM_ENTITIES)
  .describe("Entities of the caller's own, found beside those that `entities` names");
export type CustomEntities = z.output<typeof CustomEntities>;

/** Every detector with the settings that it takes. This table defines the names of the detectors. */
export const detectorSettings = {
  keyword_detector: toggle.extend({ banned_keywords: z.array(z.string().max(1_000)).max(10_000) }),
  pii: toggle.extend({
    entities: z.array(z.string().max(100)).max(200).nullish().describe('Groups or entity names; absent: every group'),
    custom_entities: CustomEntities.nullish(),
  }),
  nsfw: explainable,
  toxicity: explainable,
  topic_detector: toggle.extend({ topic: topics }),
  injection_attack: explainable,
  sponge_attack: toggle,
  bias: explainable,
  policy_violation: explainable.extend({
    policy_text: z.string().max(100_000).nullish().describe('The rules, one a line or sentence; at most 64 are read'),
    policy_rules: SentRules(64).nullish().describe('Structured rules, beside the text or in its place'),
    coc_policy_name: z
      .string()
      .max(64)
      .nullish()
      .describe('A saved code of conduct in place of policy_text and policy_rules'),
  }),
  copyright_ip: toggle,
  system_prompt: toggle.extend({
    index: z
      .string()
      .max(200)
      .nullish()
      .describe('Name of a registered system prompt; absent, or `system` where none has that name: all of the project'),
  }),
} as const;

export type DetectorName = keyof typeof detectorSettings;
export type DetectorSettings<N extends DetectorName> = z.output<(typeof detectorSettings)[N]>;

/**
 * Removes disabled detectors before the others are checked. A disabled entry may hold anything and may name an unknown
 * detector.
 */
export function withoutDisabled(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, settings]) => settings?.enabled !== false));
}

const disabled = { type: 'object', properties: { enabled: { const: false } }, required: ['enabled'] };

/**
 * JSON Schema of a map of detectors: known names with their settings or disabled, and any other name if it is disabled.
 */
export const detectorMap = (settings: Readonly<Record<string, z.ZodType>>) => ({
  type: 'object' as const,
  properties: Object.fromEntries(
    Object.entries(settings).map(([name, schema]) => {
      const { $schema: _, ...shown } = z.toJSONSchema(schema, { io: 'input' });
      return [name, { anyOf: [shown, disabled] }];
    }),
  ),
  additionalProperties: { ...disabled, description: 'A detector that is not known is ignored where it is disabled' },
});

const enabledDetectors = z.strictObject(detectorSettings, unknownId('detector', idsOf(detectorSettings))).partial();

/** The `detectors` of a request as a caller writes them. A disabled one may hold anything. */
export type SentDetectors = {
  [N in DetectorName]?: z.input<(typeof detectorSettings)[N]> | { readonly enabled: false };
};

/** The `detectors` of a request: enabled detectors with their settings. Disabled entries are accepted and dropped. */
export const Detectors = z
  .preprocess(withoutDisabled, enabledDetectors)
  // The cast: what `preprocess` takes is not known to it.
  .meta({ sentAs: detectorMap(detectorSettings) }) as unknown as z.ZodType<
  z.output<typeof enabledDetectors>,
  SentDetectors
>;
export type Detectors = z.output<typeof Detectors>;

/** Detectors that all are enabled, by name. Their verdicts then are certain to be there. */
export type EnabledDetectors<N extends DetectorName> = {
  readonly [K in N]: z.input<(typeof detectorSettings)[K]> & { readonly enabled: true };
};
