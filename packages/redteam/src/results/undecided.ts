import type { Results } from '@redoubt/contract';
import { EMBEDDED } from '../judge/verdict.ts';

/** The two settings that let a chat model decide what the embedded judge cannot. */
const WAY_OUT =
  'name a model "judge" in the file of REDOUBT_MODELS (docs/redteam/chat-models.md), and judge the answers again with POST /rt/runs/{run_id}/rejudge {"judge": "model"}';

/** Says how many attempts of a run the embedded judge left open, and what would decide them. */
export function undecidedOf({ overall, judges }: Pick<Results, 'overall' | 'judges'>): Results['undecided'] {
  const attempts = overall.unclear;
  if (attempts === 0 || !judges.some(({ name }) => name === EMBEDDED)) return null;
  const count = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  return { attempts, message: `${count} cannot be decided without a judge model: ${WAY_OUT}` };
}
