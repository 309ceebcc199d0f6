import { z } from 'zod';
import { CategoryId } from '../categories.ts';
import { riskCategories } from '../risk-categories.ts';

/** The category under which attempts on the caller's own rules are shown. No run is ordered or priced by it. */
export const YOUR_RULES = 'your_rules';

/** The sub-category of goals that are made of the caller's own rules. */
export const RULES_SUB_CATEGORY = 'rules of the policy';

/** The categories of records, rates and findings: those of a scope, and the caller's own rules. */
export const ShownCategory = z.enum([...CategoryId.options, YOUR_RULES]);
export type ShownCategory = z.output<typeof ShownCategory>;

/**
 * The category under which an attempt is shown. A plan has goals of the caller's own rules in one of the categories of
 * the scope, whatever the rule is about.
 */
export const shownCategory = ({
  category,
  subCategory,
}: {
  readonly category: string;
  readonly subCategory: string;
}): string => (subCategory === RULES_SUB_CATEGORY ? YOUR_RULES : category);

/** What people call a category. What is no category keeps its id. */
export function titleOfCategory(id: string): string {
  if (id === YOUR_RULES) return 'Your rules';
  return Object.hasOwn(riskCategories, id) ? riskCategories[id as CategoryId].title : id;
}
