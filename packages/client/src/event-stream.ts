/** One event of a stream of server-sent events. `id` is the last one that was said, be it by an earlier event. */
export interface StreamedEvent {
  readonly id: string;
  readonly event: string;
  readonly data: string;
}

/** More than any event of ours holds; without a bound a broken server could fill the memory. */
const MAX_EVENT_CHARACTERS = 64 * 1024 * 1024;

/** Reads server-sent events off pieces of text, however they are cut (WHATWG HTML, 9.2.6). */
export class EventReader {
  #rest = '';
  #id = '';
  #event = '';
  #data: string[] = [];
  #size = 0;

  /** The events that are whole with this piece. Throws where one is larger than any of ours. */
  *read(piece: string): Generator<StreamedEvent> {
    this.#grow(piece.length);
    // A carriage return at the end may be half of a line's end: it waits for what follows.
    const text = this.#rest + piece;
    const isHalf = text.endsWith('\r');
    if (!/[\r\n]/.test(piece) && !this.#rest.endsWith('\r')) {
      this.#rest = text;
      return;
    }
    const lines = (isHalf ? text.slice(0, -1) : text).split(/\r\n|\n|\r/);
    this.#rest = (lines.pop() ?? '') + (isHalf ? '\r' : '');
    for (const line of lines) {
      if (line === '') yield* this.#end();
      else this.#field(line);
    }
  }

  #grow(characters: number): void {
    this.#size += characters;
    if (this.#size > MAX_EVENT_CHARACTERS) throw new Error('An event of the stream does not end');
  }

  #field(line: string): void {
    const colon = line.indexOf(':');
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (name === 'data') this.#data.push(value);
    else if (name === 'event') this.#event = value;
    else if (name === 'id' && !value.includes('\0')) this.#id = value;
  }

  *#end(): Generator<StreamedEvent> {
    const event = { id: this.#id, event: this.#event || 'message', data: this.#data.join('\n') };
    const isEmpty = this.#data.length === 0;
    this.#event = '';
    this.#data = [];
    this.#size = this.#rest.length;
    if (!isEmpty) yield event;
  }
}
