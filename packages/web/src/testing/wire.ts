import { routes } from '@redoubt/client';
import { onTestFinished } from 'vitest';
import recorded from '../../../server/src/http/reference-answers.json' with { type: 'json' };
import type { api } from '../api.ts';

type Api = typeof api;
type Operation = {
  [Group in keyof Api & keyof typeof routes]: `${Group}.${keyof Api[Group] & keyof (typeof routes)[Group] & string}`;
}[keyof Api & keyof typeof routes];
type Of<Name extends Operation> = Name extends `${infer Group}.${infer Call}`
  ? Group extends keyof Api
    ? Call extends keyof Api[Group]
      ? Api[Group][Call]
      : never
    : never
  : never;
type AnswerTo<Name extends Operation> = Of<Name> extends (...given: never) => Promise<infer Answer> ? Answer : never;

/** What a real service answered to an operation, as the reference shows it. */
export function recordedAnswer<Name extends Operation & keyof typeof recorded>(operation: Name): AnswerTo<Name> {
  // The cast: the file is written from answers of a service, which a test holds to the contract.
  return structuredClone(recorded[operation]) as unknown as AnswerTo<Name>;
}

/** A call that came over the wire. */
export interface WireCall {
  readonly operation: string;
  /** The path with its parameters. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Headers;
  /** The body of JSON. Undefined where there is none. */
  readonly body: unknown;
}

/** An answer: what the operation answers, or a whole response, such as a refusal. */
type Given<Name extends Operation> =
  | AnswerTo<Name>
  | ((call: WireCall) => AnswerTo<Name> | Response | Promise<AnswerTo<Name> | Response>);
type Answers = { readonly [Name in Operation]?: Given<Name> };

/**
 * Answers the calls of the pages in the place of a service until the test ends. Returns the calls that came. A call of
 * an operation without an answer fails, and so does the test at its end, for a page may catch the failure.
 */
export function answerCalls(answers: Answers): WireCall[] {
  const calls: WireCall[] = [];
  const unanswered = new Set<Operation>();
  const real = window.fetch;
  onTestFinished(() => {
    window.fetch = real;
    if (unanswered.size > 0) throw new Error(`the test has no answer for ${[...unanswered].join(', ')}`);
  });
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const operation = operationOf(request.method, url.pathname);
    if (operation === undefined) return real(input, init);
    const text = await request.text();
    const call = {
      operation,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
    calls.push(call);
    const given = answers[operation];
    if (given === undefined) {
      unanswered.add(operation);
      throw new TypeError(`the test has no answer for ${operation}`);
    }
    const answer = typeof given === 'function' ? await given(call) : given;
    return answer instanceof Response ? answer : Response.json(answer);
  };
  return calls;
}

/** A refusal as the service words it. */
export const refusal = (status: number, error: string, message: string, detail?: unknown): Response =>
  Response.json({ error, message, request_id: 'request-1', detail }, { status });

/** A refusal of fields, by their paths in the body. */
export const refusedFields = (fields: Readonly<Record<string, string>>): Response =>
  refusal(
    422,
    'invalid_request',
    'The body is not valid',
    Object.entries(fields).map(([path, msg]) => ({ loc: ['body', ...path.split('.')], msg, type: 'invalid' })),
  );

const patterns = Object.entries(routes).flatMap(([group, calls]) =>
  Object.entries(calls).map(([name, route]: [string, string]) => ({
    // The cast: the names are those of the table.
    operation: `${group}.${name}` as Operation,
    // A path without parameters is more exact than one with them.
    isExact: !route.includes(':'),
    pattern: new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`),
  })),
);

function operationOf(method: string, path: string): Operation | undefined {
  const fitting = patterns.filter(({ pattern }) => pattern.test(`${method} ${path}`));
  return (fitting.find(({ isExact }) => isExact) ?? fitting[0])?.operation;
}
