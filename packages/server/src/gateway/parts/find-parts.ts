import { isObject, whoSpeaks } from '../stages/message-texts.ts';
import type { Spoken, Voice } from '../stages/text-place.ts';
import { isDataUrl, isLargeBase64, mediumByName, mediumOfData, sourceOf } from './part-source.ts';
import type { PartMedium, SentPart } from './sent-part.ts';

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
}

const beside: Spoken = { voice: 'caller', isNew: true, isOfTurn: true };

/**
 * Finds pictures, recordings and files in a body, in every form of a part that providers are known to read, at any
 * depth. `voices` says under whose words they count. The latest ones are found first.
 */
export function findParts(body: Json, voices: ReadonlySet<Voice>): FoundParts {
  const search = new Search(voices);
  for (const [name, value] of Object.entries(body)) {
    if (without.has(name) || (typeof value !== 'object' && !isOwnPart(value, name))) continue;
    search.visit(value, name, { spoken: beside, part: partAt(mediumByName.get(name), name) }, name);
  }
  if (Array.isArray(body.messages)) search.messages(body.messages);
  return { parts: search.found.reverse(), areMore: search.areMore };
}

const partAt = (medium: PartMedium | undefined, place: string): Within['part'] => medium && { medium, place };

class Search {
  readonly found: SentPart[] = [];
  areMore = false;
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
      if (this.#voices.has(spoken.voice)) this.#members(message, `messages.${at}`, { spoken, part: undefined }, true);
    }
  }

  /** Visits a value that stands at `place`, under `name` in its object or list. */
  visit(value: unknown, place: string, within: Within, name: string): void {
    if (typeof value === 'string') this.#text(value, place, within, name);
    else if (Array.isArray(value)) this.#items(value, place, within, name);
    else if (isObject(value)) this.#members(value, place, within);
  }

  /** Each member of a list may be a part of its own, whatever the list is in. */
  #items(items: readonly unknown[], place: string, within: Within, name: string): void {
    const { spoken, part } = within;
    for (let at = items.length - 1; at >= 0; at -= 1) {
      const [item, ownPlace] = [items[at], `${place}.${at}`];
      if (isObject(item))
        this.#members(item, ownPlace, { spoken, part: partAt(byType.get(item.type), ownPlace) ?? part });
      else
        this.visit(
          item,
          ownPlace,
          part?.place === place ? { spoken, part: { ...part, place: ownPlace } } : within,
          name,
        );
    }
  }

  #members(holder: Json, place: string, within: Within, isMessage = false): void {
    const { type } = holder;
    // A text within a document is a text.
    const part = type === 'text' ? undefined : (within.part ?? partAt(byType.get(type), place));
    for (const [name, value] of membersOf(holder, isMessage)) {
      const at = `${place}.${name}`;
      const own = part ?? (value === null ? undefined : partAt(mediumByName.get(name), placeOfPart(place, at, name)));
      this.visit(value, at, { spoken: within.spoken, part: own }, name);
    }
  }

  #text(text: string, place: string, { spoken, part }: Within, name: string): void {
    const source = sourceOf(text, name, part?.medium);
    if (!source) return;
    if (this.found.length === MAX_FOUND) {
      this.areMore = true;
      return;
    }
    const medium = mediumOfData(text) ?? part?.medium ?? 'file';
    this.found.push({ place: part?.place ?? place, medium, source, spoken });
  }
}

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
