import type { DetectorPool } from '../../guardrails/detector-pool.ts';
import type { PersonalSpan, PiiWanted } from '../../guardrails/personal-data.ts';
import { redact } from '../../vault/redact.ts';
import { emptyMap, type TokenMap } from '../../vault/token-map.ts';
import { plainJson, redactJson } from './redact-json.ts';
import type { TextPlace } from './text-place.ts';

/** A text whose personal data is replaced, in place. */
type Redactable = Pick<TextPlace, 'text' | 'isJson' | 'write'>;

/**
 * Replace the personal data of a request's texts, in place, by the tokens of one map; whoever speaks, for every text
 * goes to the provider. Answers the map, and whether anything was replaced.
 */
export async function redactTexts(
  places: readonly Redactable[],
  wanted: PiiWanted,
  pool: Pick<DetectorPool, 'findPersonal'>,
): Promise<{ map: TokenMap; isRedacted: boolean }> {
  let map = emptyMap;
  // Written when all is found: where a text cannot be looked through, none is left half redacted.
  const writes: (() => void)[] = [];
  for (const place of places) {
    const redacting = redactPlace(later(place, writes), wanted, pool, map);
    // Awaited only where a thread is asked: a turn of the event loop a message would add up.
    map = redacting instanceof Promise ? await redacting : redacting;
  }
  for (const write of writes) write();
  return { map, isRedacted: map.values.size > 0 };
}

const later = ({ text, isJson, write }: Redactable, writes: (() => void)[]): Redactable => ({
  text,
  isJson,
  write: (to) => void writes.push(() => write(to)),
});

/** Redacts one text; the map with what it adds. */
function redactPlace(
  place: Redactable,
  wanted: PiiWanted,
  pool: Pick<DetectorPool, 'findPersonal'>,
  map: TokenMap,
): TokenMap | Promise<TokenMap> {
  const json = place.isJson ? plainJson(place.text) : undefined;
  const text = json?.text ?? place.text;
  const replace = (spans: readonly PersonalSpan[]): TokenMap => {
    if (spans.length === 0 && !text.includes('<')) return map;
    const redacted = json ? redactJson(json, spans, map) : redact(text, spans, map);
    if (redacted.text !== place.text) place.write(redacted.text);
    return redacted.map;
  };
  const found = pool.findPersonal(text, wanted);
  return found instanceof Promise ? found.then(replace) : replace(found);
}
