import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../session/session.ts';
import {
  anyCallQuery,
  anyFixQuery,
  anyModelQuery,
  anyVerificationQuery,
  balanceQuery,
  recentRunsQuery,
} from './queries.ts';
import { stepCommands } from './step-commands.ts';

/** One of the first steps. */
export interface Step {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  /** The page that does it. */
  readonly link: { readonly path: string; readonly label: string };
  readonly commands: readonly ((place: { origin: string; brand: string; command: string }) => string)[];
  readonly isDone: boolean;
  /** The scope that the key has not and that the step needs. */
  readonly lacks?: string | undefined;
}

/** The steps, or undefined while it is not known which of them are done. */
export function useSteps(): Step[] | undefined {
  const done = useDone();
  const { key } = useSession();
  const lacks = (scope: string) => (key.scopes.includes(scope) ? undefined : scope);
  if (!done) return undefined;
  return [
    {
      name: 'judge',
      label: 'Judge a text',
      hint: 'Personal data, injections, insults: what each detector says, and what it costs',
      link: { path: '/app/playground', label: 'Open the playground' },
      commands: [stepCommands.judge],
      isDone: done.hasJudged,
      lacks: lacks('guardrails'),
    },
    {
      name: 'model',
      label: 'Connect a model',
      hint: 'Your own, or a practice target that leaks on purpose',
      link: { path: '/app/models', label: 'Open Models' },
      commands: [stepCommands.target, stepCommands.model],
      isDone: done.hasModel,
      lacks: lacks('proxy'),
    },
    {
      name: 'chat',
      label: 'Chat through guardrails',
      hint: 'Personal data never reaches the model, and comes back in the answer',
      link: { path: '/app/deployments', label: 'Open Deployments' },
      commands: [stepCommands.chat],
      isDone: done.hasChatted,
      lacks: lacks('proxy'),
    },
    {
      name: 'run',
      label: 'Attack the model',
      hint: 'A run shows what the model gives in to, by category and attack',
      link: { path: '/app/runs/new', label: 'Start a new run' },
      commands: [stepCommands.run],
      isDone: done.hasRun,
      lacks: lacks('redteam'),
    },
    {
      name: 'fix',
      label: 'Fix what was found',
      hint: 'A policy is proposed, and what succeeded is asked again through it: before and after',
      link: { path: '/app/findings', label: 'Open Findings' },
      commands: [stepCommands.fix],
      isDone: done.hasFixed,
      lacks: lacks('redteam'),
    },
  ];
}

/** What was done so far. Undefined while the service has not said. What the key may not see counts as not done. */
function useDone() {
  const { scopes } = useSession().key;
  const [proxy, redteam] = [scopes.includes('proxy'), scopes.includes('redteam')];
  const balance = useQuery(balanceQuery);
  const models = useQuery({ ...anyModelQuery, enabled: proxy || redteam });
  const calls = useQuery({ ...anyCallQuery, enabled: proxy });
  const runs = useQuery({ ...recentRunsQuery, enabled: redteam });
  const fixes = useQuery({ ...anyFixQuery, enabled: redteam });
  const verifications = useQuery({ ...anyVerificationQuery, enabled: redteam });
  const isPending = [balance, models, calls, runs, fixes, verifications].some((each) => each.isLoading);
  if (isPending || !balance.data) return undefined;
  const guardrails = balance.data.balances.find((each) => each.balance === 'guardrails');
  return {
    hasJudged: (guardrails?.requests ?? 0) > 0,
    hasModel: (models.data?.pagination.total_count ?? 0) > 0,
    hasChatted: (calls.data?.calls.length ?? 0) > 0,
    hasRun: (runs.data?.pagination.total_count ?? 0) > 0,
    hasFixed: (fixes.data?.findings.length ?? 0) > 0 || verifications.data === true,
  };
}
