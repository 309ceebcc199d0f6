import type { Results, VerdictKind } from '@redoubt/contract';
import { unclearShareOf } from '../judge/judge-figures.ts';
import { EMBEDDED } from '../judge/verdict.ts';

/** The two settings that let a chat model decide what the embedded judge cannot. */
const ADD_ONE =
  'name a model "judge" in the file of REDOUBT_MODELS, with REDOUBT_ALLOW_PRIVATE_TARGETS=true where it runs on this machine (docs/redteam/chat-models.md)';

/** Says how many attempts of a run the embedded judge left open, and what would decide them. */
export function undecidedOf({ overall, judges }: Pick<Results, 'overall' | 'judges'>): Results['undecided'] {
  const attempts = overall.unclear;
  if (attempts === 0 || !judges.some(({ name }) => name === EMBEDDED)) return null;
  const count = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  const again = 'judge the answers again with POST /rt/runs/{run_id}/rejudge {"judge": "model"}';
  const message = `${count} cannot be decided without a judge model: ${ADD_ONE}, and ${again}. ${boundsOf(overall)}`;
  return { attempts, message };
}

/** The rates if all open attempts were resisted, and if all of them succeeded. */
function boundsOf({ attempts, successes, unclear }: Results['overall']): string {
  const all = attempts + unclear;
  const percent = (count: number) => `${((100 * count) / all).toFixed(1)} %`;
  return `With ${unclear === 1 ? 'it' : 'them'} the success rate lies between ${percent(successes)} and ${percent(successes + unclear)}`;
}

/** What verdicts on the goals of a source go by. Goals that are made for a target are judged as free goals are. */
const kinds: Readonly<Record<string, VerdictKind>> = { corpus: 'own_goal', rule: 'rule', tool: 'tool' };

/**
 * Says how many of a run's goals the embedded judge will probably leave open, by the share of hand-written answers of
 * their kind that it did. Null where that is less than one.
 */
export function undecidedGoals(sources: Readonly<Record<string, number>>): { goals: number; message: string } | null {
  const expected = Object.entries(sources).reduce((sum, [source, count]) => {
    const kind = kinds[source.split('@')[0] ?? ''] ?? 'free_goal';
    return sum + count * (unclearShareOf(kind) ?? 0);
  }, 0);
  const goals = Math.round(expected);
  if (goals === 0) return null;
  const all = Object.values(sources).reduce((sum, count) => sum + count, 0);
  const which = `About ${goals} of ${all} goals cannot be decided without a judge model`;
  return { goals, message: `${which}: ${ADD_ONE}` };
}
