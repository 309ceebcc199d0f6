import { afterAll, beforeAll, expect, test } from 'vitest';
import { chatReply, type ProxiedService, startProxiedService } from './testing/proxied-service.ts';

const CALLS = 30;
const LEFT = 12;
let service: ProxiedService;
beforeAll(async () => {
  service = await startProxiedService();
  await service.savePolicy('words', { keyword_detector: { enabled: true, banned_keywords: ['xyzzy'] } });
  const redacts = { input_guardrails_policy: { additional_config: { pii_redaction: true } } };
  const output_guardrails_policy = { policy_name: 'words', enabled: true };
  const input_guardrails_policy = { policy_name: 'words', enabled: true };
  await service.deploy('redacts', redacts);
  await service.deploy('judges', { input_guardrails_policy });
  await service.deploy('redacts and judges the answer', { ...redacts, output_guardrails_policy });
});
afterAll(() => service.stop());

const used = async () =>
  (await service.client.usage.balance({ query: { balance: 'guardrails' } })).balances[0]?.used ?? 0;

async function ask(deployment: string): Promise<number> {
  const response = await service.send('/ai-proxy/chat/completions', {
    method: 'POST',
    headers: { 'x-service-deployment': deployment },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'Write to jane@example.com' }] }),
  });
  await response.text();
  return response.status;
}

test.each([
  { deployment: 'redacts', costs: 2, answered: 6, most: LEFT },
  { deployment: 'judges', costs: 1, answered: 12, most: LEFT },
  // The stages after those that are held to the limit are charged even where they pass it.
  { deployment: 'redacts and judges the answer', costs: 3, answered: 4, most: LEFT },
])(
  'of 30 calls at once that cost $costs credits each, 12 credits pay for $answered ($deployment)',
  async ({ deployment, answered, most }) => {
    service.script(chatReply('Hello.'));
    const before = await used();
    const organisation_id = 'own';
    await service.client.admin.changeOrganisation({
      params: { organisation_id },
      body: { limits: { guardrails: before + LEFT } },
    } as never);
    service.passTime(1_000);
    const asked = service.upstream.received.length;
    const statuses = await Promise.all(Array.from({ length: CALLS }, () => ask(deployment)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(answered);
    expect(statuses.filter((status) => status === 402)).toHaveLength(CALLS - answered);
    expect((await used()) - before).toBe(most);
    expect(service.upstream.received.length - asked).toBe(answered);
  },
);
