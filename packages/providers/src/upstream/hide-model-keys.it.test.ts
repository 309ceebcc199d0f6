import { afterEach, expect, test } from 'vitest';
import type { Script } from '../testing/scripted-upstream.ts';
import { ask, event, modelAt, openCallers } from '../testing/upstream-caller.ts';

const { upstream, caller, close } = openCallers();
afterEach(close);

const key = 'sk-live/0123456789+abcdefghij==';
const said = {
  error: { message: `Incorrect API key provided: ${key.slice(0, 20)}…, ${key}`, type: 'auth', code: 401 },
};
const json = { 'content-type': 'application/json' };
const failing =
  (status: number): Script =>
  (response) =>
    response.writeHead(status, json).end(JSON.stringify(said));
const failingInStream: Script = (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.end(`${event('{"choices":[]}')}${event(JSON.stringify(said))}`);
};

test.each([
  { how: 'with a status', script: failing(400), isStream: false },
  { how: 'that is refused', script: failing(401), isStream: false },
  { how: 'under status 200', script: failing(200), isStream: false },
  { how: 'in place of a stream', script: failing(200), isStream: true },
  { how: 'in the midst of a stream', script: failingInStream, isStream: true },
])('an error $how that repeats the key is given without it', async ({ script, isStream }) => {
  const server = await upstream(script);
  const { answer, streamed } = await ask(caller(), [modelAt(server.origin, { apiKeys: [key] })], isStream);
  const given = `${streamed}${answer?.body.toString()}`;
  expect(given).toContain('Incorrect API key provided: [api key]…, [api key]');
  expect(given).not.toContain('0123456789');
});

test.each([
  { what: 'a header', model: { headers: { 'x-auth': `Token ${key}` } } },
  { what: 'the query of the address', model: { query: `?code=${encodeURIComponent(key)}` } },
])('nor does it show $what', async ({ model: { query = '', ...model } }) => {
  const server = await upstream(failing(400));
  const asked = modelAt(server.origin, { ...model, apiKeys: [], baseUrl: `${server.origin}/v1${query}` });
  const { answer } = await ask(caller(), [asked], false);
  expect(answer?.body.toString()).not.toContain('0123456789');
});

test('an error that repeats a key that could be a word is not given', async () => {
  const server = await upstream((response) => response.writeHead(400, json).end('{"error":{"message":"No key: abc"}}'));
  const { answer } = await ask(caller(), [modelAt(server.origin, { apiKeys: ['abc'] })], false);
  expect([answer?.status, answer?.body.toString()]).toEqual([400, expect.not.stringContaining('abc')]);
});
