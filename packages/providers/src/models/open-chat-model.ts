import { setTimeout as wait } from 'node:timers/promises';
import { EgressRefused } from '../http/egress-guard.ts';
import { type HttpAnswer, type HttpClient, OutOfTime } from '../http/http-client.ts';
import { TransportFailed } from '../http/transport-failed.ts';
import { backoffMs } from '../resilience/backoff.ts';
import { type ChatModel, type CompletionOptions, ModelFailed, type ModelMessage } from './chat-model.ts';
import { limitModel } from './limit-model.ts';
import { type ChatEndpoint, completionText, jsonFormat, postCompletion, refusedFormat } from './post-completion.ts';

/** Address of a model and its retry settings. */
export interface ChosenModel extends ChatEndpoint {
  readonly model: string;
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
const repeated: readonly string[] = ['throttled', 'server', 'unreachable'];

/** Opens a model that offers the OpenAI chat completions API. */
export function openChatModel(chosen: ChosenModel, http: HttpClient): ChatModel {
  let takesFormat = true;

  async function post(messages: readonly ModelMessage[], options: CompletionOptions): Promise<HttpAnswer> {
    const { json, temperature, signal } = options;
    const body = { model: chosen.model, temperature, messages };
    const dependencies = { http, signal, maxAnswerBytes: MAX_ANSWER_BYTES };
    if (!json || !takesFormat) return postCompletion(chosen, body, dependencies);
    const format = jsonFormat(json.name, json.schema);
    const answer = await postCompletion(chosen, { ...body, response_format: format }, dependencies);
    if (!refusedFormat.includes(answer.status)) return answer;
    const plain = await postCompletion(chosen, body, dependencies);
    // Remembered only if the plain request succeeded. Otherwise the server may have rejected the messages, not the
    // format.
    takesFormat = plain.status !== 200;
    return plain;
  }

  const model: ChatModel = {
    model: chosen.model,
    complete: (messages, options) =>
      untilAnswered(async () => wordsOf(await post(messages, options)), options.signal, chosen),
  };
  return limitModel(model, chosen.concurrency);
}

/** Repeats a request until it is answered, or until a retry is useless. */
async function untilAnswered(
  ask: () => Promise<string>,
  signal: AbortSignal,
  chosen: ChosenModel,
  attempt = 1,
): Promise<string> {
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

function wordsOf({ status, headers, body }: HttpAnswer): string {
  if (status !== 200) throw failureOfStatus(status, headers['retry-after']);
  const words = completionText(body.toString());
  if (words === undefined) throw new ModelFailed('malformed', "The model's answer is no chat completion");
  return words;
}

function failureOfStatus(status: number, retryAfter: string | undefined): ModelFailed {
  const message = `The model's server answered ${status}`;
  if (status === 429 || status === 503) {
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
