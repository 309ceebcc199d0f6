import { contract, type ResponseOf } from '@redoubt/contract';
import { priceThreatModeling } from '@redoubt/metering';
import { fieldQuestion } from '@redoubt/redteam/fields';
import { shownCredits } from '../../charging/credit-statement.ts';
import { openQuestion } from '../../guardrails/open-question.ts';
import type { RedteamContext } from '../context.ts';
import { contentOf, datasetOf, settingsOf } from '../datasets/dataset-of.ts';
import { type DatasetJob, keepDataset, priceOfJob } from '../datasets/keep-dataset.ts';
import { readProfile, readSystem } from '../datasets/read-system.ts';
import { wireFields, wireProfile, wirePrompt } from '../datasets/wire-dataset.ts';
import { implement } from '../implement.ts';
import { namedPolicy } from '../submission/policy-of-run.ts';

type Made = ResponseOf<typeof contract.rt.threatModeling>;

/** The steps after a profile is known: hold for what may be made, make it, charge for what was made. */
const steps = {
  price: priceOfJob,
  settle: (_: DatasetJob, { total }: Made) => priceThreatModeling(total),
  async run(job: DatasetJob, context: RedteamContext): Promise<Made> {
    const { id, profile, total, warnings, question } = await keepDataset(job, context);
    const cost = priceThreatModeling(total).credits;
    return {
      profile: wireProfile(profile),
      business_fields: wireFields(profile),
      dataset_id: id,
      total,
      warnings: [...warnings],
      ...openQuestion(question),
      ...shownCredits({ cost }, context),
    };
  },
} as const;

export const threatModeling = implement(contract.rt.threatModeling, {
  ...steps,
  prepare: async ({ body, headers }, context): Promise<DatasetJob> => ({
    profile: await readSystem({ body, policy: namedPolicy(headers) }, context),
    config: body.generation_config,
  }),
});

export const threatData = implement(contract.rt.threatData, {
  ...steps,
  prepare: async ({ body: { profile, generation_config: config } }): Promise<DatasetJob> => ({
    profile: await readProfile(profile),
    config,
  }),
});

export const threatCategories = implement(contract.rt.threatCategories, {
  run: async ({ body, headers }, context) => {
    const profile = await readSystem({ body, policy: namedPolicy(headers) }, context);
    const suggested = Object.entries(profile.categories).map(([id, { subCategories }]) => [
      id,
      { sub_categories: [...subCategories] },
    ]);
    return { risk_categories: Object.fromEntries(suggested), ...openQuestion(fieldQuestion(profile)) };
  },
});

export const getDataset = implement(contract.rt.getDataset, {
  run: async ({ params }, context) => {
    const dataset = await datasetOf(params.dataset_id, context);
    const { profile, prompts } = contentOf(dataset);
    const { max_prompts, seed, warnings, question } = settingsOf(dataset);
    return {
      dataset_id: dataset.id,
      created_at: dataset.createdAt.toISOString(),
      // A dataset is stored when it is made.
      status: 'Finished' as const,
      profile: wireProfile(profile),
      business_fields: wireFields(profile),
      prompts: prompts.map(wirePrompt),
      total: dataset.total,
      generation_config: { max_prompts, seed },
      warnings: [...warnings],
      ...openQuestion(question),
    };
  },
});
