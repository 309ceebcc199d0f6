import { rmSync } from 'node:fs';
import { openStore } from '@redoubt/store';
import { makeDataFolder } from '@redoubt/store/testing/store-engines';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleCall } from '../../testing/sample-call.ts';
import { startTestService, type TestService } from '../../testing/test-service.ts';
import { storedCall } from './stored-call.ts';

const CALLS = 12_000;
const BEGIN = Date.now() - 86_400_000;
/** Counted from the oldest. */
const seldom = [0, 1, 6_000, CALLS - 1];
let dataDir: string;
let service: TestService;

beforeAll(async () => {
  dataDir = makeDataFolder();
  const first = await startTestService({ REDOUBT_DATA_DIR: dataDir });
  const [organisation] = (await first.client.admin.listOrganisations()).organisations;
  const organisation_id = organisation?.organisation_id ?? '';
  const { projects } = await first.client.admin.listProjects({ params: { organisation_id } });
  await first.stop();
  const projectId = projects[0]?.project_id ?? '';
  const calls = Array.from({ length: CALLS }, (_, index) =>
    storedCall(sampleCall({ projectId, at: BEGIN + index, tags: seldom.includes(index) ? ['seldom'] : ['web'] }), true),
  );
  const store = await openStore({ dataDir, clock: () => new Date(BEGIN) });
  await store.proxyCalls.insert(calls);
  await store.close();
  service = await startTestService({ REDOUBT_DATA_DIR: dataDir });
}, 30_000);
afterAll(async () => {
  await service.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('pages of a tag that few calls have look at 5,000 calls each, and find them all', async () => {
  const pages: number[][] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const query = { tag: 'seldom', limit: 2, ...(cursor && { cursor }) };
    const page = await service.client.proxy.listCalls({ query });
    pages.push(page.calls.map(({ at }) => Date.parse(at) - BEGIN));
    cursor = page.next_cursor;
  }
  expect(pages).toEqual([[CALLS - 1], [6_000], [1, 0]]);
});
