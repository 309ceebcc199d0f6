import { type PiiWanted, personalSpans, type TextViews } from '@redoubt/detectors';
import { emptyMap, parseMap, RestoredTooLong, redact, restore, writeMap } from '@redoubt/guard/parts';

/** A text whose personal data was replaced by placeholders. */
export interface RedactedText {
  readonly text: string;
  /** The map of its placeholders, in the format of `writeMap`. */
  readonly map: string;
}

/** How a text is redacted. */
export interface Redacting {
  readonly wanted: PiiWanted;
  /** The serialised map to continue. Undefined for a text that starts a new one. */
  readonly map: string | undefined;
}

/** A text whose placeholders are to be replaced by values. */
export interface Restoring {
  readonly text: string;
  /** The serialised map. */
  readonly map: string;
  /** Limits the result, because a few placeholders can stand for any amount of text. */
  readonly maxCharacters: number;
}

/**
 * Finds and replaces personal data in a text. The map is parsed and serialised here, possibly in a worker, because
 * reading a map of 16 MB takes a tenth of a second.
 */
export function redactText(views: TextViews, { wanted, map }: Redacting): RedactedText {
  const known = map === undefined ? emptyMap : parseMap(map);
  const redacted = redact(views.source, personalSpans(views, wanted), known);
  return { text: redacted.text, map: writeMap(redacted.map) };
}

/** Replaces the placeholders of a text by their values. Returns undefined if it would become longer than allowed. */
export function restoreText({ text, map, maxCharacters }: Restoring): string | undefined {
  try {
    return restore(text, parseMap(map), maxCharacters);
  } catch (error) {
    if (error instanceof RestoredTooLong) return undefined;
    throw error;
  }
}
