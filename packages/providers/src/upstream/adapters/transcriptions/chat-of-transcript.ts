import { isObject, type Json, type JsonObject, parseExact } from '../../../json/exact-json.ts';
import { errorInPlace } from '../../error-in-place.ts';
import type { Adapter, StreamTranslator } from '../adapter.ts';
import { createLineReader } from '../line-reader.ts';

/** Converts a transcript to a chat completion. What is no text and no usage of it is left out. */
export const chatOfTranscript: NonNullable<Adapter['answer']> = ({ status, body }) => {
  if (status >= 400) return body;
  const transcript = parseExact(body.toString('utf8'));
  if (!isObject(transcript) || typeof transcript.text !== 'string')
    throw new SyntaxError('The answer is no transcript');
  const message = { role: 'assistant', content: transcript.text, refusal: null };
  const usage = usageOf(transcript.usage);
  return Buffer.from(
    JSON.stringify({
      ...envelope('chat.completion'),
      choices: [{ index: 0, message, logprobs: null, finish_reason: 'stop' }],
      ...(usage && { usage }),
    }),
  );
};

const envelope = (object: string) => ({ id: '', object, created: Math.floor(Date.now() / 1_000), model: '' });

/** Converts a count of tokens. Models that are paid by time tell seconds instead, which stay as they are. */
function usageOf(usage: Json | undefined): JsonObject | undefined {
  if (!isObject(usage)) return undefined;
  if (usage.input_tokens === undefined) return usage.seconds === undefined ? usage : { seconds: usage.seconds };
  const { input_tokens, output_tokens, total_tokens, input_token_details: details } = usage;
  return {
    prompt_tokens: input_tokens,
    completion_tokens: output_tokens,
    total_tokens,
    ...(isObject(details) && { prompt_tokens_details: details }),
  };
}

/** Creates a translator of the events of a transcript to chunks of a chat completion. */
export const createTranscriptStream = (): StreamTranslator => new TranscriptStream();

const DONE = '[DONE]';

class TranscriptStream implements StreamTranslator {
  readonly #lines = createLineReader();
  readonly #envelope = envelope('chat.completion.chunk');
  #usage: JsonObject | undefined;
  #hasText = false;
  isComplete = false;

  push(chunk: Buffer): Buffer {
    const written = this.#lines.push(chunk).map((line) => this.#line(line));
    return Buffer.from(written.join(''));
  }

  /** Every event is one `data:` line that holds its type. */
  #line(line: string): string {
    if (this.isComplete || !line.startsWith('data:')) return '';
    const data = line.slice('data:'.length).trim();
    // Servers whose chunks have the form of a chat end like one.
    if (data === DONE) return this.#end();
    const event = parseExact(data);
    return isObject(event) ? this.#event(event) : '';
  }

  #event(event: JsonObject): string {
    const { type, delta, text, choices, error } = event;
    if (type === 'error' || error) return this.#fail(isObject(error) || typeof error === 'string' ? error : event);
    if (isObject(event.usage)) this.#usage = usageOf(event.usage);
    if (type === 'transcript.text.delta') return this.#text(delta);
    if (Array.isArray(choices)) return this.#text(textOfChoice(choices[0]));
    if (type !== 'transcript.text.done') return '';
    // The end repeats the text. A server that sent no pieces of it sends it here alone.
    return (this.#hasText ? '' : this.#text(text)) + this.#end();
  }

  #text(text: Json | undefined): string {
    if (typeof text !== 'string' || text === '') return '';
    const delta = { ...(!this.#hasText && { role: 'assistant' }), content: text };
    this.#hasText = true;
    return this.#write({ choices: [{ index: 0, delta, logprobs: null, finish_reason: null }] });
  }

  #end(): string {
    this.isComplete = true;
    const last = { choices: [{ index: 0, delta: {}, logprobs: null, finish_reason: 'stop' }] };
    const usage = this.#usage ? this.#write({ choices: [], usage: this.#usage }) : '';
    return `${this.#write(last)}${usage}data: ${DONE}\n\n`;
  }

  /** An error before any text is one like any other, after which the call can be tried again. */
  #fail(error: Json): string {
    const body = JSON.stringify({ error });
    const inPlace = this.#hasText ? undefined : errorInPlace(body);
    if (inPlace) throw inPlace;
    this.isComplete = true;
    return `data: ${body}\n\ndata: ${DONE}\n\n`;
  }

  #write(part: JsonObject): string {
    return `data: ${JSON.stringify({ ...this.#envelope, ...part })}\n\n`;
  }
}

function textOfChoice(choice: Json | undefined): Json | undefined {
  if (!isObject(choice)) return undefined;
  return isObject(choice.delta) ? choice.delta.content : undefined;
}
