import { z } from 'zod';
import { CategoryId } from '../categories.ts';
import { unknownId } from '../ids.ts';
import { exampleTarget, targetFields, targetOf } from '../models/target-of-body.ts';
import { riskCategories } from '../risk-categories.ts';
import { AttackConfig } from './attack-options.ts';
import { Comprehensiveness } from './comprehensiveness.ts';
import { RedteamContext } from './context.ts';
import { FrameworkId } from './frameworks.ts';

const CategoryEntry = z.strictObject({
  attack_config: AttackConfig.describe('Attack → its options; empty: one `basic` probe'),
  sub_categories: z.array(z.string().trim().min(1).max(200)).max(100).nullish().describe('Free phrases'),
});
export type CategoryEntry = z.output<typeof CategoryEntry>;

const GenerationConfig = z.strictObject({
  max_prompts: z.int().min(1).max(100_000).nullish().describe('Caps the prompts of the whole run, spread evenly'),
  dataset_id: z
    .string()
    .min(1)
    .max(100)
    .nullish()
    .describe(
      'Attack with the prompts of a generated dataset. They are not repeated: a category has at most as many as the dataset has of it',
    ),
  seed: z
    .union([z.string().min(1).max(100), z.int()])
    .nullish()
    .describe('The same seed makes the same prompts'),
  benign_controls: z
    .int()
    .min(0)
    .max(1_000)
    .nullish()
    .describe(
      'Harmless prompts that the target should answer; neither priced nor counted. Default: up to 30, and none where max_prompts caps the run',
    ),
});

/** The cast is needed because `Object.fromEntries` loses the types of the keys. */
const categoryEntries = Object.fromEntries(
  Object.keys(riskCategories).map((id) => [id, CategoryEntry.optional()]),
) as Record<CategoryId, z.ZodOptional<typeof CategoryEntry>>;

const Scope = {
  run_name: z.string().trim().min(1).max(200).nullish(),
  context: RedteamContext.nullish(),
  generation_config: GenerationConfig.nullish(),
  comprehensiveness: Comprehensiveness.nullish().describe('Default `Standard`'),
  risk_categories: z.strictObject(categoryEntries, unknownId('category', CategoryId.options)).nullish(),
  compliance_frameworks: z.array(FrameworkId).min(1).max(FrameworkId.options.length).nullish(),
};

interface Scoped {
  risk_categories?: object | null | undefined;
  compliance_frameworks?: readonly string[] | null | undefined;
}

/**
 * A body has exactly one kind of scope. An empty map of categories does not count. A map with a fault has its own
 * error: it is not also reported as missing, because unknown categories are taken out of it before this check.
 */
function checkScope({ risk_categories, compliance_frameworks }: Scoped, context: z.RefinementCtx): void {
  const issue = (path: string, type: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], params: { type }, message });
  if (context.issues.some(({ path }) => path?.[0] === 'risk_categories')) return;
  if (risk_categories && compliance_frameworks) {
    issue('compliance_frameworks', 'exclusive', 'Send risk_categories or compliance_frameworks, not both');
  } else if (!compliance_frameworks && Object.keys(risk_categories ?? {}).length === 0) {
    issue('risk_categories', 'missing', 'Name at least one category in risk_categories, or send compliance_frameworks');
  }
}

/** The scope of the examples. */
const exampleScope = {
  risk_categories: { privacy_data_protection: { attack_config: { basic: {}, encoding: { types: ['base64'] } } } },
  generation_config: { max_prompts: 20 },
};

/** The body of `POST /rt/redteam`. */
export const Submission = z
  .strictObject({ ...Scope, ...targetFields })
  .superRefine(checkScope)
  .transform(({ target, model, target_model_configuration, ...rest }, context) => ({
    ...rest,
    target: targetOf({ target, model, target_model_configuration }, context),
  }))
  .meta({ examples: [{ run_name: 'Before the release', target: exampleTarget, ...exampleScope }] });
export type Submission = z.output<typeof Submission>;

/** The body of `POST /rt/model/redteam`. The saved model is the target. */
export const SavedSubmission = z
  .strictObject(Scope)
  .superRefine(checkScope)
  .meta({ examples: [exampleScope] });
