import type { PersonalSpan, PiiWanted } from '@redoubt/detectors';
import { emptyMap, mayLookLikeTokens, type RedactedText, redact, type TokenMap } from '@redoubt/guard/parts';
import type { DetectorPool } from '../../guardrails/detector-pool.ts';
import { type MendedPlace, mendSplits } from './mend-splits.ts';
import { plainJson, redactJson } from './redact-json.ts';
import { TextMemory } from './text-memory.ts';
import type { RequestText } from './text-place.ts';

/** Spans of personal data in earlier texts, which come again with every call. */
const known = new TextMemory<readonly PersonalSpan[]>();
/**
 * After this many searched characters, each further text is searched in a thread. A conversation of many small texts
 * takes as long as a large text.
 */
const FEW_CHARACTERS = 16_384;

const LONG_TEXT = 4_096;

/** Finds the personal data in a text. */
type Finder = (text: string) => readonly PersonalSpan[] | Promise<readonly PersonalSpan[]>;

/** Memory weight of one span, in bytes. */
const SPAN_WEIGHT = 160;

/** A text as it is sent, with tokens in it. */
export interface SentText extends RedactedText {
  readonly isUsers: boolean;
}

/** The result of a redaction. */
export interface Redacted {
  readonly map: TokenMap;
  readonly isRedacted: boolean;
  /** The texts that were changed. */
  readonly changed: readonly SentText[];
}

/**
 * Replaces personal data in a request's texts, in place, by tokens of one map. This covers every speaker, because
 * every text goes to the provider.
 */
export async function redactTexts(
  places: readonly RequestText[],
  wanted: PiiWanted,
  pool: Pick<DetectorPool, 'findPersonal'>,
): Promise<Redacted> {
  let map = emptyMap;
  let searched = 0;
  // Writes are done at the end. If one text cannot be searched, no text is left half redacted.
  const writes: { place: RequestText; to: string }[] = [];
  const find: Finder = (text) => {
    searched += text.length;
    return pool.findPersonal(text, wanted, { isOneOfMany: searched > FEW_CHARACTERS });
  };
  const mended = await mendSplits(
    places.filter(({ isFixed }) => !isFixed),
    find,
  );
  for (const place of mended) {
    const redacting = redactPlace(later(place, writes), wanted, find, map);
    // Awaited only if a thread is used. A turn of the event loop for each message would add up.
    map = redacting instanceof Promise ? await redacting : redacting;
  }
  for (const { place, to } of writes) place.write(to);
  const changed = writes.map(({ place, to }) => ({ text: to, isJson: place.isJson, isUsers: place.isUsers === true }));
  return { map, isRedacted: map.values.size > 0, changed };
}

const later = (place: MendedPlace, writes: { place: RequestText; to: string }[]): MendedPlace => ({
  ...place,
  write: (to) => void writes.push({ place, to }),
});

/** Redacts one text. Returns the map with the tokens that it adds. */
function redactPlace(place: MendedPlace, wanted: PiiWanted, find: Finder, map: TokenMap): TokenMap | Promise<TokenMap> {
  const json = place.isJson ? plainJson(place.text) : undefined;
  const text = json?.text ?? place.text;
  const replace = (found: readonly PersonalSpan[]): TokenMap => {
    const spans = place.gathered ? [...found, ...place.gathered] : found;
    if (spans.length === 0 && !place.gathered && !mayLookLikeTokens(text)) return map;
    const redacted = json ? redactJson(json, spans, map) : redact(text, spans, map);
    if (redacted.text !== place.text || place.gathered) place.write(redacted.text);
    return redacted.map;
  };
  const found = spansOf({ ...place, text }, wanted, find);
  return found instanceof Promise ? found.then(replace) : replace(found);
}

/** Returns the personal data of a text. New texts of the caller are always searched. */
function spansOf({ text, voice, isNew }: RequestText, wanted: PiiWanted, find: Finder) {
  if (voice === 'caller' && isNew) return find(text);
  const spans = known.recall(wanted, text);
  if (spans) return spans;
  const found = find(text);
  const remember = (all: readonly PersonalSpan[]) => {
    // Long texts would leave room for only a few.
    if (text.length <= LONG_TEXT) known.remember(wanted, text, all, all.length * SPAN_WEIGHT);
    return all;
  };
  return found instanceof Promise ? found.then(remember) : remember(found);
}
