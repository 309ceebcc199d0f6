import { JsonEnd } from '@redoubt/contract';

/** What is asked of a model whose answer has to be JSON, because the API has no such mode without a schema. */
export const ASKS_FOR_JSON =
  'Answer with one JSON object and with nothing else: no words before or after it, and no code fence. Calls of tools are not concerned.';

/** Characters before a JSON object that are waited for. Models write a few words or a code fence there. */
const MAX_BEFORE = 4_096;
/** A brace in words, such as `{name}`, begins no object. */
const beginsObject = /\{\s*["}]/;
const beginsList = /^\s*(?:```\w*\s*)?\[\s*[[{"\]]/;

/** Takes the JSON out of what a model writes around it. A text without JSON stays as it is. */
export class JsonObjectText {
  #state: 'before' | 'inside' | 'after' | 'as it is' = 'before';
  #before = '';
  readonly #end = new JsonEnd();

  /** Adds a piece of the text. Returns what may be passed on. */
  push(text: string): string {
    switch (this.#state) {
      case 'before':
        return this.#begin(text);
      case 'inside':
        return this.#goOn(text);
      case 'after':
        return '';
      default:
        return text;
    }
  }

  /** Ends the text. Returns the rest. */
  end(): string {
    return this.#state === 'before' ? this.#before : '';
  }

  #begin(text: string): string {
    this.#before += text;
    const start = beginsList.test(this.#before) ? this.#before.indexOf('[') : this.#before.search(beginsObject);
    if (start !== -1) {
      this.#state = 'inside';
      return this.#goOn(this.#before.slice(start));
    }
    if (this.#before.length <= MAX_BEFORE) return '';
    this.#state = 'as it is';
    return this.#before;
  }

  #goOn(text: string): string {
    const end = this.#end.add(text);
    if (end === -1) return text;
    this.#state = 'after';
    return text.slice(0, end);
  }
}

/** Returns the JSON of a whole text, or the text as it is if there is none. */
export function jsonObjectIn(text: string): string {
  const json = new JsonObjectText();
  return json.push(text) + json.end();
}
