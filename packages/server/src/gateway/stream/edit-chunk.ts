import { afterwards, inOrder, type MaybePromise } from '@redoubt/guard/parts';
import {
  type ChatChunk,
  type ChunkChoice,
  choicesOf,
  type Envelope,
  indexOfChoice,
  isEmptied,
  isObject,
  slotsOf,
  type TextField,
  type TextSlot,
  textChunk,
} from './chat-chunks.ts';
import { speltLogprobs } from './spelt-logprobs.ts';
import type { TextChannel, TextChannels } from './text-channels.ts';

/** The result of processing a chunk. */
export interface ChunkEdit<Verdict> {
  readonly chunk: ChatChunk;
  /** Chunks to send before it, with held text of the texts that it ends. */
  readonly before: string[];
  isChanged: boolean;
  /** True if nothing is left that a client needs. */
  isEmpty: boolean;
  /** True if it ends a choice. */
  hasFinish: boolean;
  /** The text whose verdict blocked the stream. */
  blocked: TextChannel<Verdict> | undefined;
  /** The text, if the chunk contains nothing else. The next chunk may then match its template. */
  only: TextChannel<Verdict> | undefined;
}

/** Sends the texts of a chunk through their channels. Synchronous unless a judge must be awaited. */
export function editChunk<Verdict>(
  chunk: ChatChunk,
  hadMessage: boolean,
  channels: TextChannels<Verdict>,
  envelope: Envelope,
) {
  const choices = choicesOf(chunk);
  const isNumbered = choices.map((choice) => numberCalls(choice, channels)).includes(true);
  const hadThoughts = choices
    .map((choice) => channels.thoughts.takeFrom(choice.delta, indexOfChoice(choice)))
    .includes(true);
  const edit: ChunkEdit<Verdict> = {
    chunk,
    before: [],
    isChanged: hadMessage || hadThoughts || isNumbered,
    isEmpty: false,
    hasFinish: choices.some(isFinished),
    blocked: undefined,
    only: undefined,
  };
  const hadLogprobs = choices.some(({ logprobs }) => logprobs != null);
  const waiting = inOrder(choices, (choice) => editChoice(choice, edit, channels, envelope));
  return afterwards(waiting, () => {
    if (hadLogprobs && channels.isGuarded) for (const choice of choices) trimLogprobs(choice, edit);
    edit.isEmpty = edit.isChanged && saysNoMore(chunk) && choices.every(isEmptied);
    if (hadMessage || hadThoughts || isNumbered || hadLogprobs || edit.hasFinish || chunk.usage != null) return edit;
    edit.only = onlyTextOf(choices, channels);
    return edit;
  });
}

/** Writes the number of its call into each piece of a tool call. Returns whether there was another one, or none. */
function numberCalls<Verdict>(choice: ChunkChoice, channels: TextChannels<Verdict>): boolean {
  const calls = isObject(choice.delta) ? choice.delta.tool_calls : undefined;
  return Array.isArray(calls) && channels.callsOf(indexOfChoice(choice)).number(calls);
}

function onlyTextOf<Verdict>(choices: readonly ChunkChoice[], channels: TextChannels<Verdict>) {
  const [choice] = choices;
  if (!choice || choices.length > 1) return undefined;
  const [slot, second] = slotsOf(choice);
  return slot && !second ? channels.at(slot.place) : undefined;
}

/** Fields that all chunks of an answer share or that clients do not need. */
const commonKeys = new Set(
  'id object created model system_fingerprint service_tier provider obfuscation choices'.split(' '),
);

const saysNoMore = (chunk: ChatChunk): boolean =>
  Object.keys(chunk).every((key) => commonKeys.has(key) || chunk[key] === null);

const isFinished = ({ finish_reason: reason }: ChunkChoice): boolean => reason !== null && reason !== undefined;

function editChoice<Verdict>(
  choice: ChunkChoice,
  edit: ChunkEdit<Verdict>,
  channels: TextChannels<Verdict>,
  envelope: Envelope,
): MaybePromise {
  const slots = slotsOf(choice);
  /** The last slot of each text in this chunk. */
  const passed = new Map<TextChannel<Verdict>, TextSlot>();
  const tell: Tell<Verdict> = (channel, text) => {
    const slot = passed.get(channel);
    if (channel.blocked !== undefined) edit.blocked = channel;
    else if (text === '') return;
    else if (slot) rewrite(slot, String(slot.holder[slot.key]) + text, choice, edit);
    else edit.before.push(textChunk(envelope, channel.place, text));
  };
  const pass = (slot: TextSlot): MaybePromise => {
    passed.set(channels.at(slot.place), slot);
    return passSlot(slot, choice, edit, channels);
  };
  const passing = inOrder(slots, (slot) => {
    const waiting = endTurn(slot, channels, tell);
    return waiting ? waiting.then(() => pass(slot)) : pass(slot);
  });
  const ending = isFinished(choice) ? () => endChoice(choice, edit, channels, { tell, envelope }) : undefined;
  if (!ending) return passing;
  return passing ? passing.then(ending) : ending();
}

