import { randomBytes } from 'node:crypto';
import {
  eventually,
  openScriptedUpstream,
  type Script,
  type ScriptedUpstream,
} from '@redoubt/providers/testing/scripted-upstream';
import { findPostgresBinaries } from '@redoubt/store/testing/postgres-binaries';
import { createTestDatabase, type TestDatabase } from '@redoubt/store/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chatReply, streamReply, textChunks } from '../gateway/testing/proxied-service.ts';
import { startTestService, type TestService, testKey } from '../testing/test-service.ts';
import { NODE_PATH, TOKEN_HEADER } from './node-request.ts';
import { connectBridge, type TestBridge } from './testing/bridged-service.ts';

describe.skipIf(findPostgresBinaries() === undefined)('a bridge of another node', () => {
  let database: TestDatabase;
  let upstream: ScriptedUpstream;
  let script: Script = chatReply('Hello.');
  const nodes: TestService[] = [];
  let bridge: TestBridge;
  const start = async (env: Record<string, string> = {}) => {
    const node = await startTestService({ ...shared(), ...env });
    nodes.push(node);
    return node;
  };
  const secretKey = randomBytes(32).toString('base64');
  const shared = () => ({ DATABASE_URL: database.url, REDOUBT_SECRET_KEY: secretKey, REDOUBT_WORK_ON_RUNS: 'false' });
  const healthOn = async (node: TestService | undefined) => {
    const body = JSON.stringify({ target: { endpoint: 'relay://far', model_name: 'm' } });
    return (await node?.send('/rt/model-health', { method: 'POST', body }))?.json();
  };
  beforeAll(async () => {
    database = await createTestDatabase();
    upstream = await openScriptedUpstream((...given) => script(...given));
    const port = await freePort();
    const holder = await start({ REDOUBT_PORT: port, REDOUBT_NODE_URL: `http://127.0.0.1:${port}` });
    await start();
    bridge = await connectBridge(holder.url, `${upstream.origin}/v1`, { bridgeId: 'far' });
  });
  afterAll(async () => {
    await bridge?.stop(0);
    for (const node of nodes) await node.stop();
    upstream?.close();
    await database?.stop();
  });

  test('is reached, with the key of the bridge', async () => {
    // The other node knows of the bridge when the row of it is written.
    await expect
      .poll(() => healthOn(nodes[1]), { timeout: 30_000 })
      .toMatchObject({ status: 'healthy', data: { response: 'Hello.' } });
    expect(upstream.received.at(-1)?.headers.authorization).toBe('Bearer inside-the-network');
  });

  test('is in the status that any node gives', async () => {
    const response = await nodes[1]?.send('/redteam/relay/v1/relay/bridges/far/status');
    expect(await response?.json()).toMatchObject({ status: 'connected', connections: 1 });
  });

  test('is listed by any node, once', async () => {
    for (const node of nodes.slice(0, 2)) {
      expect(await node.client.relay.listBridges()).toMatchObject({
        bridges: [{ bridge_id: 'far', status: 'connected', connections: 1 }],
        pagination: { total_count: 1 },
      });
    }
    const { key } = (await nodes[0]?.client.admin.createOrganisation({ body: { name: 'stranger', key: true } })) ?? {};
    const strangers = await nodes[1]?.send('/redteam/relay/v1/relay/bridges', { headers: { apikey: key?.key ?? '' } });
    expect(await strangers?.json()).toMatchObject({ bridges: [] });
  });

  test('streams, and a caller who hangs up ends the call of the model', async () => {
    const save = (path: string, body: object) => nodes[1]?.send(path, { method: 'POST', body: JSON.stringify(body) });
    const endpoint = { scheme: 'relay', host: 'far', base_path: '/v1' };
    const model_config = { model_provider: 'openai_compatible', endpoint };
    await save('/models/add-model', { model_saved_name: 'far', model_name: 'm', model_config });
    await save('/deployments/add-deployment', { name: 'far', model_saved_name: 'far' });
    const call = (signal: AbortSignal | null = null) =>
      nodes[1]?.send('/ai-proxy/chat/completions', {
        method: 'POST',
        headers: { 'x-service-deployment': 'far' },
        body: JSON.stringify({ model: 'm', stream: true, messages: [{ role: 'user', content: 'Hi' }] }),
        signal,
      });
    script = streamReply(textChunks('One two three.'));
    expect(await (await call())?.text()).toContain('data: [DONE]');
    const before = upstream.cancelled();
    script = (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(`data: ${JSON.stringify(textChunks('a')[0])}\n\n`);
    };
    const leaving = new AbortController();
    await (await call(leaving.signal))?.body?.getReader().read();
    leaving.abort();
    await eventually(() => upstream.cancelled() === before + 1);
    script = chatReply('Hello.');
  });

  test('is reached by nobody without the key of the nodes', async () => {
    const forward = (headers: Record<string, string>) =>
      fetch(nodes[0]?.url + NODE_PATH, { method: 'POST', headers, body: 'x' });
    const attempts: Record<string, string>[] = [{}, { [TOKEN_HEADER]: 'v1.a.b' }, { apikey: testKey }];
    for (const headers of attempts) {
      expect((await forward(headers)).status).toBe(403);
    }
  });

  test('that left is away for all nodes', async () => {
    await bridge.stop(0);
    await expect.poll(() => healthOn(nodes[1])).toMatchObject({ error: expect.stringContaining('not connected') });
  });
});

/** A port that is free now. The node needs to know its address before it starts. */
async function freePort(): Promise<string> {
  const { createServer } = await import('node:net');
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? String(address.port) : '0';
      server.close(() => resolve(port));
    });
  });
}
