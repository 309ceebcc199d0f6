import { openStore } from '@redoubt/store';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testKey } from '../testing/test-service.ts';
import {
  chatReply,
  type ProxiedService,
  startProxiedService,
  streamReply,
  textChunks,
} from './testing/proxied-service.ts';

let service: ProxiedService;
/** Whether what a detector compares with can no longer be read. */
let isBroken = false;
beforeAll(async () => {
  service = await startProxiedService({}, async (options) => {
    const store = await openStore(options);
    const { protectedTexts } = store;
    return {
      ...store,
      protectedTexts: {
        ...protectedTexts,
        list: (...given) => (isBroken ? Promise.reject(new Error('the disk is gone')) : protectedTexts.list(...given)),
      },
    };
  });
  await service.savePolicy('works', {
    copyright_ip: { enabled: true },
    keyword_detector: { enabled: true, banned_keywords: ['xyzzy'] },
  });
  const works = { policy_name: 'works', block: ['keyword_detector'] };
  for (const on_failure of ['open', 'closed']) {
    await service.deploy(`input-${on_failure}`, { on_failure, input_guardrails_policy: works });
    await service.deploy(`output-${on_failure}`, { on_failure, output_guardrails_policy: works });
  }
  // What deployments are made of is in memory from here on.
  for (const name of ['input-open', 'input-closed', 'output-open', 'output-closed']) {
    expect((await call(name, false)).status).toBe(200);
  }
  isBroken = true;
});
afterAll(() => service.stop());

const call = async (deployment: string, stream: boolean) => {
  const response = await fetch(`${service.url}/ai-proxy/chat/completions`, {
    method: 'POST',
    headers: { apikey: testKey, 'x-service-deployment': deployment },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'Hi' }], stream }),
  });
  return {
    status: response.status,
    text: await response.text(),
    cost: response.headers.get('x-service-credits-cost'),
  };
};

test.each([
  ['input', true],
  ['input', false],
  ['output', true],
  ['output', false],
])(
  'a stage over the %s that fails refuses the call, or is left out where the deployment says so',
  async (side, stream) => {
    service.script(stream ? streamReply(textChunks('Hello.')) : chatReply('Hello.'));
    const before = service.upstream.received.length;
    const closed = await call(`${side}-closed`, stream);
    expect([closed.status, service.upstream.received.length]).toEqual([500, before]);
    const open = await call(`${side}-open`, stream);
    expect(open.status).toBe(200);
    if (side === 'output') expect(open.text).toContain('"skipped_detectors":["keyword_detector","copyright_ip"]');
  },
);

test('a prompt that is named and not registered is 404 and costs nothing, also where stages may fail', async () => {
  await service.savePolicy('prompts', { system_prompt: { enabled: true, index: 'nobody' } });
  const prompts = { policy_name: 'prompts', block: ['system_prompt'] };
  await service.deploy('prompts-in', { on_failure: 'open', input_guardrails_policy: prompts });
  await service.deploy('prompts-out', { on_failure: 'open', output_guardrails_policy: prompts });
  const before = service.upstream.received.length;
  for (const name of ['prompts-in', 'prompts-out']) {
    const { status, text, cost } = await call(name, false);
    expect([status, cost]).toEqual([404, '0']);
    expect(text).toContain('no system prompt registered as \\"nobody\\"');
  }
  expect(service.upstream.received.length).toBe(before);
});
