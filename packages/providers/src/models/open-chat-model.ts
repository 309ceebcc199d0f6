import { setTimeout as wait } from 'node:timers/promises';
import { EgressRefused } from '../http/egress-guard.ts';
import { type HttpAnswer, type HttpClient, OutOfTime } from '../http/http-client.ts';
import { TransportFailed } from '../http/transport-failed.ts';
import { backoffMs } from '../resilience/backoff.ts';
import { type ChatApiName, chatApis } from './chat-apis.ts';
import {
  type ChatModel,
  type CompletionOptions,
  type ModelAnswer,
  ModelFailed,
  type ModelMessage,
} from './chat-model.ts';
import { createModelLimit } from './limit-model.ts';
import { type ChatEndpoint, postJson, type ReadCompletion } from './post-completion.ts';
import { sendFitting } from './refused-fields.ts';

/** Address of a model and its retry settings. */
export interface ChosenModel extends ChatEndpoint {
  readonly api: ChatApiName;
  readonly model: string;
  /** Token limit of an answer. If undefined, the server's own limit applies, or 4096 where the API requires one. */
  readonly maxTokens: number | undefined;
  /** Maximum number of attempts. Status 429, 5xx and failed connections are retried. */
  readonly tries: number;
  /** Wait before the second attempt. It doubles for each further one, and up to half of it is added at random. */
  readonly backoffMs: number;
  /** Maximum number of concurrent requests. */
  readonly concurrency: number;
}

const MAX_ANSWER_BYTES = 1_048_576;
/**
 * If the server asks for a longer wait, the request fails at once. The error carries the wait, so that the caller can
 * retry later.
 */
const LONGEST_WAIT_MS = 10_000;
/** Anthropic's status for an overloaded service. */
const OVERLOADED = 529;
const repeated: readonly string[] = ['throttled', 'server', 'unreachable'];

/** Opens a model that offers the OpenAI chat completions API or the Anthropic Messages API. */
export const openChatModel = (chosen: ChosenModel, http: HttpClient): ChatModel =>
  createModelLimit(chosen.concurrency)(openUnlimitedModel(chosen, http));

/** Opens a model without the limit of concurrent requests, for callers that hold it themselves. */
export function openUnlimitedModel(chosen: ChosenModel, http: HttpClient): ChatModel {
  const api = chatApis[chosen.api];
  const { model, maxTokens, timeoutMs } = chosen;
  const to = { ...api.request(chosen), timeoutMs };
  const send = sendFitting(api.optional);

  async function ask(messages: readonly ModelMessage[], options: CompletionOptions): Promise<ModelAnswer> {
    const { json, seed, temperature, signal } = options;
    const body = api.body(messages, { model, maxTokens, temperature, json, seed });
    const posting = { http, signal, maxAnswerBytes: MAX_ANSWER_BYTES };
    const answer = await send(body, (fitting) => postJson(to, fitting, posting));
    const { text, tokens } = readAnswer(answer, api.read);
    return { text, tokens: tokens ?? { prompt: tokensOfMessages(messages), completion: tokensOf(text) } };
  }

  return {
    model,
    complete: (messages, options) => untilAnswered(() => ask(messages, options), options.signal, chosen),
  };
}

const CHARACTERS_PER_TOKEN = 4;
const tokensOf = (text: string): number => Math.ceil(text.length / CHARACTERS_PER_TOKEN);

/** Estimates how many tokens the messages of a request have. */
export const tokensOfMessages = (messages: readonly ModelMessage[]): number =>
  messages.reduce((sum, { content }) => sum + tokensOf(content), 0);

/** Repeats a request until it is answered, or until a retry is useless. */
async function untilAnswered(
  ask: () => Promise<ModelAnswer>,
  signal: AbortSignal,
  chosen: ChosenModel,
  attempt = 1,
): Promise<ModelAnswer> {
  let waitMs: number;
  try {
    return await ask();
  } catch (error) {
    if (signal.aborted) throw error;
    waitMs = waitOrThrow(failureOf(error), attempt, chosen);
  }
  await wait(waitMs, undefined, { signal });
  return untilAnswered(ask, signal, chosen, attempt + 1);
}

function readAnswer(
  { status, headers, body }: HttpAnswer,
  read: (body: string) => ReadCompletion | undefined,
): ReadCompletion {
  if (status !== 200) throw failureOfStatus(status, headers['retry-after']);
  const completion = read(body.toString());
  if (completion === undefined) throw new ModelFailed('malformed', "The model's answer is no chat completion");
  return completion;
}

function failureOfStatus(status: number, retryAfter: string | undefined): ModelFailed {
  const message = `The model's server answered ${status}`;
  if (status === 429 || status === 503 || status === OVERLOADED) {
    const seconds = Number(retryAfter);
    const isTold = retryAfter !== undefined && Number.isFinite(seconds) && seconds >= 0;
    return new ModelFailed('throttled', message, { retryAfterMs: isTold ? seconds * 1_000 : undefined });
  }
  if (status === 401 || status === 403) return new ModelFailed('auth', message);
  return new ModelFailed(status >= 500 ? 'server' : 'rejected', message);
}

function failureOf(error: unknown): ModelFailed {
  if (error instanceof ModelFailed) return error;
  if (error instanceof EgressRefused) return new ModelFailed('refused_by_egress', error.message, { cause: error });
  if (error instanceof OutOfTime) return new ModelFailed('timeout', error.message, { cause: error });
  const why = error instanceof TransportFailed ? `: ${error.says}` : '';
  return new ModelFailed('unreachable', `The connection to the model failed${why}`, { cause: error });
}

/** Returns the wait before the next attempt in milliseconds. Throws the failure if a retry is useless. */
function waitOrThrow(failure: ModelFailed, attempt: number, { tries, backoffMs: baseMs }: ChosenModel): number {
  const { kind, retryAfterMs } = failure;
  if (attempt >= tries || !repeated.includes(kind) || (retryAfterMs ?? 0) > LONGEST_WAIT_MS) throw failure;
  // Jitter prevents probes that were refused together from retrying together. It does not affect any prompt.
  return (
    retryAfterMs ?? backoffMs(attempt - 1, { baseMs, maxMs: Number.POSITIVE_INFINITY, spread: [1, 1.5] }, Math.random())
  );
}
