import { isObject, whoSpeaks } from '../stages/message-texts.ts';
import type { Spoken, Voice } from '../stages/text-place.ts';
import {
  isContentName,
  isDataName,
  isOfOtherType,
  isTextDocument,
  mayHoldContent,
  mediaTypeOf,
} from './known-forms.ts';
import {
  contentNames,
  isDataUrl,
  isLargeBase64,
  mediumByName,
  mediumOfData,
  mediumOfType,
  sourceOf,
} from './part-source.ts';
import type { PartMedium, PartSource, SentPart } from './sent-part.ts';

type Json = Record<string, unknown>;

/** Types of parts, in the words of OpenAI, Anthropic and their kind. */
const byType = new Map<unknown, PartMedium>([
  ...['image', 'image_url', 'image_file', 'input_image'].map((type) => [type, 'image'] as const),
  ...['audio', 'audio_url', 'input_audio'].map((type) => [type, 'audio'] as const),
  ...['video', 'video_url', 'input_video'].map((type) => [type, 'video'] as const),
  ...['file', 'file_url', 'input_file', 'document', 'input_document'].map((type) => [type, 'file'] as const),
]);

/** Members of a body that hold no parts. Definitions of tools may be large. */
const without = new Set(['messages', 'tools', 'functions', 'response_format', 'tool_choice', 'metadata', 'audio']);

/** The most parts of a request that are looked at. */
const MAX_FOUND = 512;

/** The parts of a request. */
export interface FoundParts {
  /** In the order of the request. */
  readonly parts: readonly SentPart[];
  /** Whether there are more, which stand before these. */
  readonly areMore: boolean;
}

/** What surrounds a value: the part that it belongs to, if it belongs to one. */
interface Within {
  readonly spoken: Spoken;
  readonly part: { readonly medium: PartMedium; readonly place: string } | undefined;
  /** True in the arguments of a tool and its kind, which have names of their own. */
  readonly isData: boolean;
}

const beside: Spoken = { voice: 'caller', isNew: true, isOfTurn: true };

/**
 * Finds pictures, recordings and files in a body, in every form of a part that providers are known to read, at any
 * depth. A member of content that is in none of these forms, and is no text and no call of a tool, counts as a part, too.
 * `voices` says under whose words they count. The latest ones are found first.
 */
export function findParts(body: Json, voices: ReadonlySet<Voice>): FoundParts {
  const search = new Search(voices);
  for (const [name, value] of Object.entries(body)) {
    if (without.has(name) || (typeof value !== 'object' && !isOwnPart(value, name))) continue;
    const part = partAt(mediumByName.get(name), name);
    search.visit(value, name, { spoken: beside, part, isData: !mayHoldContent(name) }, name);
  }
  if (Array.isArray(body.messages)) search.messages(body.messages);
  return { parts: search.found.reverse(), areMore: search.areMore };
}

/** An object that names the media type of its content is a part, whatever its type says. */
function partByMediaType(holder: Json, place: string, { part, isData }: Within): Within['part'] {
  const type = isData || part ? undefined : mediaTypeOf(holder);
  return type === undefined ? undefined : partAt(mediumOfType(type), place);
}

/** A text within a document is a text. */
const partAround = ({ type }: Json, place: string, { part }: Within): Within['part'] =>
  type === 'text' ? undefined : (part ?? partAt(byType.get(type), place));

/** A member of a list of pictures stands at its own place. */
const movedTo = (place: string, within: Within): Within => ({
  ...within,
  part: within.part && { ...within.part, place },
});

const partAt = (medium: PartMedium | undefined, place: string): Within['part'] => medium && { medium, place };

class Search {
  readonly found: SentPart[] = [];
  areMore = false;
  /** Parts that were found, also those that are not kept. */
  #count = 0;
  readonly #voices: ReadonlySet<Voice>;

  constructor(voices: ReadonlySet<Voice>) {
    this.#voices = voices;
  }

