import { encodeHeaderText, headerPrefix } from '@redoubt/contract';
import type { UpstreamModel } from '@redoubt/providers';
import type { CallState } from './call-state.ts';

/** Writes into the headers of an answer which model gave it, and how many requests to providers that took. */
export type TriesWriter = (state: CallState, tries: number, model?: UpstreamModel) => void;

/** Creates a writer for the brand and its aliases. */
export function triesWriter(brands: readonly string[]): TriesWriter {
  const prefixes = brands.map(headerPrefix);
  return ({ exchange }, tries, model) => {
    // Nothing is told of a call that no provider was asked for.
    if (tries === 0) return;
    const name = model && encodeHeaderText(model.name);
    for (const prefix of prefixes) {
      exchange.headers[`${prefix}Attempts`] = String(tries);
      if (name !== undefined) exchange.headers[`${prefix}Model`] = name;
    }
  };
}
