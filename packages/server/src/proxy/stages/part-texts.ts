import { NotReadable } from './not-readable.ts';
import { placeIn, type Spoken, type TextPlace } from './text-place.ts';

/** Parts that hold pictures, sounds and files: of those only what is said to be text is read, all else stays untouched. */
const media = new Set<unknown>(
  'image image_url input_image audio input_audio video video_url file input_file'.split(' '),
);
const mediaTexts = new Set(['text', 'input_text', 'refusal']);
/** What tells of a part rather than says something. */
const quiet = new Set(
  'type id tool_call_id tool_use_id file_id url detail format media_type mime_type role cache_control signature'.split(
    ' ',
  ),
);
const MAX_DEPTH = 32;
/** No words: data, as base64 has it. */
const encoded = /^[\w+/=-]{256,}$/;

/**
 * Every text in the parts of a content, at any depth: a part of a type that is not known may be one that the provider
 * knows. Throws NotReadable for one that is nested too deep.
 */
export function partTexts(value: unknown, spoken: Spoken, depth = 0): TextPlace[] {
  if (typeof value !== 'object' || value === null) return [];
  if (depth > MAX_DEPTH) throw new NotReadable(`messages: a content is nested deeper than ${MAX_DEPTH} levels`);
  return keysOf(value).flatMap((key) => {
    const held = (value as Record<string, unknown>)[key];
    if (typeof held !== 'string') return partTexts(held, spoken, depth + 1);
    return key === 'data' && encoded.test(held) ? [] : (placeIn(value, key, spoken) ?? []);
  });
}

function keysOf(value: object): string[] {
  const keys = Object.keys(value);
  if (Array.isArray(value)) return keys;
  const isMedia = media.has((value as { type?: unknown }).type);
  return keys.filter((key) => (isMedia ? mediaTexts.has(key) : !quiet.has(key)));
}
