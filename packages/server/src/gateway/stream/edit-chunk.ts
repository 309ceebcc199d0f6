import {
  type ChatChunk,
  type ChunkChoice,
  choicesOf,
  type Envelope,
  indexOfChoice,
  isEmptied,
  slotsOf,
  type TextField,
  type TextSlot,
  textChunk,
} from './chat-chunks.ts';
import { afterwards, inOrder, type MaybePromise } from './in-order.ts';
import { speltLogprobs } from './spelt-logprobs.ts';
import type { TextChannel, TextChannels } from './text-channels.ts';

/** What became of a chunk on its way. */
export interface ChunkEdit<Verdict> {
  readonly chunk: ChatChunk;
  /** Chunks to be sent before it, with what was held of the texts that it ends. */
  readonly before: string[];
  isChanged: boolean;
  /** Whether nothing is left that a client would miss. */
  isEmpty: boolean;
  /** Whether it ends a choice. */
  hasFinish: boolean;
  /** The text of which a verdict ended the stream. */
  blocked: TextChannel<Verdict> | undefined;
  /** The text, where it is all that the chunk says: the next chunk may look the same. */
  only: TextChannel<Verdict> | undefined;
}

/** Sends the texts of a chunk, of which a message may be taken out, through their channels; at once where no judge is waited for. */
export function editChunk<Verdict>(
  chunk: ChatChunk,
  hadMessage: boolean,
  channels: TextChannels<Verdict>,
  envelope: Envelope,
) {
  const choices = choicesOf(chunk);
  const hadThoughts = choices
    .map((choice) => channels.thoughts.takeFrom(choice.delta, indexOfChoice(choice)))
    .includes(true);
  const edit: ChunkEdit<Verdict> = {
    chunk,
    before: [],
    isChanged: hadMessage || hadThoughts,
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
    if (hadMessage || hadThoughts || hadLogprobs || edit.hasFinish || chunk.usage != null) return edit;
    edit.only = onlyTextOf(choices, channels);
    return edit;
  });
}

function onlyTextOf<Verdict>(choices: readonly ChunkChoice[], channels: TextChannels<Verdict>) {
  const [choice] = choices;
  if (!choice || choices.length > 1) return undefined;
  const [slot, second] = slotsOf(choice);
  return slot && !second ? channels.at(slot.place) : undefined;
}

/** What the chunks of an answer have in common, or nobody misses. */
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
  /** Where in this chunk each text was said last. */
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

/** Puts what was held of a text into the chunk, or before it. */
type Tell<Verdict> = (channel: TextChannel<Verdict>, text: string) => void;

/**
 * Where another text of a choice begins, what was held of the one before goes first: a reader takes that one to be
 * complete, as clients do that parse a tool call's arguments once the next call begins.
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

/** Beside no text that passes in the same chunk they spell what was not judged: another chunk's text, or nobody's. */
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

/** Log-probabilities spell the text that was held or changed: they go with it. */
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

/** What was held of a choice's texts goes before its end: in the chunk that ends it where the text has a place there. */
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

/** A choice's texts have been judged: what says its thoughts again may follow them, where nothing was put back into them. */
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

/** Ends one text, and tells what was still held of it. */
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
