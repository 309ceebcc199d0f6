import { type ChatModel, ModelFailed, type ModelFailureKind, tokensOfMessages } from '@redoubt/providers';
import type { ModelRole, ModelUsage, Runs } from '@redoubt/store';

/** What a run may use of a model. A limit that is undefined does not apply. */
export type ModelBudget = { readonly [Limit in keyof ModelUsage]: number | undefined };

/** The usage of one model by one run. */
interface UsagePlace {
  readonly runs: Pick<Runs, 'spendModel'>;
  readonly runId: string;
  readonly role: ModelRole;
}

/** Names of the limits in the operator's file. */
const settings = { calls: 'max_calls_per_run', tokens: 'max_tokens_per_run' } as const;

/** The beginning of the message of a call that would pass a budget. */
export const USED_UP = 'The budget of the run for the ';

/** Failures after which the model has surely not worked for the call. */
const unspent: readonly ModelFailureKind[] = [
  'throttled',
  'auth',
  'rejected',
  'unreachable',
  'server',
  'refused_by_egress',
];

/**
 * Counts the calls and tokens of a model for a run, and refuses calls that would pass the budget. The call and the
 * estimated tokens of its question are booked before it, so that calls at the same time do not pass together. What the
 * server reports replaces the estimate afterwards.
 */
export function budgetedModel({ model, complete }: ChatModel, budget: ModelBudget, place: UsagePlace): ChatModel {
  const { runs, runId, role } = place;
  const book = (usage: ModelUsage) => runs.spendModel(runId, { ...usage, role });
  const most = withoutUndefined(budget);
  return {
    model,
    async complete(messages, options) {
      const call: ModelUsage = { calls: 1, tokens: tokensOfMessages(messages) };
      if (!(await runs.spendModel(runId, { ...call, role, most }))) throw await usedUp(budget, call, place);
      try {
        const answer = await complete(messages, options);
        await book({ calls: 0, tokens: answer.tokens.prompt + answer.tokens.completion - call.tokens });
        return answer;
      } catch (error) {
        if (error instanceof ModelFailed && unspent.includes(error.kind)) {
          await book({ calls: -call.calls, tokens: -call.tokens });
        }
        throw error;
      }
    },
  };
}

const withoutUndefined = ({ calls, tokens }: ModelBudget): Partial<ModelUsage> => ({
  ...(calls !== undefined && { calls }),
  ...(tokens !== undefined && { tokens }),
});

async function usedUp(budget: ModelBudget, call: ModelUsage, { runs, runId, role }: UsagePlace): Promise<ModelFailed> {
  const used = (await runs.spendModel(runId, { role, calls: 0, tokens: 0 })) ?? { calls: 0, tokens: 0 };
  const [limit, needed] =
    budget.calls !== undefined && used.calls + call.calls > budget.calls
      ? (['calls', ''] as const)
      : (['tokens', ` and this call needs at least ${call.tokens} more`] as const);
  const setting = `${role}.${settings[limit]}`;
  return new ModelFailed(
    'budget',
    `${USED_UP}${role} model is used up: ${setting} is ${budget[limit]}, ${used[limit]} ${limit} are used${needed}. Raise ${setting} in the file that REDOUBT_MODELS names, restart the service and resume the run`,
  );
}
