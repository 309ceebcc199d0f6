import { type contract, type DatasetPrompt, type Profile, type ResponseOf, rounded } from '@redoubt/contract';
import type { Goal, ThreatProfile } from '@redoubt/redteam';
import { readTarget } from '@redoubt/redteam/fields';

/** Returns a profile as callers see it. Sent back, it makes the same dataset. */
export function wireProfile(profile: ThreatProfile): Profile {
  const {
    systemDescription,
    industries,
    policyDescription,
    policyRules,
    tools,
    assets,
    actors,
    entryPoints,
    categories,
  } = profile;
  const threats = Object.entries(categories).map(([id, { subCategories, abuseCases }]) => [
    id,
    { sub_categories: [...subCategories], abuse_cases: [...abuseCases] },
  ]);
  return {
    system_description: systemDescription ?? null,
    industries: industries ? [...industries] : null,
    policy_description: policyDescription ?? null,
    policy_rules: [...policyRules],
    tools: tools.map(({ name, description, parameters }) => ({
      name,
      description: description ?? null,
      parameters: parameters ? { ...parameters } : null,
    })),
    assets: [...assets],
    actors: [...actors],
    entry_points: [...entryPoints],
    risk_categories: Object.fromEntries(threats),
  };
}

/** Returns the fields of business of a system as callers see them: those that were named, else those that were read. */
export const wireFields = (told: Parameters<typeof readTarget>[0]): BusinessFields =>
  readTarget(told).fields.map(({ industry, share }) => ({
    name: industry.name,
    share: rounded(share, 2),
  }));

type BusinessFields = ResponseOf<typeof contract.rt.getDataset>['business_fields'];

/** Returns a prompt as callers see it. */
export const wirePrompt = ({ id, category, subCategory, text, source }: Goal): DatasetPrompt => ({
  id,
  category,
  sub_category: subCategory,
  prompt: text,
  source,
});
