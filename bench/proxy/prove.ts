import { personalAddress, plainBodies, streamBodies } from './bodies.ts';
import type { ProxyServer, Route } from './proxy-server.ts';
import type { UpstreamChild } from './upstream-child.ts';

interface WireMessage {
  readonly content?: string | null;
}
interface WireAnswer {
  readonly choices: readonly { readonly message?: WireMessage; readonly delta?: WireMessage }[];
}

/**
 * The guards do what is paid for: every chat is answered, the upstream saw no personal address, and each answer gives it
 * back where the upstream wrote a placeholder. Rejects with what was found instead.
 */
export async function proveGuards(guarded: ProxyServer, upstream: UpstreamChild): Promise<void> {
  await upstream.takeStats();
  const route = guarded.route('turns');
  for (const body of plainBodies) assertRestored(contentOf(JSON.parse(await textOf(route, body)) as WireAnswer), body);
  for (const body of streamBodies) assertRestored(contentOfStream(await textOf(route, body)), body);
  const { calls, withAddress } = await upstream.takeStats();
  const expected = plainBodies.length + streamBodies.length;
  if (calls !== expected) throw new Error(`The upstream saw ${calls} of ${expected} calls`);
  if (withAddress > 0) throw new Error(`The upstream saw the address in ${withAddress} of ${calls} calls`);
}

async function textOf({ url, path, headers }: Route, body: string): Promise<string> {
  const response = await fetch(url + path, { method: 'POST', headers, body });
  const text = await response.text();
  if (!response.ok) throw new Error(`${body} was answered ${response.status}: ${text.slice(0, 500)}`);
  return text;
}

function assertRestored(content: string, body: string): void {
  if (!content.includes(`turn to ${personalAddress} for`)) throw new Error(`${body} was answered: ${content}`);
}

const contentOf = ({ choices: [choice] }: WireAnswer): string => (choice?.message ?? choice?.delta)?.content ?? '';

const contentOfStream = (text: string): string =>
  text
    .split('\n\n')
    .filter((event) => event.startsWith('data: {'))
    .map((event) => contentOf(JSON.parse(event.slice('data: '.length)) as WireAnswer))
    .join('');
