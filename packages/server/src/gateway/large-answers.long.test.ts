import { openScriptedUpstream, type Script, type ScriptedUpstream } from '@redoubt/providers/testing/scripted-upstream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMeasuredService } from '../testing/start-measured-service.ts';
import { chunkOf, completion, jsonReply } from './testing/proxied-service.ts';

const key = 'sk_service_a_key_for_the_largest_answers_01';
/** What the loop is held at most, as a multiple of what `JSON.parse` takes for the same answer. */
const MOST_OF_PARSING = 4;
/** What judging adds at most to what reading and writing the answer takes anyway. */
const MOST_OF_WATCHING = 4;

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
  const detectors = { pii: on, keyword_detector: { ...on, banned_keywords: ['forbidden fruit'] } };
  await post('/guardrails/add-policy', { name: 'words', detectors });
  const deploy = (name: string, block: string[]) =>
    post('/deployments/add-deployment', {
      name,
      model_saved_name: 'gpt',
      output_guardrails_policy: { policy_name: 'words', block },
    });
  await deploy('watched', []);
  await deploy('blocking', ['pii', 'keyword_detector']);
  for (const name of ['watched', 'blocking']) {
    for (const form of ['whole', 'stream'] as const) await ask(name, prose(200_000), form);
  }
}, 60_000);
afterAll(async () => {
  await service.stop();
  upstream.close();
});

async function post(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(service.url + path, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

/** What a caller reads of an answer with this text. */
async function ask(name: string, text: string, form: 'whole' | 'stream'): Promise<string> {
  script = form === 'whole' ? jsonReply(completion(text)) : inOneEvent(text);
  const body = { model: 'gpt-x', stream: form === 'stream', messages: [{ role: 'user', content: 'Hello' }] };
  const response = await post('/ai-proxy/chat/completions', body, { 'X-Service-Deployment': name });
  return response.text();
}

/** A stream that says all of a text in a single event. */
const inOneEvent =
  (text: string): Script =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const chunks = [chunkOf({ role: 'assistant', content: '' }), chunkOf({ content: text }), chunkOf({}, 'stop')];
    for (const chunk of chunks) response.write(`data: ${JSON.stringify(chunk)}\n\n`);
    response.end('data: [DONE]\n\n');
  };

const sentence = 'The river was low that summer, and the ferry ran only twice a day past the grey mill. ';
const prose = (length: number): string => sentence.repeat(Math.ceil(length / sentence.length)).slice(0, length);
const letters = (length: number): string => 'A'.repeat(length);

/** The longest that the event loop is held while an answer with this text is asked for. */
const held = (name: string, text: string, form: 'whole' | 'stream'): Promise<number> =>
  service.longestDelay(async () => {
    // A search for millions of equal letters may take hours.
    expect((await ask(name, text, form)).length).toBeGreaterThan(text.length);
  });

/** Milliseconds of processor time that the platform takes to parse an answer with this text. */
function parsingMs(text: string): number {
  const body = JSON.stringify(completion(text));
  const taken = [1, 2, 3].map(() => {
    const { user, system } = process.threadCpuUsage();
    JSON.parse(body);
    const after = process.threadCpuUsage();
    return (after.user + after.system - user - system) / 1_000;
  });
  return Math.max(...taken);
}

// An answer may have 64 MiB.
test.each([
  { what: '62 MB of prose', text: prose(62_000_000), deployment: 'watched' },
  { what: '50 MB of one letter', text: letters(50_000_000), deployment: 'blocking' },
])('a whole answer of $what holds the event loop little longer than parsing', { timeout: 600_000 }, async (given) => {
  const parsing = parsingMs(given.text);
  const longest = await held(given.deployment, given.text, 'whole');
  process.stdout.write(`${given.what}: ${Math.round(longest)} ms held, ${Math.round(parsing)} ms of parsing\n`);
  expect(longest / parsing).toBeLessThanOrEqual(MOST_OF_PARSING);
});

// An event may have 8 MiB.
test.each([
  { what: 'prose', text: prose(8_000_000) },
  { what: 'one letter', text: letters(8_000_000) },
])('8 MB of $what in one event of a stream are judged beside the event loop', { timeout: 600_000 }, async (given) => {
  const watched = await held('watched', given.text, 'stream');
  const blocking = await held('blocking', given.text, 'stream');
  process.stdout.write(`${given.what}: ${Math.round(watched)} ms passed on, ${Math.round(blocking)} ms judged, too\n`);
  expect(blocking / watched).toBeLessThanOrEqual(MOST_OF_WATCHING);
});
