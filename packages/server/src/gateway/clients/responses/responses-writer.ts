import { CallNumbers } from '@redoubt/guard/parts';
import { isObject, type Json, type JsonObject } from '@redoubt/providers';
import { added, eventOf } from '../client-body.ts';
import type { AnswerWriter } from '../client-call.ts';
import type { ReasoningForm } from './responses-items.ts';
import { ResponseOutput } from './responses-output.ts';

/** What of a request its answer needs. */
export interface ResponseRequest {
  /** The settings that the answer repeats. */
  readonly settings: JsonObject;
  readonly reasoning: ReasoningForm;
}

/** Why an answer is incomplete, by OpenAI's finish reasons. */
const cuts: Readonly<Record<string, string>> = { length: 'max_output_tokens', content_filter: 'content_filter' };

/** The error of a stream that ends before its answer does. */
const brokenOff: JsonObject = {
  message: 'The stream of the model ended before its answer did',
  type: 'upstream_error',
  code: 'upstream_connection_lost',
  param: null,
};

const count = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);
const within = (details: Json | undefined, name: string): number =>
  count(isObject(details) ? details[name] : undefined);

/** Converts token usage, which some providers do not tell. */
function usageOf(usage: Json | undefined): JsonObject | null {
  if (!isObject(usage)) return null;
  return {
    input_tokens: count(usage.prompt_tokens),
    input_tokens_details: {
      cached_tokens: within(usage.prompt_tokens_details, 'cached_tokens'),
      cache_write_tokens: within(usage.prompt_tokens_details, 'cache_write_tokens'),
    },
    output_tokens: count(usage.completion_tokens),
    output_tokens_details: { reasoning_tokens: within(usage.completion_tokens_details, 'reasoning_tokens') },
    total_tokens: count(usage.total_tokens),
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

/** Writes a chat completion, whole or in chunks, as a response. */
export class ResponsesWriter implements AnswerWriter {
  readonly #request: () => ResponseRequest;
  /** Makes the ids of an answer that has none. */
  readonly #newKey: () => string;
  /** What is known of the answer: undefined until its first chunk. */
  #head: JsonObject | undefined;
  #output: ResponseOutput | undefined;
  /** A deployment without stages has its provider's own numbers, which are often missing or wrong. */
  readonly #calls = new CallNumbers();
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
    this.#begin(answer);
    this.#note(answer);
    if (isObject(choice?.message)) this.#output?.add(choice.message, logprobsOf(choice));
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
      if (Array.isArray(choice.delta.tool_calls)) this.#calls.number(choice.delta.tool_calls);
      this.#output?.add(choice.delta, logprobsOf(choice));
    }
    return this.#taken();
  }

  end(): string {
    if (this.#isOver) return '';
    if (this.#finish === undefined) return this.#fail(brokenOff, {});
    this.#isOver = true;
    const response = this.#complete();
    this.#emit(response.status === 'incomplete' ? 'response.incomplete' : 'response.completed', { response });
    return this.#taken();
  }

  #begin({ id, created, model }: JsonObject): void {
    const key = typeof id === 'string' && id !== '' ? id : this.#newKey();
    this.#head = {
      id: key.startsWith('resp_') ? key : `resp_${key}`,
      object: 'response',
      created_at: typeof created === 'number' ? created : Math.floor(Date.now() / 1_000),
      model: model ?? '',
    };
    const emit = (type: string, data: JsonObject) => this.#emit(type, data);
    this.#output = new ResponseOutput(key.replace(/^resp_/, ''), emit, this.#request().reasoning);
  }

  #open(chunk: JsonObject): void {
    this.#begin(chunk);
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
    const reason = cuts[String(this.#finish)];
    this.#output?.close(reason === undefined);
    if (reason === undefined) return this.#response({ status: 'completed' });
    return this.#response({ status: 'incomplete', incomplete_details: { reason } });
  }

  /** Ends a stream with an error. Where nothing began, there is no response that could have failed. */
  #fail(error: JsonObject, chunk: JsonObject): string {
    this.#isOver = true;
    const { message, code, type, param } = error;
    const said = { code: code ?? null, message: message ?? 'The call failed', param: param ?? null };
    if (this.#head) {
      this.#added = { ...this.#added, ...added(chunk) };
      this.#emit('response.failed', { response: this.#response({ status: 'failed', error: { ...said, type } }) });
    } else {
      // OpenAI's documentation names the members beside the type, and its service sends them below `error`.
      this.#emit('error', { ...said, error, ...added(chunk) });
    }
    return this.#taken();
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
