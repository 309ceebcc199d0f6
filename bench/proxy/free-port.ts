import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Returns a port of this machine that nothing listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Waits until a server answers anything. Throws if it ends, or takes longer. */
export async function answers(
  url: string,
  { exitCode, withinMs }: { readonly exitCode: () => number | null; readonly withinMs: number },
): Promise<void> {
  for (const endsAt = Date.now() + withinMs; Date.now() < endsAt; await sleep(100)) {
    if (exitCode() !== null) break;
    const response = await fetch(url).catch(() => undefined);
    await response?.arrayBuffer();
    if (response) return;
  }
  throw new Error('The gateway next to ours did not answer');
}
