import { isObject, type Json, type JsonObject } from '@redoubt/providers';
import { added } from '../client-body.ts';
import type { AnswerWriter } from '../client-call.ts';
import { KeptCharacters, tooMuchKept } from '../kept-characters.ts';

/** Writes answers in the form of OpenAI's transcriptions. `isText` says whether a whole one is the text alone. */
export class TranscriptionWriter implements AnswerWriter {
  readonly #isText: () => boolean;
  readonly #kept = new KeptCharacters();
  #text = '';
  #usage: Json | undefined;
  #added: JsonObject = {};
  #hasFinished = false;
  #hasFailed = false;

  constructor(isText: () => boolean) {
    this.#isText = isText;
  }

  textType(): string | undefined {
    return this.#isText() ? 'text/plain; charset=utf-8' : undefined;
  }

  whole(answer: JsonObject): Json {
    const { message } = onlyChoice(answer);
    if (!isObject(message)) throw new TypeError('The answer has no message');
    const text = typeof message.content === 'string' ? message.content : '';
    return this.#isText() ? text : { text, ...usageMember(answer.usage), ...added(answer) };
  }

  error(_: number, body: JsonObject): Json {
    return body;
  }

  chunk(chunk: JsonObject): string {
    if (this.#hasFailed) return '';
    if (isObject(chunk.error)) return this.#fail(chunk);
    if (isObject(chunk.usage)) this.#usage = chunk.usage;
    this.#added = { ...this.#added, ...added(chunk) };
    const { delta, finish_reason: reason } = onlyChoice(chunk);
    if (typeof reason === 'string') this.#hasFinished = true;
    const text = isObject(delta) ? delta.content : undefined;
    return typeof text === 'string' && text !== '' ? this.#delta(text) : '';
  }

  /** The last event repeats the whole text, as it was judged and restored. */
  end(): string {
    if (this.#hasFailed || !this.#hasFinished) return '';
    return event({
      type: 'transcript.text.done',
      text: this.#text,
      ...usageMember(this.#usage),
      ...this.#added,
    });
  }

  #delta(text: string): string {
    this.#kept.add(text);
    if (this.#kept.areTooMany) return this.#fail({ error: tooMuchKept });
    this.#text += text;
    return event({ type: 'transcript.text.delta', delta: text });
  }

  #fail(body: JsonObject): string {
    this.#hasFailed = true;
    return event(body);
  }
}

const event = (data: JsonObject): string => `data: ${JSON.stringify(data)}\n\n`;

function onlyChoice({ choices }: JsonObject): JsonObject {
  const first: Json | undefined = Array.isArray(choices) ? choices[0] : undefined;
  return isObject(first) ? first : {};
}

/** Models that are paid by time tell seconds in the place of tokens. */
function usageMember(usage: Json | undefined): JsonObject {
  if (!isObject(usage)) return {};
  if (usage.seconds !== undefined) return { usage: { type: 'duration', seconds: usage.seconds } };
  const { prompt_tokens, completion_tokens, total_tokens, prompt_tokens_details: details } = usage;
  return {
    usage: {
      type: 'tokens',
      input_tokens: prompt_tokens,
      ...(isObject(details) && { input_token_details: details }),
      output_tokens: completion_tokens,
      total_tokens,
    },
  };
}
