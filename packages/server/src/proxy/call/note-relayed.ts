import { parseChunk } from '../stream/chat-chunks.ts';
import type { CallState } from './call-state.ts';
import { noteAnswer } from './report-call.ts';

/** A longer answer is not read for its log. */
const MAX_WHOLE = 262_144;
/** What a stream says of itself stands in its last events. */
const TAIL_BYTES = 16_384;
const TAIL_EVENTS = 6;

/** Note for the log what a whole answer that goes on as it is says of itself. */
export function noteRelayed(state: CallState, body: Buffer): void {
  if (body.length > MAX_WHOLE) return;
  const answer = parseChunk(body.toString('utf8'));
  if (answer) noteAnswer(state, answer);
}

/** The end of a stream that goes on as it is. */
export class StreamTail {
  #pieces: Buffer[] = [];
  #bytes = 0;

  push(piece: Buffer): void {
    this.#pieces.push(piece);
    this.#bytes += piece.length;
    for (let first = this.#pieces[0]; first && this.#bytes - first.length >= TAIL_BYTES; first = this.#pieces[0]) {
      this.#bytes -= first.length;
      this.#pieces.shift();
    }
  }

  /** Note what its last events say: the usage stands in the last, or beside the reason why the answer ended. */
  note(state: CallState): void {
    const lines = Buffer.concat(this.#pieces).subarray(-TAIL_BYTES).toString('utf8').split('\n');
    const events = lines.filter((line) => line.startsWith('data:')).slice(-TAIL_EVENTS);
    for (const event of events) {
      const chunk = parseChunk(event.slice('data:'.length));
      if (chunk) noteAnswer(state, chunk);
    }
  }
}
