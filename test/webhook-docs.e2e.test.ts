import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signWebhook } from '../packages/server/src/webhooks/webhook-secret.ts';
import { findInvitedNode } from '../scripts/invited-node.ts';
import { makeFolder } from './testing/command-line.ts';

const secret = 'whsec_a_secret_for_the_documented_receiver';
const folder = makeFolder();
let printed = '';
let url = '';
let end: () => Promise<unknown> = async () => undefined;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no free port');
  return address.port;
}

/** The receiver of docs/money/webhooks.md, as a reader would start it. */
beforeAll(async () => {
  const [, receiver = ''] = /^```ts\n([\s\S]*?)^```$/m.exec(readFileSync('docs/money/webhooks.md', 'utf8')) ?? [];
  const file = join(folder.path, 'receiver.mjs');
  writeFileSync(file, receiver);
  const port = await freePort();
  url = `http://127.0.0.1:${port}/`;
  const child = spawn(findInvitedNode() ?? process.execPath, [file], {
    env: { WEBHOOK_SECRET: secret, PORT: String(port) },
  });
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  end = async () => {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  for (let tries = 0; tries < 200; tries++) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return;
    await sleep(50);
  }
  throw new Error('The documented receiver does not answer');
});
afterAll(async () => {
  await end();
  folder.remove();
});

const event = { id: 'evt_1', type: 'balance.threshold', data: { percent: 80, note: 'ünïcode ✓' } };
const body = JSON.stringify(event);
const signed = (at = new Date()) => signWebhook({ id: event.id, body, secret, at }, ['service']);
const post = (headers: Record<string, string>, sent = body) => fetch(url, { method: 'POST', headers, body: sent });

test('the documented receiver takes what the service signs, and tells of it once', async () => {
  expect((await post(signed())).status).toBe(204);
  expect((await post(signed())).status).toBe(204);
  expect(printed).toBe('balance.threshold {"percent":80,"note":"ünïcode ✓"}\n');
});

test.each([
  { what: 'a changed body', headers: signed(), sent: body.replace('80', '50') },
  { what: 'another id', headers: { ...signed(), 'X-Service-Webhook-Id': 'evt_2' } },
  { what: 'another time', headers: { ...signed(), 'X-Service-Webhook-Timestamp': '1' } },
  { what: 'an old request that was captured', headers: signed(new Date(Date.now() - 400_000)) },
  {
    what: 'a signature with another secret',
    headers: signWebhook({ id: event.id, body, secret: 'whsec_x', at: new Date() }, ['service']),
  },
  { what: 'half a signature', headers: { ...signed(), 'X-Service-Webhook-Signature': 'v1=abcd' } },
  { what: 'no signature', headers: {} },
])('and refuses $what', async ({ headers, sent }) => {
  expect((await post(headers as Record<string, string>, sent)).status).toBe(400);
});
