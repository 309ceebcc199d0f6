import { membersOf } from '@redoubt/providers';
import { parseChunk } from '../stream/chat-chunks.ts';
import type { CallState } from './call-state.ts';
import { noteAnswer } from './report-call.ts';

/** A longer answer is not read for the log. */
const MAX_WHOLE = 262_144;
/** A longer answer in another form is not read, because a byte takes up to 3 ns. */
const MAX_WALKED = 32_768;
/** Maximum size of the part after the text of a choice that is parsed. */
const MAX_AFTER = 4_096;
/** A stream reports its finish reason and its usage in its last events. */
const TAIL_BYTES = 4_096;
const TAIL_EVENTS = 3;
const DATA = 'data:';

/**
 * Records the metadata of a relayed whole answer. The model's text is skipped, because parsing it would take longer
 * than the rest of the call.
 */
export function noteRelayed(state: CallState, body: Buffer): void {
  if (body.length > MAX_WHOLE) return;
  const said = aroundText(body) ?? aroundMessage(body) ?? amongMembers(body);
  if (said) noteAnswer(state, said);
}

/**
 * Reads the form of most providers, `{…,"choices":[{…,"finish_reason":…}],…}`, with the text between these two names.
 * The parts before and after are parsed. They parse only if the names are members of the answer and of its last
 * choice. Returns undefined for another form or several choices.
 */
function aroundText(body: Buffer): Record<string, unknown> | undefined {
  const from = body.indexOf('"choices"');
  const end = body.subarray(-MAX_AFTER);
  const to = end.lastIndexOf('"finish_reason"') + body.length - end.length;
  if (from === -1 || to < from || body.length - to > MAX_AFTER || body.indexOf('"finish_reason"', from) !== to)
    return undefined;
  const before = parseChunk(`${body.toString('utf8', 0, from)}"choices":[]}`);
  const after = parseChunk(`{"choices":[{${body.toString('utf8', to)}`);
  return before && after && { ...before, ...after };
}

/**
 * Like `aroundText`, for answers with alphabetically ordered members, such as Azure's. The text comes after the finish
 * reason.
 */
function aroundMessage(body: Buffer): Record<string, unknown> | undefined {
  const from = body.indexOf('"message"');
  const end = body.subarray(-MAX_AFTER);
  const at = end.lastIndexOf('"model"');
  if (from === -1 || from > MAX_AFTER || at === -1) return undefined;
  const before = parseChunk(`${body.toString('utf8', 0, from)}"message":0}]}`);
  const after = parseChunk(`{${end.toString('utf8', at)}`);
  return before && after && { ...before, ...after };
}

/** Like `aroundText`, for any short JSON object. Its members are searched byte by byte. */
function amongMembers(body: Buffer): Record<string, unknown> | undefined {
  if (body.length > MAX_WALKED) return undefined;
  const { id, model, usage, choices } = valuesOf(body);
  try {
    return { id: parsed(id), model: parsed(model), usage: parsed(usage), choices: parsed(choices) };
  } catch {
    return undefined;
  }
}

/**
 * Returns the bytes of the members' values, or nothing if the body is not an object. The last of several members with
 * one name wins, as in JSON.parse.
 */
function valuesOf(body: Buffer): Readonly<Record<string, Buffer | undefined>> {
  try {
    return Object.fromEntries(
      membersOf(body).members.map(({ name, valueStart, end }) => [name, body.subarray(valueStart, end)]),
    );
  } catch {
    return {};
  }
}

const parsed = (value: Buffer | undefined): unknown => value && JSON.parse(value.toString('utf8'));

/** Keeps the last bytes of a relayed stream. */
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

  /** Records the metadata of the last events. The usage is in the last event, or beside the finish reason. */
  note(state: CallState): void {
    const tail = Buffer.concat(this.#pieces).subarray(-TAIL_BYTES);
    const events: string[] = [];
    for (let end = tail.length; end > 0 && events.length < TAIL_EVENTS; ) {
      const start = tail.lastIndexOf('\n', end - 1) + 1;
      const line = tail.toString('utf8', start, end);
      const data = line.startsWith(DATA) ? line.slice(DATA.length).trim() : '';
      if (data.startsWith('{')) events.unshift(data);
      end = start - 1;
    }
    for (const event of events) {
      const chunk = parseChunk(event);
      if (chunk) noteAnswer(state, chunk);
    }
  }
}
