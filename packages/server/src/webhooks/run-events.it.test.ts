import { createHmac } from 'node:crypto';
import { runIdOfTask } from '@redoubt/contract';
import { chatAnswer, type ScriptedTarget, startScriptedTarget } from '@redoubt/providers/testing/scripted-target';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { customTask } from '../testing/legacy-bodies.ts';
import { redteamCaller } from '../testing/redteam-caller.ts';
import { startTestService, type TestService } from '../testing/test-service.ts';
import { startReceiver, type WebhookReceiver } from '../testing/webhook-receiver.ts';

let target: ScriptedTarget;
let service: TestService;
let receiver: WebhookReceiver;
let secret: string;
beforeAll(async () => {
  target = await startScriptedTarget(() => chatAnswer('I am sorry, but I cannot help with that.'));
  receiver = await startReceiver((index) => (index === 0 ? 503 : 204));
  service = await startTestService({ REDOUBT_ALLOW_PRIVATE_TARGETS: 'true' });
  secret = (await post('/admin/webhook', { url: receiver.url })).body.secret;
});
afterAll(async () => {
  await service.stop();
  await Promise.all([target.stop(), receiver.stop()]);
});

const { post, read, finished } = redteamCaller(() => service);
const submit = async (): Promise<string> => {
  const { body } = await post('/rt/redteam', {
    target: { endpoint: `${target.url}/v1`, api_key: 'sk-of-the-target', model_name: 'm' },
    run_name: 'nightly',
    risk_categories: { safety_harm: { attack_config: { basic: {} } } },
    generation_config: { benign_controls: 2 },
    comprehensiveness: 'Low',
  });
  return body.run_id;
};
const told = (id: string) => receiver.received.filter(({ body }) => body.includes(id));

test('the end of a run is told once, signed, and again where the receiver failed', async () => {
  const id = await submit();
  await finished(id);
  await vi.waitFor(() => expect(told(id)).toHaveLength(2), { timeout: 15_000 });
  const { overall } = await read(`/rt/runs/${id}/results`);
  const [first, second] = told(id).map(({ body }) => JSON.parse(body));
  expect(second).toEqual(first);
  expect(first).toMatchObject({
    type: 'run.finished',
    data: {
      run_id: id,
      name: 'nightly',
      status: 'Finished',
      reason: null,
      asr: overall.asr,
      attempts: overall.attempts,
      successes: overall.successes,
    },
  });
  expect(await read(first.data.results_url)).toMatchObject({ run_id: id, overall });
  for (const { headers, body } of told(id)) {
    const signed = `${headers['x-service-webhook-id']}.${headers['x-service-webhook-timestamp']}.${body}`;
    const expected = createHmac('sha256', secret).update(signed).digest('hex');
    expect(headers['x-service-webhook-signature']).toBe(`v1=${expected}`);
  }
  const { events } = await read('/admin/events');
  expect(events).toMatchObject([{ kind: 'run.finished', attempts: 2, state: 'delivered' }]);
});

test('a run that is cancelled is told of as failed, with its reason', async () => {
  const id = await submit();
  await post(`/rt/runs/${id}/signal/pause`, null);
  await post(`/rt/runs/${id}/signal/cancel`, null);
  const { status } = await finished(id);
  const type = status === 'Failed' ? 'run.failed' : 'run.finished';
  await vi.waitFor(() => expect(told(id)).toHaveLength(1), { timeout: 15_000 });
  expect(JSON.parse(told(id)[0]?.body ?? '')).toMatchObject({ type, data: { run_id: id, status } });
});

test('a task of the archived API is told of as the run that it is', async () => {
  const { body } = await post('/redteam/v2/add-custom-task', customTask(target, {}, { apikeys: ['sk-of-the-target'] }));
  const id = runIdOfTask(body.task_id) ?? 'none';
  await finished(id);
  await vi.waitFor(() => expect(told(id)).toHaveLength(1), { timeout: 15_000 });
  expect(JSON.parse(told(id)[0]?.body ?? '')).toMatchObject({ type: 'run.finished', data: { run_id: id } });
});
