import { attackOf } from '@redoubt/contract';
import { type AskInLanguage, translationFor } from './attacks/languages/language-of-probe.ts';
import type { Goal } from './goals/goal.ts';
import { warningsOfPhrases } from './goals/phrases/phrase-warnings.ts';
import { warningsOfUnused } from './goals/target/unused-parts.ts';
import { type ChosenGoals, goalsOfCell } from './plan-cells.ts';
import type { GoalOrigins, RunSpec } from './run-spec.ts';

/** What the goals of a run are told for. */
interface Planned {
  readonly chosen: ChosenGoals;
  /** Whether a model writes prompts. The attack `lang` then translates every goal. */
  readonly hasAttacker: boolean;
}

/** Returns the origins of the goals that a run takes for its attacks. */
export function goalOriginsOf(spec: RunSpec, { chosen, hasAttacker }: Planned): GoalOrigins {
  const { cells, goalsOf } = chosen;
  const goals = [...new Set(cells.map(({ category }) => category))].flatMap(goalsOf);
  const taken = goals.map(({ source }) => source);
  const inLanguages = cells.filter(({ attack }) => attackOf(attack) === 'lang');
  const asked = inLanguages.flatMap((cell) => goalsOfCell(spec, cell, goalsOf(cell.category)));
  return {
    sources: countSources(taken),
    warnings: [...unusedParts(spec, goals), ...(hasAttacker ? [] : warningsOfFrames(asked))],
  };
}

function unusedParts(spec: RunSpec, goals: readonly Goal[]): string[] {
  // A dataset was made for its own description and rules.
  if (spec.dataset) return [];
  const sources = goals.map(({ source }) => source);
  const noRoom = 'the run has no room for it; raise max_prompts or comprehensiveness';
  return [...warningsOfPhrases(spec, goals), ...warningsOfUnused(spec.context, { sources, noRoom })];
}

/** Returns a sentence where the attack `lang` leaves goals in English. */
function warningsOfFrames(asks: readonly AskInLanguage[]): string[] {
  const framed = asks.filter((ask) => translationFor(ask) === undefined);
  if (framed.length === 0) return [];
  const translated = asks.length - framed.length;
  return [
    `lang: ${translated} of its ${asks.length} prompts are translated, and ${framed.length} have the goal in English inside a request in the language: without an attacker model only goals of the corpus in their own words are translated`,
  ];
}

/** Counts sources of goals by their kind. */
export function countSources(sources: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const source of sources) counts[kindOf(source)] = (counts[kindOf(source)] ?? 0) + 1;
  return counts;
}

/** "rule:3" is of the kind "rule". */
const kindOf = (source: string): string => source.split(':')[0] ?? source;
