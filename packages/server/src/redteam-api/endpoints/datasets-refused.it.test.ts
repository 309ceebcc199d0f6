import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@redoubt/store';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { redteamCaller } from '../../testing/redteam-caller.ts';
import { type RedteamStand, startRedteamStand } from '../../testing/redteam-stand.ts';
import { startTestService, type TestService } from '../../testing/test-service.ts';

let stand: RedteamStand;
beforeAll(async () => {
  stand = await startRedteamStand();
});
afterAll(() => stand.stop());

const context = { system_description: 'The assistant of a shop for its customers.' };
const few = (more: object = {}) => ({ context, generation_config: { max_prompts: 3 }, ...more });
const path = '/rt/threat-modeling';
const long = 'x'.repeat(100_001);

describe('what does not fit is refused, and costs nothing', () => {
  test.each([
    ['nothing', path, {}, 'body.context'],
    ['an empty context', path, { context: {} }, 'body.context'],
    ['a blank description', path, { context: { system_description: ' ' }, risk_categories: {} }, 'body.context'],
    ['a target that is not described', path, { target: { model_name: 'm' } }, 'body.context'],
    ['nothing, for phrases', `${path}/categories`, {}, 'body.context'],
    ['an unknown field', path, { contxt: {} }, 'contxt'],
    ['an unknown field of the context', path, { context: { system: 'a bank' } }, 'context.system'],
    ['an unknown category', path, { risk_categories: { nothing: {} } }, 'risk_categories.nothing'],
    ['too many prompts', path, { generation_config: { max_prompts: 1_001 } }, 'generation_config.max_prompts'],
    ['no prompts', path, { generation_config: { max_prompts: 0 } }, 'generation_config.max_prompts'],
    ['half a prompt', path, { generation_config: { max_prompts: 1.5 } }, 'generation_config.max_prompts'],
    ['an empty seed', path, { generation_config: { seed: '' } }, 'generation_config.seed'],
    ['a description that is too long', path, { context: { system_description: long } }, 'system_description'],
    ['a tool without a name', path, { target: { tools: [{ description: 'd' }] } }, 'target.tools'],
    ['a legacy body', path, { dataset_configuration: {} }, 'dataset_configuration'],
    ['a profile without categories', `${path}/data`, { profile: { risk_categories: {} } }, 'risk_categories'],
    ['a profile of unknown categories', `${path}/data`, { profile: { risk_categories: { nothing: {} } } }, 'nothing'],
    ['no profile', `${path}/data`, {}, 'profile'],
    ['a profile that is none', `${path}/data`, { profile: 'all' }, 'profile'],
    [
      'a profile that is too long',
      `${path}/data`,
      { profile: { system_description: long, risk_categories: { safety_harm: {} } } },
      'profile.system_description',
    ],
    [
      'a phrase that is too long',
      `${path}/categories`,
      { risk_categories: { safety_harm: { sub_categories: ['x'.repeat(201)] } } },
      'sub_categories',
    ],
  ])('%s', async (_, where, body, says) => {
    const before = await stand.used();
    const answer = await stand.post(where, body);
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([422, expect.stringContaining(says)]);
    expect(await stand.used()).toBe(before);
  });

  test.each([
    ['target.custom_headers', { target: { custom_headers: { 'x-a': '1' } } }, 'custom_headers'],
    ['target.model_auth_type', { target: { model_auth_type: 'jwt' } }, 'model_auth_type'],
    ['model.proxy', { model: { proxy: 'http://proxy.example' } }, 'proxy'],
    [
      'target_model_configuration.custom_headers',
      { target_model_configuration: { model_endpoint_url: 'https://m.example', custom_headers: { a: 'b' } } },
      'custom_headers',
    ],
    ['hades', { risk_categories: { safety_harm: { attack_config: { basic: {}, hades: {} } } } }, 'hades'],
  ])('%s is 400 and named, as in a submission', async (_, more, says) => {
    const before = await stand.used();
    for (const where of [path, `${path}/categories`]) {
      const answer = await stand.post(where, { context, ...more });
      expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining(says)]);
    }
    expect(await stand.used()).toBe(before);
  });

  test('a dataset or a policy that is not there', async () => {
    expect((await stand.get('/rt/datasets/ds-none')).status).toBe(404);
    const { status, body } = await stand.post(path, {}, { 'x-service-policy': 'none' });
    expect([status, body.message]).toEqual([404, expect.stringContaining('none')]);
  });

  test('a key without the scope', async () => {
    const { body } = await stand.post('/admin/keys', { name: 'guards', scopes: ['guardrails'] });
    const headers = { apikey: body.key };
    for (const where of [path, `${path}/categories`, `${path}/data`]) {
      expect((await stand.post(where, few(), headers)).status, where).toBe(403);
    }
    expect((await stand.get('/rt/datasets/ds-none', headers)).status).toBe(403);
  });
});

