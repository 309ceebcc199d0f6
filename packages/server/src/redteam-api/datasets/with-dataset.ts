import { CategoryId, type Submission } from '@redoubt/contract';
import { chosenPrompts, countByCategory, type Goal, type RunSpec, rulesOf } from '@redoubt/redteam';
import { Failure } from '../../errors.ts';
import type { RedteamContext } from '../context.ts';
import { contentOf, datasetOf } from './dataset-of.ts';

/** The specification of a run, with the prompts of its dataset where it names one. */
interface Prepared {
  readonly spec: RunSpec;
  readonly prompts: readonly Goal[] | undefined;
}

/**
 * Takes the dataset that a submission names into its specification. The run then goes by the description and the rules
 * of the dataset where it has none of its own. Throws 404 for an unknown dataset, and 422 if it has no prompt for a
 * category of the run.
 */
export async function withDataset(spec: RunSpec, body: Submission, context: RedteamContext): Promise<Prepared> {
  const id = body.generation_config?.dataset_id;
  if (id == null) return { spec, prompts: undefined };
  const { profile, prompts: all } = contentOf(await datasetOf(id, context, 'generation_config.dataset_id'));
  const prompts = chosenPrompts(all, spec.categories);
  refuseEmpty(spec, { id, all, prompts });
  const dataset = {
    id,
    prompts: countByCategory(prompts),
    systemDescription: profile.systemDescription,
    industries: profile.industries,
    rules: rulesOf(profile),
  };
  const hasPolicy = spec.context.policyDescription !== undefined || spec.context.policyRules.length > 0;
  const { systemDescription = profile.systemDescription, industries = profile.industries } = spec.context;
  const policy = hasPolicy ? {} : { policyDescription: profile.policyDescription, policyRules: profile.policyRules };
  return {
    spec: { ...spec, dataset, context: { ...spec.context, systemDescription, industries, ...policy } },
    prompts,
  };
}

interface Chosen {
  readonly id: string;
  readonly all: readonly Goal[];
  readonly prompts: readonly Goal[];
}

/** A category without a prompt would be charged and tell nothing. */
function refuseEmpty({ categories }: RunSpec, { id, all, prompts }: Chosen): void {
  const empty = CategoryId.options.find(
    (category) => categories[category] && !prompts.some((goal) => goal.category === category),
  );
  if (!empty) return;
  const known = all.filter(({ category }) => category === empty);
  const had =
    known.length > 0
      ? `of its sub_categories, only of ${[...new Set(known.map(({ subCategory }) => subCategory))]
          .slice(0, 10)
          .map((name) => `"${name}"`)
          .join(', ')}`
      : `of it, only of ${[...new Set(all.map(({ category }) => category))].join(', ')}`;
  const msg = `The dataset "${id}" has no prompts ${had}`;
  const place = { type: 'value_error', loc: ['body', 'risk_categories', empty], msg, input: empty };
  throw new Failure(
    'invalid_request',
    `risk_categories.${empty}: ${msg}; leave the category out or make another dataset`,
    {
      detail: [place],
    },
  );
}
