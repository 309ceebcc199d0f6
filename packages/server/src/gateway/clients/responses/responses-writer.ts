import { isObject, type Json, type JsonObject } from '@redoubt/providers';
import { added, besideError, eventOf } from '../client-body.ts';
import type { AnswerWriter } from '../client-call.ts';
import { KeptCharacters, tooMuchKept } from '../kept-characters.ts';
import { spokenIn } from '../spoken-texts.ts';
import { detailCount, tokenCount } from '../token-counts.ts';
import type { ReasoningForm } from './responses-items.ts';
import { ResponseOutput } from './responses-output.ts';

/** What of a request its answer needs. */
export interface ResponseRequest {
  /** The settings that the answer repeats. */
  readonly settings: JsonObject;
  readonly reasoning: ReasoningForm;
}

/** The error of a stream that ends before its answer does. */
const brokenOff: JsonObject = {
  message: 'The stream of the model ended before its answer did',
  type: 'upstream_error',
  code: 'upstream_connection_lost',
  param: null,
};

/** Converts token usage, which some providers do not tell. */
function usageOf(usage: Json | undefined): JsonObject | null {
  if (!isObject(usage)) return null;
  return {
    input_tokens: tokenCount(usage.prompt_tokens),
    input_tokens_details: {
      cached_tokens: detailCount(usage.prompt_tokens_details, 'cached_tokens'),
      cache_write_tokens: detailCount(usage.prompt_tokens_details, 'cache_write_tokens'),
    },
    output_tokens: tokenCount(usage.completion_tokens),
    output_tokens_details: { reasoning_tokens: detailCount(usage.completion_tokens_details, 'reasoning_tokens') },
    total_tokens: tokenCount(usage.total_tokens),
  };
}

const logprobsOf = (choice: JsonObject): JsonObject[] => {
  const content = isObject(choice.logprobs) ? choice.logprobs.content : undefined;
  return Array.isArray(content) ? content.filter(isObject) : [];
};

const firstChoice = ({ choices }: JsonObject): JsonObject | undefined => {
  const [first] = Array.isArray(choices) ? choices : [];
  return isObject(first) ? first : undefined;
};

/** Numbers the calls of a whole message by their places. Some providers write the number of a stream, wrongly. */
function inPlaces(message: JsonObject): JsonObject {
  const { tool_calls: calls } = message;
  if (!Array.isArray(calls)) return message;
  return { ...message, tool_calls: calls.filter(isObject).map((call, index) => ({ ...call, index })) };
}

/** Writes a chat completion, whole or in chunks, as a response. */
export class ResponsesWriter implements AnswerWriter {
  readonly #request: () => ResponseRequest;
  /** Makes the ids of an answer that has none. */
  readonly #newKey: () => string;
  /** What is known of the answer: undefined until its first chunk. */
  #head: JsonObject | undefined;
  #output: ResponseOutput | undefined;
  readonly #kept = new KeptCharacters();
  #finish: string | undefined;
  #usage: Json | undefined;
  #added: JsonObject = {};
  #events: string[] = [];
  #sequence = 0;
  #isOver = false;

  constructor(request: () => ResponseRequest, newKey: () => string) {
    this.#request = request;
    this.#newKey = newKey;
  }

  whole(answer: JsonObject): JsonObject {
    const choice = firstChoice(answer);
    this.#begin(answer, false);
    this.#note(answer);
    if (isObject(choice?.message)) this.#output?.add(inPlaces(choice.message), logprobsOf(choice));
    return this.#complete();
  }

  /** Errors have OpenAI's form in all its APIs. */
  error(_: number, body: JsonObject): JsonObject {
    return body;
  }

  chunk(chunk: JsonObject): string {
    if (this.#isOver) return '';
    if (isObject(chunk.error)) return this.#fail(chunk.error, chunk);
    if (!this.#head) this.#open(chunk);
    this.#note(chunk);
    const choice = firstChoice(chunk);
    if (isObject(choice?.delta)) {
      this.#keep(choice.delta);
      this.#output?.add(choice.delta, logprobsOf(choice));
    }
    return this.#kept.areTooMany ? this.#fail(tooMuchKept, {}) : this.#taken();
  }

  end(): string {
    if (this.#isOver) return '';
    if (this.#finish === undefined) return this.#fail(brokenOff, {});
    this.#isOver = true;
    const response = this.#complete();
    this.#emit(response.status === 'incomplete' ? 'response.incomplete' : 'response.completed', { response });
    return this.#taken();
  }

  #begin({ id, created, model }: JsonObject, isStream: boolean): void {
    const key = typeof id === 'string' && id !== '' ? id : this.#newKey();
    this.#head = {
      id: key.startsWith('resp_') ? key : `resp_${key}`,
      object: 'response',
      created_at: typeof created === 'number' ? created : Math.floor(Date.now() / 1_000),
      model: model ?? '',
    };
    this.#output = new ResponseOutput({
      key: key.replace(/^resp_/, ''),
      emit: (type, data) => isStream && this.#emit(type, data),
      form: this.#request().reasoning,
      isStream,
    });
  }

  #open(chunk: JsonObject): void {
    this.#begin(chunk, true);
    const response = this.#response({ status: 'in_progress' });
    this.#emit('response.created', { response });
    this.#emit('response.in_progress', { response });
  }

  #note(answer: JsonObject): void {
    this.#added = { ...this.#added, ...added(answer) };
    if (isObject(answer.usage)) this.#usage = answer.usage;
    if (typeof answer.service_tier === 'string') this.#head = { ...this.#head, service_tier: answer.service_tier };
    const finish = firstChoice(answer)?.finish_reason;
    if (typeof finish === 'string') this.#finish = finish;
  }

  #complete(): JsonObject {
    const reason = this.#output?.close(this.#finish);
    if (reason === undefined) return this.#response({ status: 'completed' });
    return this.#response({ status: 'incomplete', incomplete_details: { reason } });
  }

  /**
   * Ends a stream with an error, which is what clients raise. Where nothing began, there is no response that could have
   * failed.
   */
  #fail(error: JsonObject, chunk: JsonObject): string {
    this.#isOver = true;
    const { message, code, type, param } = error;
    const said = { code: code ?? null, message: message ?? 'The call failed', param: param ?? null };
    // OpenAI's documentation names the members beside the type, and its service sends them below `error`.
    this.#emit('error', { ...said, error, ...besideError(chunk) });
    if (this.#head) {
      this.#added = { ...this.#added, ...added(chunk) };
      this.#emit('response.failed', { response: this.#response({ status: 'failed', error: { ...said, type } }) });
    }
    return this.#taken();
  }

  #keep(delta: JsonObject): void {
    const { thought, text, refusal } = spokenIn(delta);
    this.#kept.add(thought + text + refusal);
    const { tool_calls: calls, thinking_blocks: signed } = delta;
    for (const kept of [calls, signed]) {
      if (Array.isArray(kept)) for (const each of kept.filter(isObject)) this.#kept.addJson(each);
    }
  }

  #response(state: JsonObject): JsonObject {
    return {
      ...this.#request().settings,
      error: null,
      incomplete_details: null,
      output: this.#output?.toJson() ?? [],
      usage: usageOf(this.#usage),
      ...this.#head,
      ...state,
      ...this.#added,
    };
  }

  #emit(type: string, data: JsonObject): void {
    this.#events.push(eventOf(type, { type, sequence_number: this.#sequence, ...data }));
    this.#sequence += 1;
  }

  #taken(): string {
    const events = this.#events.join('');
    this.#events = [];
    return events;
  }
}
