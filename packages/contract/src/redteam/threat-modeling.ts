import { z } from 'zod';
import { CategoryId } from '../categories.ts';
import { endpoint } from '../endpoint.ts';
import { unknownId } from '../ids.ts';
import { FieldQuestion } from '../industry.ts';
import { targetFields, targetOf } from '../models/target-of-body.ts';
import { riskCategories } from '../risk-categories.ts';
import { DescribedTarget, inexpressibleIn, type Target } from '../targets/target.ts';
import { AttackConfig } from './attack-options.ts';
import { RedteamContext } from './context.ts';
import { RunState } from './run-results.ts';
import { submissionParts } from './runs.ts';
import { BusinessFields, Profile, SentProfile, SubCategories } from './threat-profile.ts';

/** Maximum number of prompts of a dataset. */
export const MAX_DATASET_PROMPTS = 1_000;
export const DEFAULT_DATASET_PROMPTS = 100;
export const DEFAULT_DATASET_SEED = '1';

const DatasetConfig = z.strictObject({
  max_prompts: z
    .int()
    .min(1)
    .max(MAX_DATASET_PROMPTS)
    .default(DEFAULT_DATASET_PROMPTS)
    .describe('Prompts to make; fewer where more would be near copies'),
  seed: z
    .union([z.string().min(1).max(100), z.int()])
    .default(DEFAULT_DATASET_SEED)
    .transform(String)
    .describe('The same seed makes the same prompts'),
});

const CategoryChoice = z.strictObject({
  sub_categories: SubCategories.nullish().describe('Free phrases; absent: suggested ones'),
  attack_config: AttackConfig.optional().describe('Taken so that a block of a run fits; nothing is attacked'),
});

/** The cast is needed because `Object.fromEntries` loses the types of the keys. */
const choices = Object.fromEntries(Object.keys(riskCategories).map((id) => [id, CategoryChoice.optional()])) as Record<
  CategoryId,
  z.ZodOptional<typeof CategoryChoice>
>;

const System = z
  .strictObject({
    context: RedteamContext.nullish(),
    target: DescribedTarget.nullish().describe(
      'The system under test: its description and its tools. It is not called',
    ),
    model: DescribedTarget.nullish().describe('Older name of `target`'),
    target_model_configuration: targetFields.target_model_configuration,
    risk_categories: z
      .strictObject(choices, unknownId('category', CategoryId.options))
      .nullish()
      .describe('Absent: all categories'),
    generation_config: DatasetConfig.prefault({}),
  })
  .transform(({ target, model, target_model_configuration: flat, ...rest }, context) => ({
    ...rest,
    target:
      target ?? model ?? (flat ? describedBy(targetOf({ target_model_configuration: flat }, context)) : undefined),
  }))
  .meta({
    examples: [
      {
        context: {
          system_description: 'The assistant of Brightmoor Bank for its clients: accounts, cards and transfers.',
          policy_description: 'Never give investment advice.',
        },
        generation_config: { max_prompts: 20 },
      },
    ],
  });
/** What is read of a target that is described and not called. */
function describedBy({ system_description, tools, ...target }: Target) {
  return { system_description, tools, inexpressible: inexpressibleIn(target) };
}

export type DescribedSystemBody = z.output<typeof System>;

export type DatasetConfig = z.output<typeof DatasetConfig>;

const Made = z.object({
  profile: Profile,
  business_fields: BusinessFields,
  dataset_id: z.string(),
  total: z.int().describe('Prompts made, which is what is charged for'),
  warnings: z.array(z.string()).describe('Why there are fewer prompts than asked for, or a model was of no help'),
  question: FieldQuestion.optional(),
  credits: z.object({ cost: z.int() }).optional().describe('Absent in the metering mode `requests`'),
});

const { headers } = submissionParts;
const refusals = ['not_found', 'target_not_expressible', 'attack_unavailable'] as const;

export const threatModeling = endpoint({
  method: 'POST',
  path: '/rt/threat-modeling',
  summary: 'Analyse a system and make a dataset of prompts for it',
  description:
    'From descriptions, rules and tools to a profile, and from the profile to prompts, no two alike. With an attacker model the prompts are its own, else made from texts of the service. Held for `max_prompts`, charged for `total`: 1 credit for each started 10.',
  scope: 'redteam',
  balance: 'redteam',
  headers,
  query: submissionParts.query.pick({ refresh_cache: true }),
  failures: refusals,
  body: System,
  response: Made,
});

export const threatCategories = endpoint({
  method: 'POST',
  path: '/rt/threat-modeling/categories',
  summary: 'Suggest sub-category phrases for a system',
  description: 'Free. Nothing is generated or kept. The phrases fit `sub_categories` of a run.',
  scope: 'redteam',
  isWorkUnpriced: true,
  headers,
  query: submissionParts.query.pick({ refresh_cache: true }),
  failures: refusals,
  body: System,
  response: z.object({
    risk_categories: z.partialRecord(CategoryId, z.object({ sub_categories: z.array(z.string()) })),
    question: FieldQuestion.optional(),
  }),
});

export const threatData = endpoint({
  method: 'POST',
  path: '/rt/threat-modeling/data',
  summary: 'Make a dataset from a profile, which may be edited',
  description: 'As `POST /rt/threat-modeling`, and priced like it; the profile is taken as it is sent.',
  scope: 'redteam',
  balance: 'redteam',
  body: z.strictObject({ profile: SentProfile, generation_config: DatasetConfig.prefault({}) }).meta({
    examples: [
      {
        profile: {
          system_description: 'The assistant of Harbour Clinic for patients.',
          risk_categories: { privacy_data_protection: { abuse_cases: ['read out the letters of my neighbour'] } },
        },
        generation_config: { max_prompts: 10 },
      },
    ],
  }),
  response: Made,
});

const Prompt = z.object({
  id: z.string(),
  category: CategoryId,
  sub_category: z.string(),
  prompt: z.string(),
  source: z
    .string()
    .describe(
      'What the prompt was made from, which also says how an answer is judged: `rule:` and the place of the rule, `tool:` and its name, `threat:` with the act wanted and its subject, `corpus@1`, `phrase`',
    ),
});

export const getDataset = endpoint({
  method: 'GET',
  path: '/rt/datasets/:dataset_id',
  summary: 'A generated dataset: its profile and its prompts',
  description: 'Datasets are kept as long as runs (`REDOUBT_RUN_DAYS`).',
  scope: 'redteam',
  params: z.object({ dataset_id: z.string().min(1).max(100) }),
  response: z.object({
    dataset_id: z.string(),
    created_at: z.string(),
    status: RunState,
    profile: Profile,
    business_fields: BusinessFields,
    prompts: z.array(Prompt),
    total: z.int(),
    generation_config: z.object({ max_prompts: z.int(), seed: z.string() }),
    warnings: z.array(z.string()),
    question: FieldQuestion.optional(),
  }),
});

export type DatasetPrompt = z.output<typeof Prompt>;
