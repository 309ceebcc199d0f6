import {
  type Compliance,
  contract,
  FRAMEWORKS_VERSION,
  FrameworkId,
  frameworks,
  MAX_EVIDENCE,
} from '@redoubt/contract';
import { complianceOf, specOf } from '@redoubt/redteam';
import { complianceHtml, PAGE_POLICY } from '@redoubt/reports';
import type { Run } from '@redoubt/store';
import { Failure } from '../../errors.ts';
import type { RedteamContext } from '../context.ts';
import { implementOpened } from '../implement.ts';
import { nextOfItem } from '../mitigation/next-of-item.ts';
import { runOf, shownTarget } from './run-of.ts';
import { wrongState } from './send-signal.ts';

export const getCompliance = implementOpened(contract.rt.getCompliance, {
  // All of the work is here, because a stream that has begun cannot answer a failure any more.
  prepare: async ({ params: { run_id, framework_id } }, context) => {
    const framework = frameworkOf(framework_id);
    const run = await runOf(run_id, context);
    return heldAgainst(run, framework, context);
  },
  run: (answer) => answer,
  async *open(answer) {
    yield complianceHtml(answer);
  },
  openHeaders: () => ({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': PAGE_POLICY,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  }),
});

function frameworkOf(name: string): FrameworkId {
  const { data } = FrameworkId.safeParse(name);
  if (data !== undefined) return data;
  const known = FrameworkId.options;
  throw new Failure('not_found', `There is no framework "${name}"; name one of ${known.join(', ')}`, {
    detail: { kind: 'framework', name, known },
  });
}

/** Holds a run against every item of a framework. Throws 409 if the run has not finished. */
export async function heldAgainst(
  run: Run,
  framework: FrameworkId,
  { store, secrets }: Pick<RedteamContext, 'store' | 'secrets'>,
): Promise<Compliance> {
  if (run.state !== 'finished') throw wrongState(run, 'held against a framework', 'finished');
  const { title, edition, date, source, items, enough } = frameworks[framework];
  const [tallies, samples, judges, corrected] = await Promise.all([
    store.runs.shown(run.id),
    store.runs.samples(run.id, MAX_EVIDENCE),
    store.runs.judges(run.id),
    store.runs.corrected(run.id),
  ]);
  const target = shownTarget(run, secrets);
  const evidence = { runId: run.id, tallies, samples, enough };
  const held = items.map((item) => {
    const shown = complianceOf(item, evidence);
    return { ...shown, ...nextOfItem(item, shown.status, { framework, target, samples }) };
  });
  return {
    framework_id: framework,
    framework_name: title,
    version: edition,
    date,
    source,
    enough_attempts: enough,
    mapping_version: FRAMEWORKS_VERSION,
    run_id: run.id,
    run_name: run.name ?? null,
    is_simulation: specOf(run).isSimulation,
    target,
    ended_at: run.endedAt?.toISOString() ?? null,
    judges,
    corrected,
    coverage: coverageOf(held),
    items: held,
  };
}

function coverageOf(items: Compliance['items']): Compliance['coverage'] {
  const count = (status: Compliance['items'][number]['status']) =>
    items.filter((item) => item.status === status).length;
  const testable = items.filter(({ categories }) => categories.length > 0).length;
  const tested = items.length - count('not_tested');
  return {
    items: items.length,
    testable,
    tested,
    share: testable === 0 ? 0 : tested / testable,
    pass: count('pass'),
    fail: count('fail'),
    partial: count('partial'),
    not_tested: count('not_tested'),
  };
}
