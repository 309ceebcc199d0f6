import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createClient } from '@redoubt/client';
import { contract, openapi } from '@redoubt/contract';
import { expect, test } from 'vitest';
import { type ApiDocument, exampleRequests, operationsOf } from '../scripts/api-tour/document.ts';
import { clientCall } from '../scripts/docs-site/client-call.ts';
import { pythonCall, pythonSetup } from '../scripts/docs-site/python-call.ts';
import { findPythonWithHttpx } from '../scripts/python.ts';

// The document without recorded answers has every example that a call is made of.
const document = openapi({ title: 'Redoubt', version: '', brand: 'service' }, contract, {});
const called = operationsOf(document as unknown as ApiDocument)
  .filter(({ operationId }) => !operationId.includes('.alias'))
  .map((operation) => ({ operation, title: operation.operationId, code: clientCall(operation) }));
const calls = called.flatMap(({ code, ...rest }) => (code === undefined ? [] : [{ ...rest, code }]));

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly headers: Headers;
}

/** Runs a call of the reference, and returns the request that the client sent for it. */
async function sentBy(code: string): Promise<Sent | undefined> {
  let sent: Sent | undefined;
  const client = createClient({
    baseUrl: 'http://service.example',
    fetch: async (address, init) => {
      const { pathname, search } = new URL(String(address));
      const body = init?.body === undefined ? undefined : JSON.parse(String(init.body));
      sent = { method: init?.method ?? '', path: pathname + search, body, headers: new Headers(init?.headers) };
      return Response.json({});
    },
  });
  const run = new Function('client', `return (async () => { ${code} })();`);
  await run(client);
  return sent;
}

test.each(calls)('the TypeScript of $title sends the request of its example', async ({ operation, code }) => {
  const [example] = exampleRequests(operation);
  const sent = await sentBy(code);
  const body = example?.body === undefined ? undefined : JSON.parse(example.body);
  expect(sent).toMatchObject({ method: example?.method, path: example?.path });
  expect(sent?.body).toEqual(body);
  for (const [name, value] of Object.entries(example?.headers ?? {})) expect(sent?.headers.get(name), name).toBe(value);
});

test('every operation has such a call but those that never answer JSON', () => {
  const without = called.filter(({ code }) => code === undefined).map(({ title }) => title);
  const none = [
    ...['legacy.download', 'proxy.speech', 'relay.connectBridge'],
    ...['rt.getMedium', 'rt.getReport', 'rt.openShare', 'rt.streamRun'],
  ];
  expect(without.toSorted()).toEqual(none);
});

const python = findPythonWithHttpx();
const pythonCalls = called.flatMap(({ operation }) => {
  const code = pythonCall(operation);
  return code === undefined ? [] : [{ operation, code }];
});

/** Runs the calls in Python, one after another, and returns the requests that arrived. */
async function sentFromPython(): Promise<Sent[]> {
  const sent: Sent[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    sent.push({
      method: request.method ?? '',
      path: request.url ?? '',
      body: body === '' ? undefined : JSON.parse(body),
      headers: new Headers(request.headers as Record<string, string>),
    });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const child = spawn(python ?? '', ['-W', 'error::SyntaxWarning', '-'], {
    env: { ...process.env, REDOUBT_URL: url, REDOUBT_API_KEY: 'the-key' },
  });
  child.stdin.end([pythonSetup, ...pythonCalls.map(({ code }) => code)].join('\n'));
  const [complaints] = await Promise.all([text(child.stderr), once(child, 'close')]);
  server.close();
  expect(complaints).toBe('');
  return sent;
}

test.runIf(python)('the Python of every operation sends the request of its example', async () => {
  const sent = await sentFromPython();
  const expected = pythonCalls.map(({ operation }) => exampleRequests(operation)[0]);
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(
    expected.map((example) => `${example?.method} ${example?.path}`),
  );
  for (const [index, example] of expected.entries()) {
    expect(sent[index]?.body).toEqual(example?.body === undefined ? undefined : JSON.parse(example.body));
    const headers = { ...example?.headers, apikey: 'the-key' };
    for (const [name, value] of Object.entries(headers)) expect(sent[index]?.headers.get(name), name).toBe(value);
  }
  expect(sent.length).toBe(called.length - 2);
});