/** Puts held text into the chunk or before it. */
type Tell<Verdict> = (channel: TextChannel<Verdict>, text: string) => void;

/**
 * If another text of a choice begins, held text of the previous one is sent first. Clients take the previous one as
 * complete. Some, for example, parse a tool call's arguments once the next call begins.
 */
function endTurn<Verdict>(
  { place, text }: TextSlot,
  channels: TextChannels<Verdict>,
  tell: Tell<Verdict>,
): MaybePromise {
  if (text === '' && place.field !== 'arguments' && place.field !== 'input') return undefined;
  const before = channels.turnTo(channels.at(place));
  const held = before?.flush() ?? '';
  if (!before || held === '') return undefined;
  if (typeof held !== 'string') return held.then((settled) => tell(before, settled));
  tell(before, held);
  return undefined;
}

function passSlot<Verdict>(
  slot: TextSlot,
  choice: ChunkChoice,
  edit: ChunkEdit<Verdict>,
  channels: TextChannels<Verdict>,
): MaybePromise {
  if (edit.blocked) return undefined;
  const channel = channels.at(slot.place);
  const put = (passed: string) => {
    if (channel.blocked !== undefined) edit.blocked = channel;
    if (passed !== slot.text) rewrite(slot, passed, choice, edit);
  };
  const passed = channel.push(slot.text);
  if (typeof passed !== 'string') return passed.then(put);
  put(passed);
  return undefined;
}

/** Removes log-probabilities that do not repeat a text of the same chunk, because their tokens were not judged. */
function trimLogprobs<Verdict>(choice: ChunkChoice, edit: ChunkEdit<Verdict>): void {
  if (choice.logprobs == null) return;
  const said = { content: saidIn(choice, ['content', 'text']), refusal: saidIn(choice, ['refusal']) };
  const spelt = said.content + said.refusal === '' ? null : (speltLogprobs(choice.logprobs, said) ?? null);
  if (spelt === choice.logprobs) return;
  choice.logprobs = spelt;
  edit.isChanged = true;
}

const saidIn = (choice: ChunkChoice, fields: readonly TextField[]): string =>
  slotsOf(choice)
    .filter(({ place }) => fields.includes(place.field))
    .map(({ text }) => text)
    .join('');

/** Replaces a text. Its log-probabilities repeat the original text and are removed. */
function rewrite<Verdict>(
  { holder, key }: TextSlot,
  text: string,
  choice: ChunkChoice,
  edit: ChunkEdit<Verdict>,
): void {
  holder[key] = text;
  if (choice.logprobs != null) choice.logprobs = null;
  edit.isChanged = true;
}

/** Sends held text of a choice before its end, in the chunk that ends it if possible. */
function endChoice<Verdict>(
  choice: ChunkChoice,
  edit: ChunkEdit<Verdict>,
  channels: TextChannels<Verdict>,
  { tell, envelope }: { tell: Tell<Verdict>; envelope: Envelope },
): MaybePromise {
  const open = channels.all.filter(({ place }) => place.choice === indexOfChoice(choice));
  const ending = inOrder(open, (channel) => {
    if (edit.blocked) return undefined;
    return endChannel(channel, channels, (text) => tell(channel, text));
  });
  const give = () => giveThoughts(choice, open, edit, channels, envelope);
  return ending ? ending.then(give) : give();
}

/** Sends the signed thoughts of a choice after its texts were judged, if nothing was restored in them. */
function giveThoughts<Verdict>(
  choice: ChunkChoice,
  ended: readonly TextChannel<Verdict>[],
  edit: ChunkEdit<Verdict>,
  channels: TextChannels<Verdict>,
  envelope: Envelope,
): undefined {
  const channel = ended.find(({ place }) => place.field === 'reasoning_content');
  if (edit.blocked || channel?.hasRestored) return undefined;
  const index = indexOfChoice(choice);
  const blocks = channels.thoughts.give(index, channel?.thought ?? '');
  if (!blocks) return undefined;
  const given = { index, delta: { thinking_blocks: blocks }, logprobs: null, finish_reason: null };
  edit.before.push(JSON.stringify({ ...envelope, choices: [given] }));
  return undefined;
}

/** Ends one text and passes on its held part. */
export function endChannel<Verdict>(
  channel: TextChannel<Verdict>,
  channels: TextChannels<Verdict>,
  tell: (text: string) => void,
): MaybePromise {
  const take = (text: string) => {
    channels.close(channel);
    tell(text);
  };
  const rest = channel.end();
  if (typeof rest !== 'string') return rest.then(take);
  take(rest);
  return undefined;
}
