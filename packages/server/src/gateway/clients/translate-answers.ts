import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { isObject, type Json, type JsonObject, jsonInTurns, parseExact, parseExactInTurns } from '@redoubt/providers';
import { malformed } from '../stream/error-bodies.ts';
import { createSseReader, type SseEvent, SseTooLong } from '../stream/sse-reader.ts';
import type { AnswerWriter } from './client-call.ts';
import { callNumbering } from './tool-calls.ts';

const DONE = '[DONE]';
/** What keeps a connection open while a model says nothing. */
const COMMENT = ':\n\n';
/** A larger answer is converted with turns of the event loop in between. */
const LARGE_BYTES = 1_048_576;

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
  readonly #held: Uint8Array[] = [];
  /** A deployment without stages has its provider's own numbers of calls. */
  readonly #numberCalls = callNumbering();
  #status = 200;
  #headers: OutgoingHttpHeaders = {};
  #isStream = false;
  #isTooLong = false;

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
    this.#held.length = 0;
    this.#isStream = String(headers['content-type']).startsWith('text/event-stream');
    const { streamType } = this.#writer;
    if (this.#isStream) this.#writeHead(status, { ...headers, ...(streamType && { 'content-type': streamType }) });
    return this.#response;
  }

  write(bytes: string | Uint8Array): boolean {
    const sent = typeof bytes === 'string' ? Buffer.from(bytes) : bytes;
    if (!this.#isStream) this.#held.push(sent);
    const out = this.#isStream ? this.#read(sent) : '';
    return out === '' || this.#write(out);
  }

  end(bytes?: string | Uint8Array): ServerResponse {
    if (bytes !== undefined) this.write(bytes);
    if (this.#isStream) {
      const last = this.#isTooLong ? undefined : this.#reader.end();
      return this.#end(`${last ? this.#chunks([last]) : ''}${this.#writer.end()}`);
    }
    const body = Buffer.concat(this.#held);
    if (body.byteLength <= LARGE_BYTES) return this.#endWith([this.#whole(body)]);
    this.#wholeInTurns(body)
      .then((pieces) => this.#response.destroyed || this.#endWith(pieces))
      .catch(() => this.#response.destroy());
    return this.#response;
  }

  #endWith(pieces: readonly Buffer[]): ServerResponse {
    const length = pieces.reduce((sum, piece) => sum + piece.byteLength, 0);
    const type = this.#textType;
    this.#writeHead(this.#status, {
      ...this.#headers,
      ...(type !== undefined && { 'content-type': type }),
      'content-length': length,
    });
    for (const piece of pieces.slice(0, -1)) this.#write(piece);
    return this.#end(pieces.at(-1));
  }

  /** An event that is longer than is read ends the stream: what follows it could be anything. */
  #read(bytes: Uint8Array): string {
    if (this.#isTooLong) return '';
    try {
      return this.#chunks(this.#reader.read(bytes));
    } catch (error) {
      if (!(error instanceof SseTooLong)) throw error;
      this.#isTooLong = true;
      return this.#writer.chunk({ error: malformed(error.message).error as JsonObject });
    }
  }

  #chunks(events: readonly SseEvent[]): string {
    return events.map(({ data }) => this.#chunk(data)).join('');
  }

  #chunk(data: string | undefined): string {
    if (data === undefined) return this.#writer.streamType === undefined ? COMMENT : '';
    if (data.trim() === DONE) return '';
    const chunk = objectIn(data);
    if (!chunk) return '';
    this.#numberCalls(chunk);
    try {
      return this.#writer.chunk(chunk);
    } catch {
      // A strange answer of a provider must not end more than its own stream.
      return this.#writer.chunk(notConverted);
    }
  }

  /** Converts a whole body. What is no JSON object, as errors of strange servers are, passes as it is. */
  #whole(body: Buffer): Buffer {
    const value = objectIn(body.toString('utf8'));
    if (!value) return body;
    try {
      const converted = this.#converted(value);
      return Buffer.from(this.#isText(converted) ? converted : JSON.stringify(converted));
    } catch {
      this.#status = UNREADABLE;
      return Buffer.from(JSON.stringify(this.#converted(notConverted)));
    }
  }

  async #wholeInTurns(body: Buffer): Promise<Buffer[]> {
    try {
      const value = await parseExactInTurns(body);
      if (!isObject(value)) return [body];
      const converted = this.#converted(value);
      return this.#isText(converted) ? [Buffer.from(converted)] : await piecesOf(converted);
    } catch (error) {
      if (error instanceof SyntaxError) return [body];
      this.#status = UNREADABLE;
      return piecesOf(this.#converted(notConverted));
    }
  }

  /** The media type of a whole answer that is a text. Errors are JSON in any case. */
  get #textType(): string | undefined {
    return this.#status < 300 ? this.#writer.textType?.() : undefined;
  }

  #isText(converted: Json): converted is string {
    return typeof converted === 'string' && this.#textType !== undefined;
  }

  #converted(value: JsonObject): Json {
    return this.#status < 300 ? this.#writer.whole(value) : this.#writer.error(this.#status, value);
  }
}

const notConverted: JsonObject = {
  error: malformed('The answer of the model cannot be converted').error as JsonObject,
};

/** The status of an answer that cannot be read or converted. */
const UNREADABLE = 502;

async function piecesOf(value: Json): Promise<Buffer[]> {
  const pieces: Buffer[] = [];
  for await (const piece of jsonInTurns(value)) pieces.push(Buffer.from(piece));
  return pieces;
}

function objectIn(text: string): JsonObject | undefined {
  try {
    const value = parseExact(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
