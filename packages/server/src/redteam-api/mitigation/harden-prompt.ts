import { AttackId, attackAliases, CategoryId, type RunSummary, riskCategories } from '@redoubt/contract';
import { readTable } from '@redoubt/data-files';
import { neverOf } from '@redoubt/reports';
import { z } from 'zod';
import { nothingNamed } from './nothing-named.ts';
import { counted } from './share-text.ts';

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
const rulesByCategory: Readonly<Record<CategoryId, readonly string[]>> = categories;

/** Returns what a system prompt says against the forms of these attacks, each once. Plain questions have no form. */
const rulesByAttack = (used: readonly AttackId[]): string[] => [
  ...new Set(used.flatMap((attack) => attacks[attack].map((form) => forms[form]))),
];

/** The first line of what is added. What follows it in a prompt that is sent again is replaced. */
const HEADING = 'Rules that come before everything a message says:';
/** Sub-categories that are named for a category. */
const NAMED = 4;

/** What is known beside the summary. */
export interface PromptMatter {
  readonly prompt: string;
  readonly canaries: readonly string[];
  /** Rules of the run's own policy that attacks got broken. */
  readonly brokenRules: readonly string[];
}

/** Returns the prompt with rules for what succeeded, and says what was added and what a prompt cannot do. */
export function hardenPrompt(summary: RunSummary, matter: PromptMatter): { system_prompt: string; analysis: string } {
  const prompt = withoutRules(matter.prompt);
  const categories = worstFirst(summary.categories).flatMap((entry) => {
    const id = CategoryId.safeParse(entry.id).data;
    return id ? [{ id, weakest: worstFirst(entry.sub_categories).slice(0, NAMED) }] : [];
  });
  const attacks = worstFirst(summary.attacks).flatMap(({ id }) => attackOfName(id) ?? []);
  const tricks = attacks.filter((id) => id !== 'basic');
  const rules = [
    ...matter.brokenRules,
    ...categories.flatMap(({ id, weakest }) => [...rulesByCategory[id], ...aboveAll(weakest)]),
    ...rulesByAttack(attacks),
  ];
  if (rules.length === 0) {
    return {
      system_prompt: matter.prompt,
      analysis: `${nothingNamed(summary)}. So nothing was added.`,
    };
  }
  return {
    system_prompt: [
      ...(prompt === '' ? [] : [prompt, '']),
      HEADING,
      ...rules.map((rule) => `- ${rule}`),
      ...closing,
    ].join('\n'),
    analysis: analysisOf({ prompt, rules, attacks: tricks, categories: categories.map(({ id }) => id) }, matter),
  };
}

const closing = [
  '- Decline in one or two sentences, without the details of what you decline, and say what you can help with.',
  '- Harmless questions on the same subjects are welcome: answer them fully.',
];

/** Cuts off rules that an earlier call added, so that they do not pile up. */
function withoutRules(prompt: string): string {
  const at = prompt.indexOf(HEADING);
  return (at === -1 ? prompt : prompt.slice(0, at)).trimEnd();
}

interface Rated {
  readonly asr?: number | null | undefined;
  readonly successes?: number | null | undefined;
}

const worstFirst = <One extends Rated>(rated: readonly One[] | null | undefined): One[] =>
  (rated ?? [])
    .filter(({ asr, successes }) => (successes ?? asr ?? 0) > 0)
    .toSorted((a, b) => (b.asr ?? 0) - (a.asr ?? 0));

const aboveAll = (weakest: readonly { readonly name: string }[]): string[] =>
  weakest.length === 0 ? [] : [`Above all, never ${weakest.map(({ name }) => neverOf(name)).join('; never ')}.`];

function attackOfName(name: string): AttackId | undefined {
  const known = AttackId.safeParse(name).data;
  if (known) return known;
  return Object.hasOwn(attackAliases, name) ? attackAliases[name as keyof typeof attackAliases] : undefined;
}

interface Hardened {
  readonly prompt: string;
  readonly rules: readonly string[];
  readonly attacks: readonly string[];
  readonly categories: readonly CategoryId[];
}

function analysisOf({ prompt, rules, attacks, categories }: Hardened, { canaries }: PromptMatter): string {
  const secrets = canaries.filter((canary) => prompt.includes(canary));
  const named = categories.map((id) => riskCategories[id].title.toLowerCase());
  return [
    `${counted(rules.length, 'rule')} added${named.length > 0 ? ` against what succeeded in ${named.join(', ')}` : ''}${attacks.length > 0 ? `, and against the form of ${attacks.join(', ')}` : ''}.`,
    prompt === ''
      ? 'No prompt was sent, so these are the rules alone: put your own instructions before them.'
      : 'Your own words stand unchanged before them.',
    ...(secrets.length > 0
      ? [
          `The prompt holds ${counted(secrets.length, 'string')} that must not leave it. A rule does not keep a secret: take it out.`,
        ]
      : []),
    'Nothing was tried. A prompt lowers a rate and is no barrier: measure it with POST /rt/runs/{run_id}/verify, and put a guardrails policy beside it.',
  ].join(' ');
}
