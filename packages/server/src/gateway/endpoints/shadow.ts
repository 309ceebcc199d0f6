import { contract, type DeploymentFields, type ResponseOf } from '@redoubt/contract';
import type { CallFindings, ProxyCall } from '@redoubt/store';
import { Failure } from '../../errors.ts';
import type { GatewayContext } from '../context.ts';
import { checkDeployment } from '../deployments/check-deployment.ts';
import { fieldsOf } from '../deployments/saved-deployment.ts';
import { implement } from '../implement.ts';
import { deployments } from './deployments.ts';

type Report = ResponseOf<typeof contract.proxy.getShadowReport>;
type SideName = 'input' | 'output';
const sideNames = ['input', 'output'] as const;

/** Calls that are read from the log at once. */
const PER_READ = 500;
/** Ids of calls that are named, of each kind. */
const MAX_NAMED = 20;

export const getShadowReport = implement(contract.proxy.getShadowReport, {
  run: async ({ headers: { deployment: name }, query }, context) => {
    const place = { projectId: context.account.project.id, kind: 'deployment', name } as const;
    await deployments.find(place, context);
    const report = new Comparison();
    for await (const call of latestCalls(name, query, context)) report.add(call);
    return report.result();
  },
});

async function* latestCalls(
  deployment: string,
  { from, to, calls: most }: { from?: string | undefined; to?: string | undefined; calls: number },
  { store, account }: GatewayContext,
): AsyncGenerator<ProxyCall> {
  const asked = {
    projectId: account.project.id,
    deployment,
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
  };
  let before: string | undefined;
  for (let left = most; left > 0; ) {
    const page = await store.proxyCalls.list({ ...asked, before, limit: Math.min(PER_READ, left) });
    yield* page;
    left -= page.length;
    before = page.at(-1)?.id;
    if (page.length < PER_READ) return;
  }
}

/** Counts what the real policies and their shadows did with the same calls. */
class Comparison {
  #lookedAt = 0;
  #from: Date | undefined;
  #judged = 0;
  #skipped = 0;
  #blocked = 0;
  #wouldBlock = 0;
  #both = 0;
  readonly #onlyShadow: string[] = [];
  readonly #onlyReal: string[] = [];
  readonly #detectors = new Map<string, { side: SideName; detector: string; blocked: number; would_block: number }>();

  add(call: ProxyCall): void {
    const { shadow } = call.findings;
    this.#lookedAt += 1;
    this.#from = call.at;
    if (shadow?.isSkipped) this.#skipped += 1;
    else if (shadow) this.#compare(call);
  }

  #compare({ id, findings }: ProxyCall): void {
    const { shadow } = findings;
    let [isBlocked, wouldBlock] = [false, false];
    for (const side of sideNames) {
      isBlocked = this.#count(side, findings[side], 'blocked') || isBlocked;
      wouldBlock = this.#count(side, shadow?.[side], 'would_block') || wouldBlock;
    }
    this.#judged += 1;
    this.#blocked += Number(isBlocked);
    this.#wouldBlock += Number(wouldBlock);
    this.#both += Number(isBlocked && wouldBlock);
    if (isBlocked === wouldBlock) return;
    const named = wouldBlock ? this.#onlyShadow : this.#onlyReal;
    if (named.length < MAX_NAMED) named.push(id);
  }

  #count(side: SideName, found: CallFindings | undefined, what: 'blocked' | 'would_block'): boolean {
    for (const detector of found?.blocked ?? []) {
      const key = `${side} ${detector}`;
      const counted = this.#detectors.get(key) ?? { side, detector, blocked: 0, would_block: 0 };
      counted[what] += 1;
      this.#detectors.set(key, counted);
    }
    return (found?.blocked.length ?? 0) > 0;
  }

  result(): Report {
    const byCount = [...this.#detectors.values()].toSorted(
      (a, b) => b.would_block - a.would_block || b.blocked - a.blocked,
    );
    return {
      looked_at: this.#lookedAt,
      from: this.#from?.toISOString() ?? null,
      judged: this.#judged,
      skipped: this.#skipped,
      blocked: this.#blocked,
      would_block: this.#wouldBlock,
      both: this.#both,
      detectors: byCount,
      only_shadow: this.#onlyShadow,
      only_real: this.#onlyReal,
    };
  }
}

export const promoteShadow = implement(contract.proxy.promoteShadow, {
  run: async ({ headers: { deployment: name } }, context) => {
    const place = { projectId: context.account.project.id, kind: 'deployment', name } as const;
    const before = fieldsOf(await deployments.find(place, context));
    const promoted = sideNames.flatMap((side) => promotedSide(side, before) ?? []);
    if (promoted.length === 0) {
      const message = `The deployment "${name}" has no shadow; give a side one with PATCH /deployments/modify-deployment`;
      throw new Failure('conflict', message, { detail: { kind: 'deployment', name, reason: 'nothing_to_do' } });
    }
    const content = Object.fromEntries(promoted.map(({ field, changed }) => [field, changed]));
    // A policy that was deleted is 404 here, and not at every call after.
    await checkDeployment({ ...before, ...content }, context);
    await deployments.modify({ headers: { deployment: name }, body: {} }, { content }, context);
    return {
      message: `The shadow of "${name}" is the real policy now`,
      sides: promoted.map(({ told }) => told),
    };
  },
});

/** Returns a side that goes by its shadow, or undefined if it has none. */
function promotedSide(side: SideName, fields: DeploymentFields) {
  const field = `${side}_guardrails_policy` as const;
  const { shadow, ...own } = fields[field];
  if (!shadow) return undefined;
  const { policy_name, block } = shadow;
  const before = { policy_name: own.policy_name ?? null, block: own.block };
  // A side that was off judges from now on: its shadow did.
  return { field, changed: { ...own, enabled: true, policy_name, block }, told: { side, policy_name, block, before } };
}
