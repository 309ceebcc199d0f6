import { createParser, type EventSourceMessage } from 'eventsource-parser';

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
  #id = '';
  #read: StreamedEvent[] = [];
  #isTooLarge = false;
  readonly #parser = createParser({
    maxBufferSize: MAX_EVENT_CHARACTERS,
    onEvent: (message) => this.#add(message),
    onError: ({ type }) => {
      if (type === 'max-buffer-size-exceeded') this.#isTooLarge = true;
    },
  });

  /** The events that are whole with this piece. Throws where one is larger than any of ours. */
  *read(piece: string): Generator<StreamedEvent> {
    this.#parser.feed(piece);
    const read = this.#read;
    this.#read = [];
    yield* read;
    if (this.#isTooLarge) throw new Error('An event of the stream does not end');
  }

  #add({ id, event = 'message', data }: EventSourceMessage): void {
    this.#id = id ?? this.#id;
    this.#read.push({ id: this.#id, event, data });
  }
}
