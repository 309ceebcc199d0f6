import { beforeAll, describe, expect, test } from 'vitest';
import { startTestService } from '../packages/server/src/testing/test-service.ts';
import { type ApiDocument, exampleRequests, operationsOf } from '../scripts/api-tour/document.ts';
import { type TourStop, takeTour } from '../scripts/api-tour/take-tour.ts';
import { answerCheck, type FuzzAnswer } from './stress/fuzz/check-answer.ts';
import type { OpenApiDocument, Operation } from './stress/fuzz/openapi-document.ts';

/** Operations whose example does not end well, because no file or handshake is behind it, and the status that says so. */
const without: Readonly<Record<string, number>> = { 'rt.getMedium': 404, 'relay.connectBridge': 426 };
/** Media types that are shown without an example, because their content is a file. */
const files: readonly string[] = [
  ...['application/zip', 'application/pdf', 'text/html'],
  ...['image/png', 'audio/wav', 'audio/mpeg'],
];

let document: ApiDocument;
let stops: readonly TourStop[];
let misfitOf: (operation: TourStop['operation'], answer: FuzzAnswer) => string | undefined;
beforeAll(async () => {
  ({ document, stops } = await takeTour());
  const check = answerCheck(document as unknown as OpenApiDocument);
  misfitOf = (operation, answer) => check(operation as unknown as Operation, answer);
});

const titleOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

/** What is wrong with the answer that the reference shows of an operation. */
function faultOfShown(operation: TourStop['operation']): string | undefined {
  const status = Object.keys(operation.responses).find((each) => /^[12]/.test(each)) ?? '';
  const content = Object.entries(operation.responses[status]?.content ?? {});
  const [contentType, shown] = content.find(([, { example }]) => example !== undefined) ?? [];
  if (contentType === undefined || shown === undefined) {
    return status === '101' || content.every(([type]) => files.includes(type)) ? undefined : 'no answer';
  }
  const { example } = shown;
  const body = typeof example === 'string' ? example : JSON.stringify(example);
  return misfitOf(operation, { status: Number(status), contentType, body });
}

describe('the examples of the reference', () => {
  test('of every operation do what they say, in a service that has what they name', () => {
    const isAsMeant = ({ operation, status }: TourStop) => {
      const expected = without[operation.operationId];
      return expected === undefined ? status < 300 : status === expected;
    };
    const failed = stops
      .filter((stop) => !isAsMeant(stop))
      .map(({ operation, status, body }) => `${status} ${titleOf(operation)}: ${body.slice(0, 300)}`);
    expect(failed).toEqual([]);
    expect(new Set(stops.map(({ operation }) => titleOf(operation))).size).toBe(operationsOf(document).length);
  });

  test('are answered as the document says', () => {
    const misfits = stops.flatMap(({ operation, ...answer }) => {
      const misfit = misfitOf(operation, answer);
      return misfit === undefined ? [] : [`${titleOf(operation)}: ${misfit}`];
    });
    expect(misfits).toEqual([]);
  });

  test('are there for every body and every parameter that a call needs', () => {
    const lacking = operationsOf(document).flatMap((operation) => [
      ...operation.parameters.filter(({ required, example }) => required && example === undefined),
      ...(operation.requestBody && exampleRequests(operation)[0]?.body === undefined ? [titleOf(operation)] : []),
    ]);
    expect(lacking).toEqual([]);
  });

  test('show an answer of every operation but those that send a file, and it fits', () => {
    const faults = operationsOf(document).flatMap((operation) => {
      const fault = faultOfShown(operation);
      return fault === undefined ? [] : [`${titleOf(operation)}: ${fault}`];
    });
    expect(faults).toEqual([]);
  });
});

/** One example, or one of each code where an operation has several. */
const examplesOf = (media: { example?: unknown; examples?: Record<string, { value: unknown }> } = {}): unknown[] => [
  ...(media.example === undefined ? [] : [media.example]),
  ...Object.values(media.examples ?? {}).map(({ value }) => value),
];

test('the examples of failures fit what is said of them', () => {
  const faults = operationsOf(document).flatMap((operation) =>
    Object.entries(operation.responses).flatMap(([status, { content = {} }]) => {
      if (!/^[45]/.test(status) || Number(status) >= 500) return [];
      const shown = examplesOf(content['application/json']);
      if (shown.length === 0) return [`${status} ${titleOf(operation)}: no example`];
      return shown.flatMap((example) => {
        const answer = { status: Number(status), contentType: 'application/json', body: JSON.stringify(example) };
        return misfitOf(operation, answer) ?? [];
      });
    }),
  );
  expect(faults).toEqual([]);
});

test('an example that is sent as it is to a new service is refused only for what it names', async () => {
  const service = await startTestService({ REDOUBT_ALLOW_PRIVATE_TARGETS: 'true', REDOUBT_FREE_PER_MINUTE: '100000' });
  const refused: string[] = [];
  for (const request of operationsOf(document).flatMap((operation) => exampleRequests(operation))) {
    const { method, path, headers, body } = request;
    const response = await service.send(path, { method, headers, ...(body !== undefined && { body }) });
    const text = await response.text();
    const { status } = response;
    const answer = { status, contentType: response.headers.get('content-type') ?? '', body: text };
    const { error } = status === 400 ? JSON.parse(text) : { error: undefined };
    // 400: a model of an invented name cannot be reached. 403: the link was never made. 409: a name is taken by now.
    const isExpected = [200, 201, 202, 403, 404, 409, 426, 502].includes(status) || error === 'target_unhealthy';
    const misfit = misfitOf(request.operation, answer);
    if (!isExpected || misfit !== undefined)
      refused.push(`${status} ${titleOf(request)}: ${misfit ?? text.slice(0, 300)}`);
  }
  await service.stop();
  expect(refused).toEqual([]);
});

test('headers of the reference carry the brand, and so do its answers', async () => {
  const service = await startTestService({ REDOUBT_BRAND: 'acme' });
  const text = await (await service.send('/openapi.json')).text();
  await service.stop();
  expect(text).toContain('"X-Acme-Policy"');
  expect(text).not.toMatch(/X-Service-|`-[A-Z]/);
});
