import { contract } from '@redoubt/contract';
import { dollarsOf } from '@redoubt/metering';
import { type CostSums, hourOf } from '@redoubt/store';
import { Failure } from '../../../errors.ts';
import { implement } from '../../implement.ts';

/** Largest number of groups in an answer. */
const MAX_ROWS = 1_000;
const MAX_HOURS = 400 * 24;
const HOUR_MS = 3_600_000;

export const costs = implement(contract.proxy.costs, {
  run: async ({ query }, { store, account, clock }) => {
    const { fromHour, toHour } = hoursAsked(query, clock());
    const asked = { projectId: account.project.id, dimension: query.group_by, fromHour, toHour, limit: MAX_ROWS };
    const { groups, totals, isTruncated } = await store.proxyCosts.summarise(asked);
    return {
      from: startOfHour(fromHour),
      to: startOfHour(toHour),
      group_by: query.group_by,
      rows: groups.map((group) => ({ group: group.label, name: group.name, ...wireCosts(group) })),
      truncated: isTruncated,
      totals: wireCosts(totals),
    };
  },
});

const startOfHour = (hour: number): string => new Date(hour * HOUR_MS).toISOString();

/** Returns the hours of a report. The hour of the last moment is included. */
function hoursAsked({ from, to }: { from?: string | undefined; to?: string | undefined }, now: Date) {
  const last = to === undefined ? now : new Date(to);
  const first = from === undefined ? new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth())) : new Date(from);
  const hours = { fromHour: hourOf(first), toHour: hourOf(last) + 1 };
  if (hours.fromHour >= hours.toHour) throw invalidFrom('it lies after the last moment; turn them round', from);
  if (hours.toHour - hours.fromHour > MAX_HOURS) throw invalidFrom('ask for at most 400 days at a time', from);
  return hours;
}

function invalidFrom(reason: string, input: string | undefined): Failure {
  return new Failure('invalid_query', `query.from: ${reason}; sent ${JSON.stringify(input ?? null)}`, {
    detail: [{ type: 'value_error', loc: ['query', 'from'], msg: reason, input: input ?? null }],
  });
}

const wireCosts = (sums: CostSums) => ({
  calls: sums.calls,
  unpriced_calls: sums.unpriced,
  tokens: {
    prompt: sums.promptTokens,
    completion: sums.completionTokens,
    cached: sums.cachedTokens,
    reasoning: sums.reasoningTokens,
  },
  cost_usd: dollarsOf(sums.costNano),
});
