import { createClient } from '@redoubt/client';
import { contract, openapi } from '@redoubt/contract';
import { expect, test } from 'vitest';
import { type ApiDocument, exampleRequests, operationsOf } from '../scripts/api-tour/document.ts';
import { clientCall } from '../scripts/docs-site/client-call.ts';

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
  expect(without.toSorted()).toEqual(['legacy.download', 'relay.connectBridge', 'rt.getMedium', 'rt.streamRun']);
});
