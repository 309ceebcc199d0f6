import type { Detection } from '@redoubt/contract';
import { detailsOfLabelled, type LabelledData, type PiiWanted } from '@redoubt/detectors';
import { labelOf } from '@redoubt/guard/parts';
import { judged, type TextVerdict } from './judged.ts';
import type { SentText } from './redact-texts.ts';
import type { RequestText } from './text-place.ts';

/** Personal data of system prompts, tools and earlier answers, which an output stage keeps from the user. */
export interface WithheldData {
  readonly values: ReadonlySet<string>;
  /** The verdict on an answer that would show this value. */
  verdictOn(value: string): TextVerdict;
}

interface Request {
  readonly changed: readonly SentText[];
  readonly said: readonly RequestText[];
}

/** Characters of users' texts, times values, up to which each value is looked for as it is. */
const MAX_SEARCHED = 8_000_000;

/**
 * Returns the data that is wanted by an output stage and that no message of the user held. Detectors read the answer
 * with its placeholders, so they do not see what restoring puts in.
 */
export function withheldData(
  values: ReadonlyMap<string, string>,
  request: Request,
  wanted: PiiWanted,
): WithheldData | undefined {
  const own = usersOwn(values, request);
  const labelled = new Map<string, LabelledData>();
  for (const [token, text] of values) {
    const data = { label: labelOf(token) ?? '', text };
    if (!own.has(token) && detailsOfLabelled(data, wanted)) labelled.set(text, data);
  }
  if (labelled.size === 0) return undefined;
  return { values: new Set(labelled.keys()), verdictOn: (value) => verdictOn(labelled.get(value), wanted) };
}

function verdictOn(data: LabelledData | undefined, wanted: PiiWanted): TextVerdict {
  const details = data && detailsOfLabelled(data, wanted);
  // The cast: the summary and the details are those of the one detector that speaks here.
  return judged({ summary: { pii: 1 }, details: { pii: details ?? {} }, result_message: null } as unknown as Detection);
}

/** Returns the tokens whose data stood in a message of the user. */
function usersOwn(values: ReadonlyMap<string, string>, { changed, said }: Request): ReadonlySet<string> {
  const own = new Set<string>();
  for (const { text, isUsers } of changed) {
    if (isUsers) for (const [token] of text.matchAll(/<[A-Z][A-Z0-9_]*_\d{1,9}>/g)) own.add(token);
  }
  const others = [...values].filter(([token]) => !own.has(token));
  const texts = said.filter(({ isUsers }) => isUsers).map(({ text }) => text);
  const characters = texts.reduce((sum, { length }) => sum + length, 0);
  if (others.length * characters > MAX_SEARCHED) return own;
  // A name, for example, may be found in one text and not in another.
  for (const [token, value] of others) if (texts.some((text) => text.includes(value))) own.add(token);
  return own;
}
