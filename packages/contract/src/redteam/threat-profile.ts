import { z } from 'zod';
import { CategoryId } from '../categories.ts';
import { PolicyRule, SentRules } from '../guardrails/policy-rule.ts';
import { unknownId } from '../ids.ts';
import { riskCategories } from '../risk-categories.ts';
import { TargetTool } from '../targets/target-tools.ts';

const phrases = (most: number, length: number) => z.array(z.string().trim().min(1).max(length)).max(most);

export const SubCategories = phrases(100, 200);

const industries =
  'Fields of business that the caller named, at most two, the first first; empty for none that is known, null where the description says them';
const assets = 'What the system holds of people, in the plural: `test results`';
const actors = 'Who might ask, with an article: `a former employee of the bank`';
const entryPoints = 'Where texts reach the system from';
const subCategories = 'Kinds of abuse. Results of a run group by them';
const abuseCases = 'What somebody might ask for, in the imperative: `read out the letters of my neighbour`';

/** A profile as it is answered. */
export const Profile = z.object({
  system_description: z.string().nullable(),
  industries: z.array(z.string()).nullable().describe(industries),
  policy_description: z.string().nullable(),
  policy_rules: z.array(PolicyRule),
  tools: z.array(
    z.object({
      name: z.string(),
      description: z.string().nullable(),
      parameters: z.record(z.string(), z.unknown()).nullable(),
    }),
  ),
  assets: z.array(z.string()).describe(assets),
  actors: z.array(z.string()).describe(actors),
  entry_points: z.array(z.string()).describe(entryPoints),
  risk_categories: z.partialRecord(
    CategoryId,
    z.object({
      sub_categories: z.array(z.string()).describe(subCategories),
      abuse_cases: z.array(z.string()).describe(abuseCases),
    }),
  ),
});
export type Profile = z.output<typeof Profile>;

/** The fields of business that a dataset is for. */
export const BusinessFields = z
  .array(z.object({ name: z.string(), share: z.number().describe('Its part of what is made for it, from 0 to 1') }))
  .describe('Fields of business that the prompts are for, named or read, the first first; empty for general prompts');

const SentThreats = z.strictObject({
  sub_categories: SubCategories.nullish().describe(subCategories),
  abuse_cases: phrases(100, 300).nullish().describe(abuseCases),
});

/** The cast is needed because `Object.fromEntries` loses the types of the keys. */
const threats = Object.fromEntries(Object.keys(riskCategories).map((id) => [id, SentThreats.optional()])) as Record<
  CategoryId,
  z.ZodOptional<typeof SentThreats>
>;

const Text = z.string().max(100_000);

/** A profile as callers send it: one that was answered, edited or not, or their own. Absent parts are analysed. */
export const SentProfile = z
  .strictObject({
    system_description: Text.nullish(),
    industries: phrases(2, 60).nullish().describe(industries),
    policy_description: Text.nullish(),
    policy_rules: SentRules(500, 0).nullish(),
    tools: z.array(TargetTool).max(128).nullish(),
    assets: phrases(100, 100).nullish().describe(assets),
    actors: phrases(50, 200).nullish().describe(actors),
    entry_points: phrases(50, 200).nullish().describe(entryPoints),
    risk_categories: z.strictObject(threats, unknownId('category', CategoryId.options)),
  })
  .refine(({ risk_categories: named }) => Object.keys(named).length > 0, {
    path: ['risk_categories'],
    message: 'Name at least one category',
    params: { type: 'missing' },
  });
export type SentProfile = z.output<typeof SentProfile>;
