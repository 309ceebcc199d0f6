import type { AttackConfig, AttackName, contract, RequestOf, ResponseOf, TriedAttack } from '@redoubt/contract';
import { type Price, priceOf, pricePlayground } from '@redoubt/metering';
import type { Target } from '@redoubt/providers';
import type { SpecContext } from '@redoubt/redteam';
import { shownCredits } from '../../charging/credit-statement.ts';
import type { CallerConnection } from '../../context.ts';
import type { RedteamContext } from '../context.ts';
import { contextOf, refuseModalities, refuseUnavailable } from '../read-submission.ts';
import { admitTarget } from './admit-target.ts';
import { type NamedPolicy, withPolicy } from './policy-of-run.ts';

type Body = RequestOf<typeof contract.rt.playground>['body'];
type Answer = ResponseOf<typeof contract.rt.playground>;

type TrialContext = RedteamContext & CallerConnection;

/** A checked call of the playground. Nothing was called or charged yet. */
interface TrialJob {
  readonly body: Body;
  readonly context: SpecContext;
  /** `run` closes it. */
  readonly target: Target;
}

/** Checks a call of the playground. Throws Failure for what can never work, before any charge. */
export async function prepareTrial(
  sent: Body,
  policy: NamedPolicy | undefined,
  context: RedteamContext,
): Promise<TrialJob> {
  const { config } = context;
  refuseUnavailable(sent.attack_config, 'attack_config');
  refuseModalities(sent.attack_config, sent.target);
  const body = policy ? await withPolicy(sent, policy, context) : sent;
  const timeoutMs = config.targetTimeoutSeconds * 1_000;
  const system = contextOf(body.context, body.target);
  const target = admitTarget(body.target, context, { timeoutMs, refusalPhrases: system.refusalPhrases });
  return { body, context: system, target };
}

/** The steps after `prepareTrial`. */
export const playgroundSteps = {
  price: ({ body }: TrialJob) => pricePlayground(body.attack_config),
  settle: ({ body }: TrialJob, { results }: Answer) => priceOfTried(body.attack_config, results),
  run: async (job: TrialJob, context: TrialContext): Promise<Answer> => {
    const results = await tryJob(job, context);
    const { credits: cost } = priceOfTried(job.body.attack_config, results);
    return { results, ...shownCredits({ cost }, context) };
  },
} as const;

/** Tries the attacks of a job and closes its target. */
async function tryJob({ body, context, target }: TrialJob, request: TrialContext): Promise<TriedAttack[]> {
  const { account, config, store, redteam, clock, hungUp, stopping, log, requestId } = request;
  try {
    // Loaded with the first call, because the attacks are a hundred modules.
    const { tryAttacks } = await import('@redoubt/redteam/attacks');
    const trial = {
      goal: body.goal,
      attackConfig: body.attack_config,
      systemType: body.target.system_type,
      context,
      target,
      organisationId: account.organisation.id,
    };
    return await tryAttacks(trial, {
      judges: redteam.judges,
      attacker: redteam.attacker,
      gates: redteam.gates,
      runs: store.runs,
      clock,
      hungUp: hungUp(),
      stopping,
      limitMs: config.playgroundSeconds * 1_000,
      onFault: (err) => log.error({ err, request_id: requestId }, 'an attack of a playground call failed'),
    });
  } finally {
    await target.close();
  }
}

/** Returns the price of what was done. */
function priceOfTried(config: AttackConfig, results: readonly TriedAttack[]): Price {
  const done = results.filter(isCharged);
  if (done.length === 0) return priceOf('redteam', 0, []);
  // The casts: a result has the name of an attack of the config, or `basic` where that is empty.
  const own = done.map(({ attack }) => [attack, config[attack as AttackName] ?? {}] as const);
  return pricePlayground(Object.fromEntries(own) as AttackConfig);
}

/**
 * An attack is charged with its verdict. Without one it is charged if the target had answered before it failed, or
 * before the caller hung up. What fails otherwise is free: our models, our time limit and our stop.
 */
function isCharged({ verdict, error, turns }: TriedAttack): boolean {
  if (verdict !== null || error === null) return true;
  const isTheirs = error.kind.startsWith('target:') || error.kind === 'hung_up';
  return isTheirs && turns.length > 0;
}
