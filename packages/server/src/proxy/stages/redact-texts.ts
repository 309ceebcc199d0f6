import type { DetectorPool } from '../../guardrails/detector-pool.ts';
import type { PersonalSpan, PiiWanted } from '../../guardrails/personal-data.ts';
import { redact } from '../../vault/redact.ts';
import { emptyMap, type TokenMap } from '../../vault/token-map.ts';
import type { TextPlace } from './message-texts.ts';
import { TextMemory } from './text-memory.ts';

/** Where personal data stands in what was said before, which comes again with every call. */
const known = new TextMemory<readonly PersonalSpan[]>();
/** Of one span, in characters. */
const SPAN_WEIGHT = 32;

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
    const found = spansOf(place, wanted, pool);
    // Awaited only where a thread is asked: a turn of the event loop a message would add up.
    const spans = found instanceof Promise ? await found : found;
    if (spans.length === 0 && !place.text.includes('<')) continue;
    const redacted = redact(place.text, spans, map);
    map = redacted.map;
    if (redacted.text !== place.text) place.write(redacted.text);
  }
  return { map, isRedacted: map.values.size > 0 };
}

/** What a caller says now is always looked through. */
function spansOf({ text, voice, isNew }: TextPlace, wanted: PiiWanted, pool: Pick<DetectorPool, 'findPersonal'>) {
  if (voice === 'caller' && isNew) return pool.findPersonal(text, wanted);
  const spans = known.recall(wanted, text);
  if (spans) return spans;
  const found = pool.findPersonal(text, wanted);
  // What a thread finds is long, and fills the memory with few texts.
  if (!(found instanceof Promise)) known.remember(wanted, text, found, found.length * SPAN_WEIGHT);
  return found;
}
