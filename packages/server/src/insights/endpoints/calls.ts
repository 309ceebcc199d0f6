import { contract } from '@redoubt/contract';
import type { TimelineSums } from '@redoubt/store';
import type { GatewayContext } from '../../gateway/context.ts';
import { deployments } from '../../gateway/endpoints/deployments.ts';
import { implement } from '../../gateway/implement.ts';
import { bucketsOf, type InsightRange, insightRange, rangeBefore, startOfHour } from '../insight-range.ts';
import { SumsOfCalls, timelineDimensions } from '../sums-of-calls.ts';

export const calls = implement(contract.insights.calls, {
  prepare: async ({ query }, context) => ({
    range: insightRange(query, context.clock()),
    deployment: query.deployment,
    deploymentId: await deploymentIdOf(query.deployment, context),
  }),
  run: async ({ range, deployment, deploymentId }, { store, account }) => {
    const read = (of: InsightRange) =>
      store.proxyCosts.timeline({ ...of, projectId: account.project.id, dimensions: timelineDimensions, deploymentId });
    const rows = await read(range);
    const before = await read(rangeBefore(range));
    return {
      from: startOfHour(range.fromHour),
      to: startOfHour(range.toHour),
      bucket: range.stretchHours === 1 ? ('hour' as const) : ('day' as const),
      deployment: deployment ?? null,
      buckets: bucketsIn(rows, range),
      totals: added(rows).totals(),
      before: added(before).totals(),
    };
  },
});

async function deploymentIdOf(name: string | undefined, context: GatewayContext): Promise<number | undefined> {
  if (name === undefined) return undefined;
  const place = { projectId: context.account.project.id, kind: 'deployment', name } as const;
  return (await deployments.find(place, context)).id;
}

function bucketsIn(rows: readonly TimelineSums[], range: InsightRange) {
  const byStretch = Map.groupBy(rows, ({ stretch }) => stretch);
  return Array.from({ length: bucketsOf(range) }, (_, at) => ({
    at: startOfHour(range.fromHour + at * range.stretchHours),
    ...added(byStretch.get(at) ?? []).sums(),
  }));
}

function added(rows: readonly TimelineSums[]): SumsOfCalls {
  const all = new SumsOfCalls();
  for (const row of rows) all.add(row);
  return all;
}
