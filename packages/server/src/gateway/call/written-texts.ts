import { plainStretch } from '@redoubt/guard/parts';
import type { AnsweredText } from '../found/answered-texts.ts';
import type { ChunkText, TextField } from '../stream/chat-chunks.ts';
import { formOf } from '../stream/text-channels.ts';

/**
 * Characters of an answer that are kept for its final checks, its price and its log. Text after that is judged only in
 * windows.
 */
const MAX_KEPT = 1_000_000;

/** The order in which the fields of a whole answer are read. */
const fieldRanks: Readonly<Record<TextField, number>> = {
  text: 0,
  content: 1,
  refusal: 2,
  reasoning_content: 3,
  reasoning: 4,
  thinking: 5,
  thought_parts: 6,
  reasoning_text: 7,
  reasoning_summary: 8,
  transcript: 9,
  arguments: 10,
  function_call: 11,
  input: 12,
};

/** The fields of the model's answer, without its thoughts and tool calls. */
const saidFields: ReadonlySet<TextField> = new Set(['text', 'content', 'refusal', 'transcript']);

/** The fields of calls of tools. */
const callFields: ReadonlySet<TextField> = new Set(['arguments', 'function_call', 'input']);

interface WrittenText {
  readonly place: ChunkText;
  text: string;
}

/** Collects the texts that a model writes into a stream. */
export class WrittenTexts {
  readonly #texts = new Map<string, WrittenText>();
  /** The text of the last chunk. Nearly every chunk continues it. */
  #last: WrittenText | undefined;
  #kept = 0;
  readonly #asides: string[] = [];
  readonly #refused: string[] = [];

  addAside(texts: readonly string[]): void {
    for (const text of texts) {
      if (this.#kept >= MAX_KEPT) return;
      this.#kept += text.length;
      this.#asides.push(text);
    }
  }

  add(place: ChunkText, text: string): void {
    if (this.#kept >= MAX_KEPT) return;
    this.#kept += text.length;
    if (this.#last?.place !== place) this.#last = this.#at(place);
    this.#last.text += text;
  }

  /** Adds what a call of a tool was made with that is not delivered. It is priced and logged, and not judged. */
  addRefused(text: string): void {
    if (this.#kept >= MAX_KEPT || text === '') return;
    this.#kept += text.length;
    this.#refused.push(text);
  }

  /** Whether a call of a tool has begun that is delivered. */
  get hasCalls(): boolean {
    return [...this.#texts.values()].some(({ place }) => callFields.has(place.field));
  }

  /** Whether the model has written any text of its answer. */
  get hasText(): boolean {
    return [...this.#texts.values()].some(({ place, text }) => saidFields.has(place.field) && text !== '');
  }

  #at(place: ChunkText): WrittenText {
    const key = `${place.choice} ${place.field} ${place.tool}`;
    const known = this.#texts.get(key);
    if (known) return known;
    const begun = { place, text: '' };
    this.#texts.set(key, begun);
    return begun;
  }

  /**
   * Returns the texts that are not empty, in the order of a whole answer, because detectors read them one after the
   * other.
   */
  inOrder(): string[] {
    return [...this.#ordered().map(({ text }) => text), ...this.#refused];
  }

  /** Returns only the texts of the model's answer. */
  said(): string[] {
    return this.#ordered()
      .filter(({ place }) => saidFields.has(place.field))
      .map(({ text }) => text);
  }

  /** Returns the texts as people read them: JSON without its escapes. */
  asRead(contentIs: 'text' | 'json'): string[] {
    return this.#ordered().map(({ place, text }) =>
      formOf(place, contentIs) === 'json' ? plainStretch(text).text : text,
    );
  }

  /** Returns the texts as they were written, with what they are. */
  answered(contentIs: 'text' | 'json'): AnsweredText[] {
    return this.#ordered().map(({ place, text }) => ({
      choice: place.choice,
      part: saidFields.has(place.field) ? 'text' : callFields.has(place.field) ? 'tool_call' : 'thoughts',
      isJson: formOf(place, contentIs) === 'json',
      pieces: [text],
    }));
  }

  /** Returns the texts of the other fields. */
  get asides(): readonly string[] {
    return this.#asides;
  }

  #ordered(): WrittenText[] {
    const texts = [...this.#texts.values()].filter(({ text }) => text !== '');
    texts.sort(({ place: a }, { place: b }) => {
      return a.choice - b.choice || fieldRanks[a.field] - fieldRanks[b.field] || a.tool - b.tool;
    });
    return texts;
  }
}
