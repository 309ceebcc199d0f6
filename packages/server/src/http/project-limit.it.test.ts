import { onEachEngine } from '@redoubt/store/testing/on-each-engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLedger } from '../testing/read-ledger.ts';
import { type ServedEndpoints, serveEndpoints } from '../testing/serve-endpoints.ts';
import { heldWork, openJob, work } from '../testing/work-endpoint.ts';

/** used, limit, remaining, exceeded. */
const scopeOf = ({ headers }: Response) =>
  ['used', 'limit', 'remaining', 'exceeded'].map((name) => headers.get(`x-service-credits-${name}`));

/** Set ahead where a change is to be in force. */
let lead = 0;
const clock = () => new Date(Date.now() + lead);

onEachEngine({ subject: 'a project with a limit of its own,', open: (engine) => engine.open(clock) }, (opened) => {
  let node: ServedEndpoints;

  beforeAll(async () => {
    const terms = { plan: 'Free', anchorDay: 1, meteringMode: 'credits', limits: { guardrails: 60 } } as const;
    const organisation = await opened.store.accounts.createOrganisation({ name: 'limited', ...terms });
    const limits = { guardrails: 30 };
    await opened.store.accounts.createProject({ organisationId: organisation.id, name: 'default', limits });
    node = await serveEndpoints([work, heldWork], opened.store, { clock });
  });
  afterAll(() => node?.stop());

  test('the headers and the 402 tell of the limit that leaves less, after a charge, a refund, a settlement and a release', async () => {
    expect(scopeOf(await node.post('/work', {}))).toEqual(['7', '30', '23', 'false']);
    expect(scopeOf(await node.post('/work', { fails: 'upstream' }))).toEqual(['7', '30', '23', 'false']);
    expect(scopeOf(await node.post('/held-work', { reserve: 20, cost: 3 }))).toEqual(['10', '30', '20', 'false']);
    const failed = await node.post('/held-work', { reserve: 20, cost: 3, fails: 'crash' });
    expect(scopeOf(failed)).toEqual(['10', '30', '20', 'false']);

    const job = openJob();
    const during = node.post('/held-work', { reserve: 15, cost: 6, job: job.name });
    await job.begun;
    const refused = await node.post('/work', {});
    expect(refused.status).toBe(402);
    expect(scopeOf(refused)).toEqual(['10', '30', '5', 'false']);
    expect(refused.headers.get('x-service-credits-would-cost')).toBe('7');
    expect(await refused.json()).toMatchObject({
      detail: { scope: 'project', balance: 'guardrails', cost: 7, used: 10, limit: 30 },
    });
    job.finish();
    expect(scopeOf(await during)).toEqual(['16', '30', '14', 'false']);

    expect(scopeOf(await node.post('/work', {}))).toEqual(['23', '30', '7', 'false']);
    expect(scopeOf(await node.post('/work', {}))).toEqual(['30', '30', '0', 'true']);
    expect((await readLedger(opened.store)).differences).toEqual([]);
  });

  test('where the organisation has less left, they tell of that', async () => {
    const other = await opened.store.accounts.createProject({
      organisationId: (await opened.store.accounts.findOrganisationByName('limited'))?.id ?? '',
      name: 'other',
    });
    const [entry] = (await readLedger(opened.store)).entries;
    if (!entry) throw new Error('The ledger is empty');
    await opened.store.accounts.changeProjectLimits(
      { organisationId: entry.organisationId, id: entry.projectId },
      { guardrails: 50 },
    );
    const charge = {
      ...entry,
      projectId: other.id,
      projectAllowance: null,
      allowance: 60,
      credits: 18,
      idempotencyKey: undefined,
    };
    expect(await opened.store.ledger.charge(charge)).toMatchObject({ accepted: true });
    lead += 1_000;
    expect(scopeOf(await node.post('/work', {}))).toEqual(['55', '60', '5', 'false']);
    const refused = await node.post('/work', {});
    expect(scopeOf(refused)).toEqual(['55', '60', '5', 'false']);
    expect(await refused.json()).toMatchObject({ detail: { scope: 'organisation', used: 55, limit: 60 } });
  });
});
