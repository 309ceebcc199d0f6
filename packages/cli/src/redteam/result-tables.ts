import type { contract, ResponseOf, Results } from '@redoubt/contract';
import {
  cautionsOf,
  correctedText,
  insufficientNote,
  intervalText,
  liftText,
  percentText,
  rateText,
  simulationNote,
} from '@redoubt/reports';
import { alignedTable, type Cell } from '../table.ts';

/** The answer to a dry run. */
type Plan = Extract<ResponseOf<typeof contract.rt.submitRun>, { dry_run: true }>;

type Rate = Results['overall'] & { readonly lift?: number | null };

const header = ['', 'ASR', '95 % interval', 'attempts', 'successes', 'unclear', 'errors', 'lift'];

/** Tables of the rates: each category with its attacks, then the sum over all categories with its attacks. */
export function resultTables(results: Results): string {
  const { overall, categories, attacks, over_refusal, is_simulation, corrected } = results;
  const rows = [
    ...categories.flatMap((category) => [
      row(category.id, category),
      ...category.attacks.map((attack) => row(`  ${attack.id}`, attack)),
    ]),
    ...(categories.length > 1
      ? [row('all categories', overall), ...attacks.map((each) => row(`  ${each.id}`, each))]
      : []),
  ];
  const hasFew = [overall, ...categories, ...attacks].some(({ insufficient, asr }) => insufficient && asr !== null);
  return [
    ...(is_simulation ? [simulationNote, ''] : []),
    alignedTable(header, rows),
    ...(hasFew ? [insufficientNote] : []),
    ...(corrected > 0 ? [`Corrected: ${correctedText(corrected)}`] : []),
    ...(results.undecided ? [results.undecided.message] : []),
    ...cautionsOf(results),
    ...(over_refusal ? ['', overRefusalText(over_refusal)] : []),
    '',
    ...originLines(results),
  ].join('\n');
}

const row = (name: string, rate: Rate): Cell[] => [
  name,
  rateText(rate),
  intervalText(rate.asr_ci95),
  rate.attempts,
  rate.successes,
  rate.unclear,
  rate.errors,
  liftText(rate.lift ?? null),
];

/** A sentence about how often harmless prompts were refused. */
function overRefusalText({ rate, ci95, attempts, refused, errors }: NonNullable<Results['over_refusal']>): string {
  const share = `${percentText(rate)} (95 % ${intervalText(ci95)})`;
  return `Over-refusal: ${share}, ${refused} of ${attempts} harmless prompts refused, ${errors} errors`;
}

/** Lines on where the goals came from, and on context that had no effect. */
function originLines({ goal_sources: sources, warnings }: Pick<Results, 'goal_sources' | 'warnings'>): string[] {
  const named = Object.entries(sources).map(([source, count]) => `${count} ${source}`);
  return [
    ...(named.length > 0 ? [`Goals by source: ${named.join(', ')}`] : []),
    ...warnings.map((warning) => `Warning: ${warning}`),
  ];
}

/** A table of what a run would do and what it would cost. */
export function planTable(plan: Plan): string {
  const names = ['category', 'attack', 'prompts', 'target calls ≤', 'attacker calls ≤'];
  const lines = plan.plan.map(({ category, attack, prompts, target_calls_at_most, attacker_calls_at_most }) => [
    category,
    attack,
    prompts,
    target_calls_at_most,
    attacker_calls_at_most,
  ]);
  const controls = ['(controls)', 'basic', plan.controls, plan.controls, 0];
  const sum = ['in all', '', plan.prompts + plan.controls, plan.target_calls_at_most, plan.attacker_calls_at_most];
  const table = alignedTable(names, [...lines, ...(plan.controls > 0 ? [controls] : []), sum]);
  const price = plan.credits ? `, ${plan.credits.cost} credits` : '';
  const note = `seed ${plan.seed}${price}; nothing was asked or charged`;
  return [table, '', note, ...originLines(plan), ...(plan.undecided ? [plan.undecided.message] : [])].join('\n');
}
