import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChargeOutcome, HoldEnd } from './ledger.ts';
import type { Store } from './store.ts';
import { LedgerModel, type ModelCharge, type ModelOutcome } from './testing/ledger-model.ts';
import { onEachEngine } from './testing/on-each-engine.ts';
import { makeAccount, sampleCharge } from './testing/sample-charge.ts';

const START = Date.parse('2026-11-05T12:00:00.000Z');
const RUNS = 40;
const balances = ['guardrails', 'redteam'] as const;
const periods = ['2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'] as const;
const projects = [0, 1] as const;

const charges = fc.record<ModelCharge>({
  balance: fc.constantFrom(...balances),
  period: fc.constantFrom(...periods),
  project: fc.constantFrom(...projects),
  mode: fc.constantFrom('credits', 'credits', 'credits', 'shadow', 'requests'),
  credits: fc.integer({ min: 0, max: 12 }),
  allowance: fc.constantFrom(null, 0, 20, 40, 41),
  projectAllowance: fc.constantFrom(null, null, 15, 30),
  key: fc.constantFrom(undefined, undefined, undefined, 'a', 'b'),
  limitedCredits: fc.constantFrom(undefined, undefined, undefined, undefined, undefined, undefined, 0, 1, 3),
});

/** `pick` chooses among the entries that there are. */
const orders = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('charge'), charge: charges }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('hold'), charge: charges, lifeMs: fc.integer({ min: 1, max: 99 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('settle'), pick: fc.nat(), share: fc.integer({ min: 0, max: 12 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('release', 'reverse'), pick: fc.nat() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom('grant', 'adjustment'),
      balance: fc.constantFrom(...balances),
      period: fc.constantFrom(...periods),
      credits: fc.integer({ min: 1, max: 9 }),
      sign: fc.constantFrom(1, -1),
    }),
  },
);
type Order = typeof orders extends fc.Arbitrary<infer One> ? One : never;

/** What arrives together, and how much time passes before. */
const rounds = fc.array(
  fc.record({ waitMs: fc.integer({ min: 0, max: 40 }), orders: fc.array(orders, { minLength: 1, maxLength: 16 }) }),
  { minLength: 1, maxLength: 8 },
);

let now = START;

onEachEngine(
  { subject: 'the ledger against its model', open: (engine) => engine.open(() => new Date(now)) },
  (opened) => {
    test('whatever arrives together is answered as if it had come one by one', async () => {
      await fc.assert(
        fc.asyncProperty(rounds, async (list) => {
          now = START;
          const trial = new Trial(opened.store, await makeAccount(opened.store), () => now);
          await trial.openBalances();
          for (const { waitMs, orders: together } of list) {
            now += waitMs;
            await trial.expire();
            await trial.run(together);
          }
          await trial.compare();
        }),
        { numRuns: RUNS },
      );
      expect(await opened.store.ledger.verify()).toEqual([]);
    });
  },
);

/** What the ledger answered, with the entry's id where there is one. */
type Asked = { id?: string; scope?: string } & {
  [Flag in 'accepted' | 'isReplay' | 'corrected' | 'ended' | 'reversed' | 'isUnknown']?: boolean;
};
type Answer = ModelOutcome | { ended: boolean } | { corrected: boolean } | { reversed: true } | { isUnknown: true };

/** One organisation, in the ledger and in the model. */
class Trial {
  readonly #store: Store;
  readonly #account: Awaited<ReturnType<typeof makeAccount>>;
  readonly #now: () => number;
  readonly #model = new LedgerModel();
  /** Entry ids by the model's index. */
  readonly #ids: string[] = [];

  constructor(store: Store, account: Awaited<ReturnType<typeof makeAccount>>, now: () => number) {
    this.#store = store;
    this.#account = account;
    this.#now = now;
  }

  /** The first charge of a balance waits for its row; after that the order of calls is the order of arrival. */
  async openBalances(): Promise<void> {
    for (const balance of balances) {
      for (const period of periods) {
        await this.#store.ledger.charge(this.#order({ ...free, balance, period }));
        this.#model.book('charge', { ...free, balance, period });
        this.#ids.push('');
      }
    }
  }

