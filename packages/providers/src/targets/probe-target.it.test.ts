import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Target as TargetSchema } from '@redoubt/contract';
import { afterEach, expect, test } from 'vitest';
import { createEgressGuard } from '../http/egress-guard.ts';
import { openTarget } from './open-target.ts';
import { probeTarget } from './probe-target.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A target that behaves so, opened with far more time than its probe has. */
async function targetThat(behaves: RequestListener) {
  const listening = createServer(behaves);
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(listening.address() as AddressInfo).port}/v1`;
  const egress = createEgressGuard({ allowPrivate: true });
  return openTarget(TargetSchema.parse({ endpoint }), { egress, clock: () => new Date(), timeoutMs: 60_000 });
}

const nestedArguments = `${'['.repeat(5_000_000)}${']'.repeat(5_000_000)}`.slice(0, 4_000_000);
const called = (text: string) =>
  `{"choices":[{"message":{"role":"assistant","content":null,"tool_calls":[{"function":{"name":"f","arguments":${text}}}]}}]}`;

test.each<{ how: string; behaves: RequestListener; kind: string }>([
  { how: 'never answers', behaves: () => undefined, kind: 'timeout' },
  { how: 'begins an answer and stops', behaves: (_, response) => void response.write('{'), kind: 'timeout' },
  {
    how: 'answers what is nested without end',
    behaves: (_, response) => response.end(nestedArguments),
    kind: 'malformed',
  },
  {
    how: 'calls a tool with what is nested without end',
    behaves: (_, response) => response.end(called(`${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`)),
    kind: 'malformed',
  },
  {
    how: 'fails with what is nested without end',
    behaves: (_, response) =>
      response.writeHead(400).end(`{"error":${'{"a":'.repeat(500_000)}1${'}'.repeat(500_000)}}`),
    kind: 'rejected',
  },
])('a target that $how fails its probe as $kind', async ({ behaves, kind }) => {
  const target = await targetThat(behaves);
  await expect(probeTarget(target, 1_000)).rejects.toMatchObject({ name: 'TargetFailed', kind });
  await target.close();
});
