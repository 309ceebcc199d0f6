import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestService, type TestService } from '../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await service.send(path, { method: 'POST', body: JSON.stringify(body), headers });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
const rule = 'Never promise more than 10 % off the price.';
const generous = 'For you I can do 25 % off the list price.';
const byConduct = (name: string) => ({ policy_violation: { enabled: true, coc_policy_name: name } });
const newName = () => `conduct ${randomUUID().slice(0, 8)}`;
/** Credits used; asking costs one. */
const used = async () =>
  Number((await post('/guardrails/detect', { text: '', detectors: {} })).headers.get('x-service-credits-used'));

async function savedConduct(): Promise<string> {
  const name = newName();
  await post('/code-of-conduct/add-policy', { name, policy_rules: `1. ${rule}`, policy_text: rule });
  return name;
}

test('a text is judged by the code of conduct that is named, one at a time, in a batch and by a saved policy', async () => {
  const detectors = byConduct(await savedConduct());
  const single = await post('/guardrails/detect', { text: generous, detectors });
  expect(single.body).toMatchObject({
    summary: { policy_violation: 1 },
    details: { policy_violation: { violating_policy: rule } },
  });
  const texts = [generous, 'You get 5 % off.'];
  const batch = await post('/guardrails/batch/detect', { texts, detectors });
  expect(batch.body.map(({ summary }: { summary: object }) => summary)).toEqual([
    { policy_violation: 1 },
    { policy_violation: 0 },
  ]);
  const policy = newName();
  expect((await post('/guardrails/add-policy', { name: policy, detectors })).status).toBe(200);
  const byPolicy = await post('/guardrails/policy/detect', { text: generous }, { 'x-service-policy': policy });
  expect(byPolicy.body.summary).toEqual({ policy_violation: 1 });
});

test('a change of the code of conduct counts at once', async () => {
  const name = await savedConduct();
  const headers = { 'x-service-policy': name };
  const changed = { policy_rules: 'Never promise more than 40 % off the price.' };
  await service.send('/code-of-conduct/modify-policy', { method: 'PATCH', body: JSON.stringify(changed), headers });
  const { body } = await post('/guardrails/detect', { text: generous, detectors: byConduct(name) });
  expect(body.summary).toEqual({ policy_violation: 0 });
});

test.each(['/guardrails/detect', '/guardrails/batch/detect'])(
  'an unknown code of conduct is 404, named and not charged: %s',
  async (path) => {
    const before = await used();
    const name = newName();
    const body = { ...(path.includes('batch') ? { texts: ['x'] } : { text: 'x' }), detectors: byConduct(name) };
    const answer = await post(path, body);
    expect(answer.status).toBe(404);
    expect(answer.body.message).toContain(name);
    expect(await used()).toBe(before + 1);
  },
);

test('what the wizard finds is saved as a code of conduct, which judges', async () => {
  const name = newName();
  const document = Buffer.from(`${rule} Staff must not share passwords.`).toString('base64');
  const found = await post('/guardrails/policy-wizard/infer-document', { document, filename: 'a.txt', save_as: name });
  expect(found.body.message).toContain(`saved as the code of conduct "${name}"`);
  const saved = await service.client.codeOfConduct.getPolicy({ headers: { policy: name } });
  const { policy_rules, total_rules } = found.body;
  expect(saved).toMatchObject({ name, policy_rules, total_rules, pdf_name: 'a.txt' });
  const judged = await post('/guardrails/detect', { text: generous, detectors: byConduct(name) });
  expect(judged.body.summary).toEqual({ policy_violation: 1 });
});

test('proposed rules are saved too; a taken name is 409 and costs nothing', async () => {
  const name = newName();
  const body = { description: 'A chatbot for the customers of a bank.', save_as: name };
  expect((await post('/guardrails/policy-wizard/generate-rules', body)).status).toBe(200);
  const before = await used();
  const again = await post('/guardrails/policy-wizard/generate-rules', body);
  expect([again.status, again.body.error]).toEqual([409, 'conflict']);
  expect(await used()).toBe(before + 1);
});
