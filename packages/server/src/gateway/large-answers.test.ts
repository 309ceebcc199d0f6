import { openScriptedUpstream, type Script, type ScriptedUpstream } from '@redoubt/providers/testing/scripted-upstream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMeasuredService } from '../testing/start-measured-service.ts';
import { completion, jsonReply } from './testing/proxied-service.ts';

const key = 'sk_service_a_key_for_the_large_answers_0001';
/** What judging adds at most to what reading and writing the answer takes anyway. */
const MOST = 4;

let service: Awaited<ReturnType<typeof startMeasuredService>>;
let upstream: ScriptedUpstream;
let script: Script;

beforeAll(async () => {
  upstream = await openScriptedUpstream((...call) => script(...call));
  service = await startMeasuredService({ REDOUBT_BOOTSTRAP_KEY: key, REDOUBT_ALLOW_PRIVATE_TARGETS: 'true' });
  const { hostname, port } = new URL(upstream.origin);
  await post('/models/add-model', {
    model_saved_name: 'gpt',
    model_name: 'gpt-x',
    model_config: {
      model_provider: 'openai_compatible',
      endpoint: { scheme: 'http', host: hostname, port: Number(port), base_path: '/v1' },
      apikeys: ['sk-upstream'],
    },
  });
  const on = { enabled: true };
  const detectors = { pii: on, keyword_detector: { ...on, banned_keywords: ['forbidden fruit', 'acme'] } };
  await post('/guardrails/add-policy', { name: 'words', detectors });
  const side = (block: string[]) => ({ policy_name: 'words', block });
  await post('/deployments/add-deployment', deployment('watched', side([])));
  await post('/deployments/add-deployment', deployment('blocking', side(['pii', 'keyword_detector'])));
  for (const name of ['watched', 'blocking']) await ask(name, completion(prose(200_000)));
}, 60_000);
afterAll(async () => {
  await service.stop();
  upstream.close();
});

const deployment = (name: string, output_guardrails_policy: object) => ({
  name,
  model_saved_name: 'gpt',
  output_guardrails_policy,
});

async function post(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(service.url + path, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** The status that a call is answered with, where the model answers so. */
async function ask(name: string, answer: object): Promise<number> {
  script = jsonReply(answer);
  const body = { model: 'gpt-x', messages: [{ role: 'user', content: 'Hello' }] };
  const response = await post('/ai-proxy/chat/completions', body, { 'X-Service-Deployment': name });
  await response.arrayBuffer();
  return response.status;
}

const sentence = 'The river was low that summer, and the ferry ran only twice a day past the grey mill. ';
const prose = (length: number): string => sentence.repeat(Math.ceil(length / sentence.length)).slice(0, length);
const calls = (count: number) => ({
  tool_calls: Array.from({ length: count }, (_, at) => ({
    id: `call_${at}`,
    type: 'function',
    function: { name: 'note', arguments: JSON.stringify({ text: prose(4_000) }) },
  })),
});

test.each([
  { what: 'one text of 6 MB', answer: completion(prose(6_000_000)) },
  { what: '500 tool calls of 4 kB', answer: completion(null, calls(500)) },
])('an answer with $what is judged beside the event loop', { timeout: 180_000 }, async ({ what, answer }) => {
  const held = async (name: string) =>
    service.longestDelay(async () => {
      expect(await ask(name, answer)).toBe(200);
    });
  const [watched, blocking] = [await held('watched'), await held('blocking')];
  process.stdout.write(`${what}: ${Math.round(watched)} ms read and written, ${Math.round(blocking)} ms judged, too\n`);
  expect(blocking / watched).toBeLessThanOrEqual(MOST);
});

test.each([
  { where: 'in the middle of one text', answer: completion(`${prose(300_000)} acme ${prose(300_000)}`) },
  { where: 'between many', answer: completion('acme', calls(20)) },
  { where: 'at the end', answer: completion(`${prose(300_000)} Forbidden fruit`) },
])('what is forbidden blocks a large answer $where', async ({ answer }) => {
  expect(await ask('blocking', answer)).toBe(400);
  expect(await ask('watched', answer)).toBe(200);
});
