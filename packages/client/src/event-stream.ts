import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** One server-sent event. `id` is the last id that was sent, also if an earlier event sent it. */
export interface StreamedEvent {
  readonly id: string;
  readonly event: string;
  readonly data: string;
}

/** Larger than any event of the service. Without a limit, a broken server could fill the memory. */
const MAX_EVENT_CHARACTERS = 64 * 1024 * 1024;

/** Parses server-sent events from pieces of text that may be cut anywhere (WHATWG HTML, 9.2.6). */
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

  /** Yields the events that are complete with this piece. Throws if an event is larger than the limit. */
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
