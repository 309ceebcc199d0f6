import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { allowanceOf, projectAllowanceOf } from '../../packages/metering/src/plans.ts';
import type { CustomLimit } from '../../packages/store/src/accounts.ts';
import type { Charge, ChargeOutcome } from '../../packages/store/src/ledger.ts';
import { openStore } from '../../packages/store/src/open-store.ts';
import { seededRandom } from './random.ts';
import {
  balances,
  type Made,
  type OperationsMessage,
  type OperationsOrder,
  periods,
  type SharedAccount,
} from './random-operations.ts';

/** A process that performs random operations on accounts that another process also uses. */
const [, , databaseUrl = ''] = process.argv;
const store = await openStore({ dataDir: '', databaseUrl, clock: () => new Date() });
const { ledger, accounts } = store;

/** Entries of both processes, newest last. Entries to end or reverse are chosen among them. */
const known: { charge: Made[]; hold: Made[] } = { charge: [], hold: [] };
const KNOWN = 60;
const counts: Record<string, number> = {};
const made: Made[] = [];
const ended: string[] = [];
const wrong: string[] = [];

const tell = (message: OperationsMessage) => process.send?.(message);
process.on('message', (message: OperationsOrder | { shared: Made[] }) => {
  if ('shared' in message) return message.shared.forEach(remember);
  work(message).catch((error) => {
    wrong.push(`${error}`);
    tell({ report: { counts, made, ended, wrong } });
  });
});
tell('ready');

async function work({ accounts: shared, operations, callers, seed }: OperationsOrder): Promise<void> {
  const each = Math.ceil(operations / callers);
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      const random = seededRandom(seed * 1_000 + caller);
      for (let done = 0; done < each; done++) await operate(random, random.pick(shared));
    }),
  );
  tell({ report: { counts, made, ended, wrong } });
}

type Random = ReturnType<typeof seededRandom>;

const operations = {
  charge: (random: Random, account: SharedAccount) => book('charge', random, account),
  hold: (random: Random, account: SharedAccount) => book('hold', random, account),
  async settle(random: Random) {
    const hold = known.hold.at(random.below(KNOWN) - KNOWN);
    if (!hold) return;
    const credits = random.below(hold.held + 1);
    const end = await ledger.settle({ holdId: hold.entryId, credits, quantity: 1, breakdown: null });
    if (end.ended) ended.push(end.entryId);
  },
  async release(random: Random) {
    const hold = known.hold.at(random.below(KNOWN) - KNOWN);
    if (!hold) return;
    const end = await ledger.release({ holdId: hold.entryId, reason: 'random' });
    if (end.ended) ended.push(end.entryId);
  },
  async reverse(random: Random) {
    const charge = known.charge.at(random.below(KNOWN) - KNOWN);
    if (charge) await ledger.reverse({ entryId: charge.entryId, reason: 'random' });
  },
  sweep: () => ledger.releaseExpired(),
  async correct(random: Random, { organisationId, projects: [project] }: SharedAccount) {
    const kind = random.pick(['grant', 'adjustment'] as const);
    const credits = random.below(kind === 'grant' ? 12 : 30) - 10;
    const place = { organisationId, balance: random.pick(balances), period: random.pick(periods) };
    const origin = { projectId: project.id, keyId: 'key', endpoint: 'correct', requestId: randomUUID() };
    await ledger.correct({ ...place, ...origin, kind, credits, reason: 'random' }).catch(unlessTooMuch);
  },
  async limit(random: Random, { organisationId, projects }: SharedAccount) {
    const balance = random.pick(balances);
    const limits = { [balance]: random.pick<CustomLimit>([40, 90, 150, 260, 'unlimited', null]) };
    await accounts.changeOrganisation(organisationId, { limits });
    const { id } = random.pick(projects);
    await accounts.changeProjectLimits(
      { organisationId, id },
      { [balance]: random.pick<number | null>([null, 30, 80]) },
    );
  },
  async mode(random: Random, { organisationId }: SharedAccount) {
    const meteringMode = random.pick(['credits', 'credits', 'credits', 'shadow', 'requests'] as const);
    await accounts.changeOrganisation(organisationId, { meteringMode });
  },
  pause: (random: Random) => sleep(random.below(20)),
} as const;

type Name = keyof typeof operations;
const weights: Record<Name, number> = {
  charge: 30,
  hold: 18,
  settle: 10,
  release: 4,
  reverse: 6,
  sweep: 2,
  correct: 4,
  limit: 2,
  mode: 1,
  pause: 2,
};
const deck = (Object.keys(weights) as Name[]).flatMap((name) => Array.from({ length: weights[name] }, () => name));

async function operate(random: Random, account: SharedAccount): Promise<void> {
  const name = deck[random.below(deck.length)] ?? 'charge';
  counts[name] = (counts[name] ?? 0) + 1;
  await operations[name](random, account);
}

async function book(kind: 'charge' | 'hold', random: Random, account: SharedAccount): Promise<void> {
  const charge = await randomCharge(random, account);
  const outcome =
    kind === 'charge'
      ? await ledger.charge(charge)
      : await ledger.hold({ ...charge, expiresAt: new Date(Date.now() + 5 + random.below(400)) });
  if (outcome.accepted) share(kind, charge, outcome);
  else if (hasRoom(charge, outcome)) wrong.push(`refused with room left: ${JSON.stringify({ charge, outcome })}`);
}

/** Makes a random charge with the limits and the mode that the store has now. */
async function randomCharge(random: Random, { organisationId, projects }: SharedAccount): Promise<Charge> {
  const { id } = random.pick(projects);
  const [organisation, project] = await Promise.all([
    accounts.findOrganisation(organisationId),
    accounts.findProject(organisationId, id),
  ]);
  if (!organisation || !project) throw new Error('An account is gone');
  const balance = random.pick(balances);
  const period = random.pick(periods);
  const key = random.below(4) === 0 ? `${balance} ${period} ${random.below(25)}` : undefined;
  return {
    ...{ organisationId, projectId: id, keyId: 'key', balance, period },
    allowance: allowanceOf(organisation, balance),
    projectAllowance: projectAllowanceOf(project, balance),
    mode: organisation.meteringMode,
    credits: random.below(8),
    quantity: 1,
    idempotencyKey: key,
    ...(random.below(20) === 0 && { limitedCredits: 0 }),
    endpoint: 'POST /random',
    requestId: randomUUID(),
    rateTableDate: '2026-08-06',
    breakdown: null,
  };
}

function share(kind: Made['kind'], charge: Charge, { entryId, isReplay }: ChargeOutcome & { accepted: true }): void {
  const { mode, credits, limitedCredits, allowance, projectAllowance } = charge;
  const limits = limitedCredits === 0 ? { allowance: null, projectAllowance: null } : { allowance, projectAllowance };
  const entry = { entryId, kind, isReplay, held: mode === 'credits' ? credits : 0, ...limits };
  made.push(entry);
  // A replay may answer a hold of other credits, or a charge where a hold was requested.
  if (isReplay) return;
  remember(entry);
  tell({ shared: [entry] });
}

function remember(entry: Made): void {
  known[entry.kind].push(entry);
  if (known[entry.kind].length > KNOWN) known[entry.kind].shift();
}

function hasRoom({ credits }: Charge, outcome: Extract<ChargeOutcome, { accepted: false }>): boolean {
  const usage = outcome.snapshot[outcome.scope];
  return usage === null || usage.used + usage.held + credits <= outcome.limit;
}

function unlessTooMuch(error: unknown): void {
  if (!(error instanceof RangeError)) throw error;
}
