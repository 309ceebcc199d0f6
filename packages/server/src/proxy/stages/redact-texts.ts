import type { DetectorPool } from '../../guardrails/detector-pool.ts';
import type { PiiWanted } from '../../guardrails/personal-data.ts';
import { redact } from '../../vault/redact.ts';
import { emptyMap, type TokenMap } from '../../vault/token-map.ts';
import type { TextPlace } from './message-texts.ts';

/**
 * Replace the personal data of a request's texts, in place, by the tokens of one map; whoever speaks, for every text
 * goes to the provider. Answers the map, and whether anything was replaced.
 */
export async function redactTexts(
  places: readonly TextPlace[],
  wanted: PiiWanted,
  pool: Pick<DetectorPool, 'findPersonal'>,
): Promise<{ map: TokenMap; isRedacted: boolean }> {
  let map = emptyMap;
  for (const place of places) {
    const found = pool.findPersonal(place.text, wanted);
    // Awaited only where a thread is asked: a turn of the event loop a message would add up.
    const spans = found instanceof Promise ? await found : found;
    if (spans.length === 0 && !place.text.includes('<')) continue;
    const redacted = redact(place.text, spans, map);
    map = redacted.map;
    if (redacted.text !== place.text) place.write(redacted.text);
  }
  return { map, isRedacted: map.values.size > 0 };
}
