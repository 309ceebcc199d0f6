import { AttackId, CategoryId } from '@redoubt/contract';
import { readTable } from '@redoubt/data-files';
import { z } from 'zod';

const Form = z.enum(['hidden', 'story', 'list', 'long', 'turns', 'authority', 'begin', 'language', 'media']);

/** Every category, form and attack has its row, or the file is refused. */
const PromptRules = z.strictObject({
  categories: z.record(CategoryId, z.array(z.string())),
  forms: z.record(Form, z.string()),
  attacks: z.record(AttackId, z.array(Form)),
});
const { categories, forms, attacks } = readTable(
  new URL('../../../data/prompt-rules.json', import.meta.url),
  PromptRules,
);

/** What a system prompt says against the harm of a category. */
export const rulesByCategory: Readonly<Record<CategoryId, readonly string[]>> = categories;

/** Returns what a system prompt says against the forms of these attacks, each once. Plain questions have no form. */
export const rulesByAttack = (used: readonly AttackId[]): string[] => [
  ...new Set(used.flatMap((attack) => attacks[attack].map((form) => forms[form]))),
];
