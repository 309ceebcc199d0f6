import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { isObject, type JsonObject, parseExact } from '@redoubt/providers';
import { createSseReader, type SseEvent } from '../stream/sse-reader.ts';
import type { AnswerWriter } from './client-call.ts';

const DONE = '[DONE]';

/**
 * Lets everything that is written to a response go out in the API that its client speaks. The gateway writes chat
 * completions: whole ones, streams of chunks, and errors. Its own methods are replaced, so that the connection, its
 * events and its flow are still those of the response.
 */
export function translateAnswers(response: ServerResponse, writer: AnswerWriter): void {
  const translated = new Translated(response, writer);
  Object.assign(response, {
    writeHead: (status: number, headers: OutgoingHttpHeaders) => translated.head(status, headers),
    write: (bytes: string | Uint8Array) => translated.write(bytes),
    end: (bytes?: string | Uint8Array) => translated.end(bytes),
  });
}

class Translated {
  readonly #response: ServerResponse;
  readonly #writer: AnswerWriter;
  readonly #writeHead: ServerResponse['writeHead'];
  readonly #write: ServerResponse['write'];
  readonly #end: ServerResponse['end'];
  readonly #reader = createSseReader();
  readonly #held: Buffer[] = [];
  #status = 200;
  #headers: OutgoingHttpHeaders = {};
  #isStream = false;

  constructor(response: ServerResponse, writer: AnswerWriter) {
    this.#response = response;
    this.#writer = writer;
    this.#writeHead = response.writeHead.bind(response);
    this.#write = response.write.bind(response);
    this.#end = response.end.bind(response);
  }

  head(status: number, headers: OutgoingHttpHeaders): ServerResponse {
    this.#status = status;
    this.#headers = headers;
    this.#isStream = String(headers['content-type']).startsWith('text/event-stream');
    const { streamType } = this.#writer;
    if (this.#isStream) this.#writeHead(status, { ...headers, ...(streamType && { 'content-type': streamType }) });
    return this.#response;
  }

  write(bytes: string | Uint8Array): boolean {
    if (!this.#isStream) this.#held.push(Buffer.from(bytes));
    const out = this.#isStream ? this.#chunks(this.#reader.read(Buffer.from(bytes))) : '';
    return out === '' || this.#write(out);
  }

  end(bytes?: string | Uint8Array): ServerResponse {
    if (bytes !== undefined) this.write(bytes);
    if (this.#isStream) {
      const last = this.#reader.end();
      return this.#end(`${last ? this.#chunks([last]) : ''}${this.#writer.end()}`);
    }
    const body = this.#whole(Buffer.concat(this.#held));
    this.#writeHead(this.#status, { ...this.#headers, 'content-length': body.byteLength });
    return this.#end(body);
  }

  #chunks(events: readonly SseEvent[]): string {
    return events.map(({ data }) => this.#chunk(data)).join('');
  }

  #chunk(data: string | undefined): string {
    if (data === undefined || data.trim() === DONE) return '';
    const chunk = objectIn(data);
    return chunk ? this.#writer.chunk(chunk) : '';
  }

  /** Converts a whole body. What is no JSON object, as errors of strange servers are, passes as it is. */
  #whole(body: Buffer): Buffer {
    const value = objectIn(body.toString('utf8'));
    if (!value) return body;
    const written = this.#status < 300 ? this.#writer.whole(value) : this.#writer.error(this.#status, value);
    return Buffer.from(JSON.stringify(written));
  }
}

function objectIn(text: string): JsonObject | undefined {
  try {
    const value = parseExact(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
