import { request } from 'node:http';
import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { openScriptedUpstream } from '../../packages/providers/src/testing/scripted-upstream.ts';

/**
 * A process of its own that is a model with large answers and its many callers, so that they hold up no measurement.
 * The paths of the model are `/<bytes>`, and `/<bytes>/chunked` for an answer that does not announce its size.
 */

/** What the process is asked to do: calls by a key through a deployment, until told to stop. */
export interface Flood {
  readonly url: string;
  readonly key: string;
  readonly deployment: string;
  readonly atOnce: number;
  readonly forMs: number;
  /** Milliseconds after which callers leave. */
  readonly leaveMs?: number | undefined;
}

// A real model and real callers are on other machines, and take no core from the service.
setPriority(19);

const answers = new Map<number, Buffer>();

function answerOf(bytes: number): Buffer {
  const message = { role: 'assistant', content: 'Plain words. '.repeat(bytes / 13) };
  const answer = { id: 'c', object: 'chat.completion', model: 'm', choices: [{ index: 0, message }] };
  const made = answers.get(bytes) ?? Buffer.from(JSON.stringify(answer));
  answers.set(bytes, made);
  return made;
}

const upstream = await openScriptedUpstream((response, { url }) => {
  const body = answerOf(Number(/\d+/.exec(url)?.[0]));
  const length = url.includes('chunked') ? {} : { 'content-length': body.length };
  response.writeHead(200, { 'content-type': 'application/json', ...length });
  response.end(body);
});

/** A call whose answer is thrown away. Says how it was answered. */
function call({ url, key, deployment, leaveMs }: Flood): Promise<string> {
  return new Promise((resolve) => {
    const headers = { apikey: key, 'x-service-deployment': deployment, 'content-type': 'application/json' };
    const sent = request(`${url}/ai-proxy/chat/completions`, { method: 'POST', headers, agent: false });
    sent.on('error', () => resolve('left'));
    sent.on('response', (response) => {
      response.resume();
      const again = response.headers['retry-after'];
      const told = again === undefined ? `${response.statusCode}` : `${response.statusCode} again after ${again} s`;
      response.on('close', () => resolve(response.complete ? told : 'left'));
    });
    sent.end(JSON.stringify({ messages: [{ role: 'user', content: 'Hi' }] }));
    if (leaveMs !== undefined) setTimeout(() => sent.destroy(), leaveMs);
  });
}

process.on('message', async (flood: Flood) => {
  const counts: Record<string, number> = {};
  const until = performance.now() + flood.forMs;
  const work = async () => {
    while (performance.now() < until) {
      const told = await call(flood);
      counts[told] = (counts[told] ?? 0) + 1;
      await sleep(50);
    }
  };
  await Promise.all(Array.from({ length: flood.atOnce }, work));
  process.send?.({ counts });
});
process.on('disconnect', () => process.exit());
process.send?.({ origin: upstream.origin });
