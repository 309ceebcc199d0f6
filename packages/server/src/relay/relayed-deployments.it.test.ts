import { eventually } from '@redoubt/providers/testing/scripted-upstream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  chatReply,
  type ProxiedService,
  startProxiedService,
  streamReply,
  textChunks,
} from '../gateway/testing/proxied-service.ts';
import { connectBridge, type TestBridge } from './testing/bridged-service.ts';

let service: ProxiedService;
let bridge: TestBridge;
beforeAll(async () => {
  service = await startProxiedService({ REDOUBT_ALLOW_PRIVATE_TARGETS: 'false' });
  bridge = await connectBridge(service.url, `${service.upstream.origin}/v1`, { bridgeId: 'gpu' });
  const model = {
    model_saved_name: 'behind',
    model_name: 'gpt-x',
    model_config: {
      model_provider: 'openai_compatible',
      endpoint: { scheme: 'relay', host: 'gpu', base_path: '/v1' },
      apikeys: ['sk-saved'],
    },
  };
  const saved = await service.send('/models/add-model', { method: 'POST', body: JSON.stringify(model) });
  expect(saved.status).toBe(200);
  await service.deploy('plain', { model_saved_name: 'behind' });
  await service.savePolicy('strict', { pii: { enabled: true } });
  await service.deploy('guarded', { model_saved_name: 'behind', output_guardrails_policy: { policy_name: 'strict' } });
});
afterAll(async () => {
  await bridge.stop(0);
  await service.stop();
});

const messages = [{ role: 'user' as const, content: 'Hello' }];

test('a deployment answers through a bridge, with the key of the bridge', async () => {
  service.script(chatReply('Hello from inside.'));
  const answer = await service.openai('plain').chat.completions.create({ model: 'x', messages });
  expect(answer.choices[0]?.message.content).toBe('Hello from inside.');
  expect(service.upstream.received.at(-1)).toMatchObject({
    url: '/v1/chat/completions',
    headers: { authorization: 'Bearer inside-the-network' },
  });
});

test.each(['plain', 'guarded'])('a %s deployment streams through a bridge', async (name) => {
  const text = 'One two three four five six seven eight nine ten.';
  service.script(streamReply(textChunks(text)));
  const stream = await service.openai(name).chat.completions.create({ model: 'x', messages, stream: true });
  let got = '';
  for await (const chunk of stream) got += chunk.choices[0]?.delta.content ?? '';
  expect(got).toBe(text);
});

test('a caller who hangs up ends the call of the model behind the bridge', async () => {
  const before = service.upstream.cancelled();
  service.script((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`data: ${JSON.stringify(textChunks('a')[0])}\n\n`);
  });
  const stream = await service.openai('plain').chat.completions.create({ model: 'x', messages, stream: true });
  for await (const _ of stream) break;
  stream.controller.abort();
  await eventually(() => service.upstream.cancelled() === before + 1);
});

test('a bridge that is away is a failure that names the model and the bridge', async () => {
  await bridge.stop(0);
  const asked = service.openai('plain').chat.completions.create({ model: 'x', messages });
  await expect(asked).rejects.toMatchObject({
    status: 502,
    code: 'upstream_unreachable',
    message: expect.stringContaining('its bridge "gpu" is not connected'),
  });
});