describe('a dataset of others', () => {
  let id: string;
  beforeAll(async () => {
    ({ dataset_id: id } = (await stand.post(path, few({ risk_categories: { safety_harm: {} } }))).body);
  });
  const keyOf = async (of: object): Promise<string> =>
    (await stand.post('/admin/keys', { name: 'k', scopes: ['redteam'], ...of })).body.key;
  const submission = (dataset_id: string) =>
    stand.bodyOf({
      risk_categories: { safety_harm: { attack_config: { basic: {} } } },
      generation_config: { dataset_id, benign_controls: 0 },
    });

  const projectKey = async () => {
    await stand.post('/admin/organisations/own/projects', { name: 'other' });
    return keyOf({ project: 'other' });
  };
  const organisationKey = async () => {
    const { body } = await stand.post('/admin/organisations', { name: 'strangers' });
    return keyOf({ organisation_id: body.organisation_id });
  };

  test.each([
    ['a project', projectKey],
    ['an organisation', organisationKey],
  ])('of %s that is not the own is not found, on no path', async (_, key) => {
    const headers = { apikey: await key() };
    expect(headers.apikey).toBeTypeOf('string');
    expect((await stand.get(`/rt/datasets/${id}`, headers)).status).toBe(404);
    const run = await stand.post('/rt/redteam', submission(id), headers);
    expect([run.status, run.body.message]).toEqual([
      404,
      expect.stringContaining(`generation_config.dataset_id: there is no dataset "${id}"`),
    ]);
    expect((await stand.post('/rt/redteam?dry_run=true', submission(id), headers)).status).toBe(404);
    expect((await stand.post('/rt/redteam?dry_run=true', submission(id))).status).toBe(202);
  });

  test('an unknown one is not found, and costs nothing', async () => {
    const before = await stand.used();
    const { status, body } = await stand.post('/rt/redteam', submission('ds-none'));
    expect([status, body.detail]).toEqual([404, { kind: 'dataset', name: 'ds-none' }]);
    expect(await stand.used()).toBe(before);
  });
});

/** Uses a service of its own. */
async function withService(use: (service: TestService) => Promise<void>, start: () => Promise<TestService>) {
  const service = await start();
  try {
    await use(service);
  } finally {
    await service.stop();
  }
}

test('a dataset that the credits do not pay for is refused, and one that they do pay for is made', () =>
  withService(
    async (service) => {
      const { post, read, used } = redteamCaller(() => service);
      const { balances } = await read('/usage/balance');
      const { limit } = balances.find(({ balance }: { balance: string }) => balance === 'redteam');
      for (let left = limit; left > 5; left -= 100) {
        const { status } = await post(path, {
          context,
          generation_config: { max_prompts: 10 * Math.min(100, left - 5) },
        });
        expect(status).toBe(200);
      }
      const before = await used();
      const refused = await post(path, { context, generation_config: { max_prompts: 10 * (limit - before) + 1 } });
      expect([refused.status, refused.headers.get('x-service-credits-would-cost')]).toEqual([
        402,
        String(limit - before + 1),
      ]);
      expect(await used()).toBe(before);
      expect((await post(path, few())).status).toBe(200);
      expect(await used()).toBe(before + 1);
    },
    () => startTestService({ REDOUBT_DEFAULT_PLAN: 'Free' }),
  ));

test('what is held for a dataset that cannot be stored is given back', () =>
  withService(
    async (service) => {
      const { post, read } = redteamCaller(() => service);
      const { status } = await post(path, few());
      expect(status).toBe(500);
      const { balances } = await read('/usage/balance');
      const balance = balances.find(({ balance }: { balance: string }) => balance === 'redteam');
      expect(balance).toMatchObject({ used: 0, held: 0 });
    },
    () =>
      startTestService({}, async (settings) => {
        const store = await openStore(settings);
        const insert = () => Promise.reject(new Error('the disk is full'));
        return { ...store, datasets: { ...store.datasets, insert } };
      }),
  ));

test('an old dataset is deleted, and a run with it is refused', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'redoubt-datasets-'));
  const env = { REDOUBT_DATA_DIR: dataDir, REDOUBT_RUN_DAYS: '7' };
  const lastWeek = () => new Date(Date.now() - 8 * 86_400_000);
  let id = '';
  try {
    await withService(
      async (service) => {
        ({ dataset_id: id } = (await redteamCaller(() => service).post(path, few())).body);
      },
      () => startTestService(env, (settings) => openStore({ ...settings, clock: lastWeek })),
    );
    expect(id).not.toBe('');
    await withService(
      async (service) => {
        const { get, post } = redteamCaller(() => service);
        await expect.poll(async () => (await get(`/rt/datasets/${id}`)).status).toBe(404);
        const young = (await post(path, few())).body.dataset_id;
        expect((await get(`/rt/datasets/${young}`)).status).toBe(200);
      },
      () => startTestService(env),
    );
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
