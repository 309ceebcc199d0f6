import { z } from 'zod';
import type { HttpAnswer } from '../http/http-client.ts';
import { jsonOf, refusedFormat } from './post-completion.ts';

type Body = Readonly<Record<string, unknown>>;
type Send = (body: Body) => Promise<HttpAnswer>;

/** What is sent in place of a field that a server refuses. */
const substitutes = {
  response_format: () => ({}),
  seed: () => ({}),
  temperature: () => ({}),
  // OpenAI's reasoning models accept only the newer name.
  max_tokens: (value: unknown) => ({ max_completion_tokens: value }),
} as const satisfies Record<string, (value: unknown) => Body>;

/** A field that some servers refuse. */
export type OptionalField = keyof typeof substitutes;

/** The fields that are left out if the server does not say which one it refuses. */
const unnamed: readonly OptionalField[] = ['response_format', 'seed'];

/** Maximum number of characters of an error that are searched for the names of fields. */
const MAX_READ = 2_000;

/**
 * Returns a function that sends a body and repeats it without the fields that the server refuses. The fields are
 * remembered for later bodies once a request without them succeeded. Until then the server may have refused the
 * messages.
 */
export function sendFitting(
  optional: readonly OptionalField[],
): (body: Body, send: Send, refused?: ReadonlySet<OptionalField>) => Promise<HttpAnswer> {
  let known: ReadonlySet<OptionalField> = new Set();
  return async function sendUntilFit(body, send, refused = known): Promise<HttpAnswer> {
    const answer = await send(fitted(body, refused));
    if (answer.status === 200) known = new Set([...known, ...refused]);
    if (!refusedFormat.includes(answer.status)) return answer;
    const left = optional.filter((field) => field in body && !refused.has(field));
    const more = refusedOf(answer.body.toString(), left);
    return more.length === 0 ? answer : sendUntilFit(body, send, new Set([...refused, ...more]));
  };
}

function fitted(body: Body, refused: ReadonlySet<OptionalField>): Body {
  const parts = Object.entries(body).map(([field, value]) =>
    isOptional(field) && refused.has(field) ? substitutes[field](value) : { [field]: value },
  );
  return Object.assign({}, ...parts);
}

const isOptional = (field: string): field is OptionalField => Object.hasOwn(substitutes, field);

const Refusal = z.object({ error: z.object({ param: z.string().nullish(), message: z.string().nullish() }) });

/** Returns which of the fields an error names. If it names none of them, returns those that it may mean. */
function refusedOf(body: string, left: readonly OptionalField[]): readonly OptionalField[] {
  const error = Refusal.safeParse(jsonOf(body)).data?.error;
  const said = (error ? `${error.param ?? ''} ${error.message ?? ''}` : body).slice(0, MAX_READ);
  const named = left.filter((field) => new RegExp(`\\b${field}\\b`).test(said));
  return named.length > 0 ? named : left.filter((field) => unnamed.includes(field));
}
