import { labelOf, type TokenMap } from '@redoubt/guard/parts';
import type { CallFinding, CallTexts, FoundInCall, FoundPlace } from '@redoubt/store';
import { type Answered, BETWEEN } from './answered-texts.ts';
import type { PlacedFinding } from './find-in-call.ts';
import { keptPlaces } from './kept-place.ts';
import type { LocatedText } from './locate-findings.ts';

const MAX_PLACES = 16;
const MAX_SPANS = 16;
/** Of all findings of a call together. */
const MAX_SPANS_OF_CALL = 96;

/** The texts of a call as the log keeps them, and what its tokens stand for. */
export interface KeptTexts {
  readonly texts: CallTexts;
  /** What the log replaced. */
  readonly map: TokenMap;
  /** What was replaced before the model read the request. */
  readonly sentMap: TokenMap;
  readonly answered: Pick<Answered, 'written'> | undefined;
  /** Characters of a text that are kept. */
  readonly most: number;
}

type Stretch = { readonly start: number; readonly end: number };
type Fit = (stretch: Stretch) => Stretch | undefined;

/** Bounds what was found in a call, and says where it is in the texts that the log keeps. */
export function fitFindings(placed: readonly PlacedFinding[], kept: KeptTexts): FoundInCall {
  const fits = openFits(kept);
  const room = { spans: MAX_SPANS_OF_CALL };
  const findings = placed.map(({ texts, parts, ...finding }): CallFinding => {
    const inParts = parts.slice(0, MAX_PLACES).map(({ part, kind }) => foundInPart(part, kind));
    const inTexts = texts.slice(0, MAX_PLACES - inParts.length).map((each) => foundInText(each, fits(each), room));
    const places = [...inTexts, ...inParts];
    return { ...finding, places, morePlaces: texts.length + parts.length - places.length };
  });
  return { findings, replaced: countKinds(kept.sentMap) };
}

function foundInPart(part: string, kind: string): FoundPlace {
  const [, message] = /^messages\.(\d+)/.exec(part) ?? [];
  const index = message === undefined ? null : Number(message);
  return { at: part, message: index, role: null, part: kind, characters: null, spans: [], moreSpans: 0 };
}

function foundInText({ text, spans }: LocatedText, fit: Fit | undefined, room: { spans: number }): FoundPlace {
  const { at, message, role, part } = text;
  const kept = spans.slice(0, Math.min(MAX_SPANS, room.spans));
  room.spans -= kept.length;
  return {
    ...{ at, message, role, part },
    characters: text.text.length,
    spans: kept.map(({ kind, start, end }) => {
      const place = fit?.({ start: text.sourceOf(start), end: text.sourceOf(end) });
      return {
        ...{ kind, start, length: end - start },
        place: place ? { start: place.start, length: place.end - place.start } : null,
      };
    }),
    moreSpans: spans.length - kept.length,
  };
}

/** Returns a function that finds how places in a text fit what is kept of it. */
function openFits({ texts, map, sentMap, answered, most }: KeptTexts): (located: LocatedText) => Fit | undefined {
  let request: { readonly body: unknown } | undefined;
  let answer: { readonly fit: Fit | undefined } | undefined;
  const ofRequest = ({ text: { raw } }: LocatedText, path: readonly string[]) => {
    request ??= { body: parsedRequest(texts.request, most) };
    const value = valueAt(request.body, path);
    return typeof value === 'string' ? keptPlaces(value, raw, [map, sentMap]) : undefined;
  };
  const ofAnswer = () => {
    const { response } = texts;
    answer ??= {
      fit: response === null ? undefined : keptPlaces(response, answered?.written.join(BETWEEN) ?? '', [map]),
    };
    return answer.fit;
  };
  return (located) => {
    const { kept } = located.text;
    if (!kept) return undefined;
    if ('path' in kept) return ofRequest(located, kept.path);
    const fit = ofAnswer();
    if (!fit) return undefined;
    return ({ start, end }) => {
      const place = fit({ start: kept.from + start, end: kept.from + end });
      return place && place.end <= most ? place : undefined;
    };
  };
}

/** A request that is cut is no JSON any more. */
function parsedRequest(json: string | null, most: number): unknown {
  try {
    return json === null || json.length > most ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}

const valueAt = (body: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (holder, key) =>
      typeof holder === 'object' && holder !== null && Object.hasOwn(holder, key)
        ? (holder as Record<string, unknown>)[key]
        : undefined,
    body,
  );

/** What only looked like a token was replaced, too, and is no personal data. */
const LOOK_ALIKE = 'TOKEN';

function countKinds({ values }: TokenMap): Record<string, number> | null {
  const counts: Record<string, number> = {};
  for (const token of values.keys()) {
    const kind = labelOf(token);
    if (kind !== undefined && kind !== LOOK_ALIKE) counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return Object.keys(counts).length > 0 ? counts : null;
}
