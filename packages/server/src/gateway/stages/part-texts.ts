import { isQuiet, readingOf } from '../stream/quiet-fields.ts';
import { NotReadable } from './not-readable.ts';
import { placeIn, type RequestText, type Spoken } from './text-place.ts';

const MAX_DEPTH = 32;
/** Where a picture, a sound or a file is, or all of it. */
const address = /^(?:https?|data|s3|gs|file):\S*$/i;

/**
 * Every text in the parts of a content, at any depth and in parts of any type, for a server may read more than its API
 * says; but for what is known to say nothing. Throws NotReadable for one that is nested too deep.
 */
export function partTexts(value: unknown, spoken: Spoken, depth = 0): RequestText[] {
  if (typeof value !== 'object' || value === null) return [];
  if (depth > MAX_DEPTH) throw new NotReadable(`messages: a content is nested deeper than ${MAX_DEPTH} levels`);
  return Object.entries(value).flatMap(([key, held]) => {
    if (typeof held !== 'string') return partTexts(held, spoken, depth + 1);
    if (isQuiet(key, held)) return [];
    return key !== 'text' && address.test(held) ? addressIn(value, key, spoken) : (placeIn(value, key, spoken) ?? []);
  });
}

/** An address stays as it is, so that what it leads to is found. It may say something all the same. */
function addressIn(holder: object, key: string, { voice, isNew }: Spoken): RequestText[] {
  const place = placeIn(holder, key, { voice, isNew, isField: true, isFixed: true });
  const reading = place && readingOf(place.text);
  return place && reading ? [{ ...place, reading }] : [];
}