  /** Visits the latest message first, because only so many parts are read. */
  messages(messages: readonly unknown[]): void {
    const spokenOf = whoSpeaks(messages);
    for (let at = messages.length - 1; at >= 0; at -= 1) {
      const message = messages[at];
      if (!isObject(message)) continue;
      const spoken = spokenOf(message, at);
      const within = { spoken, part: undefined, isData: false };
      if (this.#voices.has(spoken.voice)) this.#members(message, `messages.${at}`, within, true);
    }
  }

  /** Visits a value that stands at `place`, under `name` in its object or list. */
  visit(value: unknown, place: string, within: Within, name: string): void {
    if (typeof value === 'string') this.#text(value, place, within.spoken, within.part, name);
    else if (Array.isArray(value)) this.#items(value, place, within, name);
    else if (!isObject(value)) return;
    else if (!within.isData && isContentName(name, place)) this.#content(value, place, within);
    else this.#members(value, place, within);
  }

  /** Each member of a list may be a part of its own, whatever the list is in. */
  #items(items: readonly unknown[], place: string, within: Within, name: string): void {
    const { part } = within;
    // No reader takes bytes that are written as numbers.
    const isBytes = part && contentNames.has(name) && items.some((item) => typeof item === 'number');
    if (isBytes) this.#addUnknown(place, within);
    const isContent = !within.isData && isContentName(name, place);
    for (let at = items.length - 1; at >= 0; at -= 1) {
      const [item, ownPlace] = [items[at], `${place}.${at}`];
      if (isObject(item)) this.#item(item, ownPlace, within, isContent);
      else this.visit(item, ownPlace, part?.place === place ? movedTo(ownPlace, within) : within, name);
    }
  }

  #item(item: Json, place: string, within: Within, isContent: boolean): void {
    const own = { ...within, part: partAt(byType.get(item.type), place) ?? within.part };
    if (isContent) this.#content(item, place, own);
    else this.#members(item, place, own);
  }

  /** Visits a member of content. If it is none of what is known, and no part is found in it, it is an unread part. */
  #content(item: Json, place: string, within: Within): void {
    const before = this.#count;
    this.#members(item, place, within);
    if (this.#count === before && isOfOtherType(item) && !isTextDocument(item)) this.#addUnknown(place, within);
  }

  #members(holder: Json, place: string, within: Within, isMessage = false): void {
    const named = partByMediaType(holder, place, within);
    const part = named ?? partAround(holder, place, within);
    const before = this.#count;
    for (const [name, value] of membersOf(holder, isMessage)) {
      const at = `${place}.${name}`;
      const own = part ?? (value === null ? undefined : partAt(mediumByName.get(name), placeOfPart(place, at, name)));
      if (typeof value === 'string') this.#text(value, at, within.spoken, own, name);
      else this.#member(value, at, { ...within, part: own }, name);
    }
    if (named && this.#count === before) this.#addUnknown(place, { ...within, part: named });
  }

  /** Visits a member of an object. One that is named as a picture, a recording or a file is a part in any form. */
  #member(value: unknown, place: string, around: Within, name: string): void {
    const before = this.#count;
    const within = isDataName(name, place) ? { ...around, isData: true } : around;
    this.visit(value, place, within, name);
    const isPart = !within.isData && mediumByName.has(name) && isObject(value) && Object.keys(value).length > 0;
    if (isPart && this.#count === before && !isTextDocument(value)) this.#addUnknown(place, within);
  }

  #text(text: string, place: string, spoken: Spoken, part: Within['part'], name: string): void {
    const source = sourceOf(text, name, part?.medium);
    if (!source) return;
    const medium = mediumOfData(text) ?? part?.medium ?? 'file';
    this.#add({ place: part?.place ?? place, medium, source, spoken });
  }

  #addUnknown(place: string, { spoken, part }: Within): void {
    this.#add({ place: part?.place ?? place, medium: part?.medium ?? 'file', source: unknownForm, spoken });
  }

  #add(part: SentPart): void {
    this.#count += 1;
    if (this.found.length === MAX_FOUND) this.areMore = true;
    else this.found.push(part);
  }
}

const unknownForm: PartSource = { kind: 'unknown' };

/** What a message or the result of a tool says is a text. In content of an unknown type, `content` may be a file. */
const saidIn = new Set(['content', 'output']);
const wordsType = /(?:^|_)(?:text|result|output)$/;

/** The members in which a part may be. */
function membersOf(holder: Json, isMessage: boolean): [name: string, value: unknown][] {
  const isSaid = isMessage || wordsType.test(String(holder.type));
  const isWords = (name: string, text: string) => isSaid && saidIn.has(name) && !isDataUrl(text);
  return Object.entries(holder).filter(([name, value]) =>
    typeof value === 'string' ? !isWords(name, value) : typeof value === 'object',
  );
}

/** Whether a string beside the messages is a part by itself. */
const isOwnPart = (value: unknown, name: string): boolean =>
  isDataUrl(value) || (typeof value === 'string' && mediumByName.has(name) && isLargeBase64(value, name));

/** A list of pictures is no part by itself, but each of its members is. */
const placeOfPart = (holder: string, at: string, name: string): string => (name === 'images' ? at : holder);
