import { type PiiWanted, personalSpans, type TextViews } from '@redoubt/detectors';
import { redact } from '../pii-tokens/redact.ts';
import { RestoredTooLong, restore } from '../pii-tokens/restore.ts';
import { emptyMap, parseMap, writeMap } from '../pii-tokens/token-map.ts';

/** A text whose personal data was replaced by placeholders. */
export interface RedactedText {
  readonly text: string;
  /** The map of its placeholders, as `writeMap` writes it. */
  readonly map: string;
}

/** How a text is redacted. */
export interface Redacting {
  readonly wanted: PiiWanted;
  /** The written map that the text goes on with; undefined for a text that starts its own. */
  readonly map: string | undefined;
}

/** A text with placeholders to put values back into. */
export interface Restoring {
  readonly text: string;
  /** The written map. */
  readonly map: string;
  /** A few placeholders can stand for any amount of text. */
  readonly maxCharacters: number;
}

/** Finds personal data in a text and replaces it. Maps stay written here: reading one of 16 MB takes a tenth of a second. */
export function redactText(views: TextViews, { wanted, map }: Redacting): RedactedText {
  const known = map === undefined ? emptyMap : parseMap(map);
  const redacted = redact(views.source, personalSpans(views, wanted), known);
  return { text: redacted.text, map: writeMap(redacted.map) };
}

/** Puts the values of a map back into a text; undefined where it would become longer than allowed. */
export function restoreText({ text, map, maxCharacters }: Restoring): string | undefined {
  try {
    return restore(text, parseMap(map), maxCharacters);
  } catch (error) {
    if (error instanceof RestoredTooLong) return undefined;
    throw error;
  }
}
