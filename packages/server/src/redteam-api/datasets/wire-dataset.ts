import type { DatasetPrompt, Profile } from '@redoubt/contract';
import type { Goal, ThreatProfile } from '@redoubt/redteam';
import { readTarget } from '@redoubt/redteam/fields';

/** Returns a profile as callers see it. */
export function wireProfile(profile: ThreatProfile): Profile {
  const { systemDescription, policyDescription, policyRules, tools, assets, actors, entryPoints, categories } = profile;
  const threats = Object.entries(categories).map(([id, { subCategories, abuseCases }]) => [
    id,
    { sub_categories: [...subCategories], abuse_cases: [...abuseCases] },
  ]);
  return {
    system_description: systemDescription ?? null,
    industries: readTarget(profile).fields.map(({ industry }) => industry.name),
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

/** Returns a prompt as callers see it. */
export const wirePrompt = ({ id, category, subCategory, text, source }: Goal): DatasetPrompt => ({
  id,
  category,
  sub_category: subCategory,
  prompt: text,
  source,
});
