import { createGuard, type Guard, type GuardOptions } from '../guard/create-guard.ts';
import { GuardBlocked } from '../guard/guard-blocked.ts';
import type { GuardedCall } from '../guard/guarded-call.ts';
import { plainStretch } from '../json/plain-stretch.ts';
import { callerTextsOf, type Json, textsIn } from './body-texts.ts';
import { GuardedEvents } from './stream-events.ts';

type Fetch = typeof globalThis.fetch;

/** A client that can be copied with another `fetch`, such as those of the package `openai`. */
interface Copied<Client> {
  withOptions(options: { fetch?: Fetch }): Client;
}

/**
 * Returns a copy of a client of OpenAI's package whose chats, responses and completions are guarded. What is stopped is
 * an APIError with the code `guard_input_blocked` or `guard_output_blocked`, also in the midst of a stream.
 */
export function guardOpenAI<Client extends Copied<Client>>(client: Client, options: GuardOptions): Client {
  // The cast: the client keeps its `fetch` to itself, and a proxy that somebody put there must stay.
  const { fetch } = client as { readonly fetch?: Fetch };
  return client.withOptions({ fetch: guardFetch(options, fetch) });
}

/** The paths with texts. Embeddings, files and the like pass as they are. */
const guarded = /\/(?:chat\/completions|completions|responses)$/;

/** Returns a `fetch` that guards calls of an interface like OpenAI's, for any client that takes one. */
export function guardFetch(options: GuardOptions, fetch: Fetch = globalThis.fetch): Fetch {
  const guard = createGuard(options);
  return async (input, init) => {
    const { method, pathname } = callOf(input, init);
    if (method !== 'POST' || !guarded.test(pathname)) return fetch(input, init);
    try {
      return await guardedFetch(guard, fetch, input, init);
    } catch (error) {
      if (error instanceof GuardBlocked) return refusal(error);
      throw error;
    }
  };
}

function callOf(input: Parameters<Fetch>[0], init: RequestInit | undefined) {
  const request = input instanceof Request ? input : undefined;
  const { pathname } = new URL(request?.url ?? String(input));
  return { method: (init?.method ?? request?.method ?? 'GET').toUpperCase(), pathname };
}

async function guardedFetch(
  guard: Guard,
  fetch: Fetch,
  input: Parameters<Fetch>[0],
  init: RequestInit | undefined,
): Promise<Response> {
  if (typeof init?.body !== 'string') throw new TypeError('The guard reads requests with a JSON text as their body');
  const body: Json = JSON.parse(init.body);
  const call = guard.open(init.signal ?? undefined);
  await call.judgeInput(callerTextsOf(body));
  if (call.isRedacting) await redactBody(body, call);
  const response = await fetch(input, { ...init, headers: withoutLength(init.headers), body: JSON.stringify(body) });
  if (!response.ok || !response.body) return response;
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  return isStream ? guardedStream(response, response.body, call) : guardedAnswer(response, call);
}

/** The parts of a request that hold texts. Others, such as the definitions of tools, go as they are. */
const saidIn = ({ messages, input, prompt, instructions }: Json) => ({ messages, input, prompt, instructions });

async function redactBody(body: Json, call: GuardedCall): Promise<void> {
  const said = saidIn(body);
  for (const { form, text, write } of [...textsIn(said)]) {
    write(form === 'json' ? await redactJson(text, call) : await call.redact(text));
  }
  // Lists are changed in place. Texts at the top are fields of the copy.
  for (const [field, value] of Object.entries(said)) if (value !== undefined) body[field] = value;
}

/** Arguments of a tool are JSON in a text. What is no JSON is redacted as it is. */
async function redactJson(text: string, call: GuardedCall): Promise<string> {
  try {
    const holder = { content: [JSON.parse(text)] };
    await redactStrings(holder, call);
    return JSON.stringify(holder.content[0]);
  } catch (error) {
    if (error instanceof SyntaxError) return call.redact(text);
    throw error;
  }
}

async function redactStrings(value: unknown, call: GuardedCall): Promise<void> {
  if (typeof value !== 'object' || value === null) return;
  for (const [field, each] of Object.entries(value)) {
    if (typeof each === 'string') Object.assign(value, { [field]: await call.redact(each) });
    else await redactStrings(each, call);
  }
}

async function guardedAnswer(response: Response, call: GuardedCall): Promise<Response> {
  const body: Json = await response.json();
  const said = [...textsIn({ choices: body.choices, output: body.output })];
  await call.judgeOutput(said.map(({ form, text }) => (form === 'json' ? plainStretch(text).text : text)));
  for (const { form, text, write } of said) write(call.restore(text, form));
  return new Response(JSON.stringify(body), { status: response.status, headers: withoutLength(response.headers) });
}

function guardedStream(response: Response, body: ReadableStream<Uint8Array>, call: GuardedCall): Response {
  const events = new GuardedEvents(call);
  const guarding = new TransformStream<string, string>({
    async transform(piece, controller) {
      await passOn(events.push(piece), controller);
    },
    async flush(controller) {
      await passOn(events.end(), controller);
    },
  });
  // The cast: the types of Node and of browsers differ in what a decoder takes.
  const decoder = new TextDecoderStream() as unknown as TransformStream<Uint8Array, string>;
  const stream = body.pipeThrough(decoder).pipeThrough(guarding).pipeThrough(new TextEncoderStream());
  return new Response(stream, { status: response.status, headers: withoutLength(response.headers) });
}

async function passOn(piece: Promise<string>, controller: TransformStreamDefaultController<string>): Promise<void> {
  try {
    const text = await piece;
    if (text !== '') controller.enqueue(text);
  } catch (error) {
    if (!(error instanceof GuardBlocked)) throw error;
    controller.enqueue(`data: ${JSON.stringify(errorBody(error))}\n\n`);
    controller.terminate();
  }
}

/** The answer in place of a call that was stopped. Clients do not send such a call again. */
const refusal = (error: GuardBlocked): Response => Response.json(errorBody(error), { status: 400 });

const errorBody = ({ message, verdict: { stage, detected, blocking } }: GuardBlocked) => ({
  error: { message, type: 'guard_blocked', code: `guard_${stage}_blocked`, param: null, detected, blocking },
});

/** The length and the coding of a body do not hold any more once it was changed. */
function withoutLength(headers: HeadersInit | undefined): Headers {
  const kept = new Headers(headers);
  kept.delete('content-length');
  kept.delete('content-encoding');
  return kept;
}