  async expire(): Promise<void> {
    while ((await this.#store.ledger.releaseExpired()) > 0);
    this.#model.expire(this.#now());
  }

  /** Orders that name an entry join the queue a step sooner than those that look for their balance first. */
  async run(together: readonly Order[]): Promise<void> {
    const inOrder = together.toSorted((a, b) => Number('pick' in b) - Number('pick' in a));
    const known = this.#ids.length;
    const answers = await Promise.all(inOrder.map((order) => this.#ask(order, known)));
    for (const [index, order] of inOrder.entries()) {
      const expected = this.#expect(order, known);
      const { id, ...answer } = answers[index] ?? { id: undefined };
      if (this.#model.entries.length > this.#ids.length) this.#ids.push(id ?? '');
      const entry = 'isReplay' in answer && id !== undefined ? { entry: this.#ids.indexOf(id) } : {};
      expect({ order, ...answer, ...entry }).toEqual({ order, ...expected });
    }
  }

  async compare(): Promise<void> {
    for (const balance of balances) {
      for (const period of periods) {
        const key = { ...sampleCharge(this.#account), balance, period };
        expect(await this.#store.ledger.usage(key)).toEqual(this.#model.usage(balance, period));
        for (const project of projects) {
          const usage = await this.#store.ledger.usage(key, this.#projectId(project));
          expect(usage).toEqual(this.#model.usage(balance, period, project));
        }
      }
    }
  }

  async #ask(order: Order, known: number): Promise<Asked> {
    const { ledger } = this.#store;
    if ('charge' in order) {
      const charge = this.#order(order.charge);
      if (!('lifeMs' in order)) return outcomeOf(await ledger.charge(charge));
      const expiresAt = new Date(this.#now() + order.lifeMs);
      return outcomeOf(await ledger.hold({ ...charge, expiresAt }));
    }
    if ('sign' in order) {
      const kind = order.do === 'grant' ? 'grant' : 'adjustment';
      const credits = kind === 'grant' ? order.credits : order.credits * order.sign;
      const { balance, period } = order;
      const correction = { ...sampleCharge(this.#account), balance, period, kind, credits, reason: 'model' } as const;
      return ledger.correct(correction).then(() => ({ corrected: true }), refusedCorrection);
    }
    return this.#resolve(order, this.#ids[order.pick % known] ?? '', order.pick % known);
  }

  async #resolve(order: Extract<Order, { pick: number }>, id: string, index: number): Promise<Asked> {
    const { ledger } = this.#store;
    const entry = this.#model.entries[index];
    if (order.do === 'reverse') return ledger.reverse({ entryId: id, reason: 'model' }).then(reversed, unknownEntry);
    if (order.do === 'release') return ledger.release({ holdId: id, reason: 'model' }).then(ended, unknownEntry);
    const credits = Math.min('share' in order ? order.share : 0, entry?.charge.credits ?? 0);
    return ledger.settle({ holdId: id, credits, quantity: 1, breakdown: null }).then(ended, unknownEntry);
  }

  #expect(order: Order, known: number): Answer {
    if ('charge' in order) {
      if ('lifeMs' in order) return this.#model.book('hold', order.charge, this.#now() + order.lifeMs);
      return this.#model.book('charge', order.charge);
    }
    if ('sign' in order) {
      const kind = order.do === 'grant' ? 'grant' : 'adjustment';
      const credits = kind === 'grant' ? order.credits : order.credits * order.sign;
      return { corrected: this.#model.correct(order.balance, order.period, kind, credits) };
    }
    return this.#expectResolution(order, order.pick % known);
  }

  #expectResolution(order: Extract<Order, { pick: number }>, index: number): Answer {
    const entry = this.#model.entries[index];
    const isOpenBalance = this.#ids[index] === '';
    if (isOpenBalance || (entry?.kind === 'hold') === (order.do === 'reverse')) return { isUnknown: true };
    if (order.do === 'reverse') {
      this.#model.reverse(index);
      return { reversed: true };
    }
    if (order.do === 'release') return { ended: this.#model.release(index) };
    const share = 'share' in order ? order.share : 0;
    return { ended: this.#model.settle(index, Math.min(share, entry?.charge.credits ?? 0)) };
  }

  #projectId(project: number): string {
    return `${this.#account.project.id}-${project}`;
  }

  #order({ project, key, ...charge }: ModelCharge) {
    return sampleCharge(this.#account, { ...charge, projectId: this.#projectId(project), idempotencyKey: key });
  }
}

const free: ModelCharge = {
  balance: 'guardrails',
  period: periods[0],
  project: 0,
  mode: 'requests',
  credits: 0,
  allowance: null,
  projectAllowance: null,
  key: undefined,
  limitedCredits: undefined,
};
const reversed = () => ({ reversed: true });
const ended = (end: HoldEnd) => ({ ended: end.ended, ...(end.ended && { id: end.entryId }) });
const unknownEntry = (error: Error) => ({ isUnknown: error.name === 'UnknownEntry' });
const refusedCorrection = (error: Error) => ({ corrected: !(error instanceof RangeError) });

function outcomeOf(outcome: ChargeOutcome): Asked {
  if (!outcome.accepted) return { accepted: false, scope: outcome.scope };
  return { accepted: true, isReplay: outcome.isReplay, id: outcome.entryId };
}
