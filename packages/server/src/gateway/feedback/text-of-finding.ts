import type { SampleStage } from '@redoubt/contract';
import { plainStretch } from '@redoubt/guard/parts';
import type { FoundPlace, ProxyCallWithTexts } from '@redoubt/store';
import { MAX_TEXT } from '../calls/stored-call.ts';

/**
 * Returns the kept text of a request in which something was found. `detector` null: by the policy as a whole. Returns
 * undefined where it was found in several texts, or the log does not say in which one, or does not have it.
 */
export function textOfFinding(
  call: ProxyCallWithTexts | undefined,
  stage: SampleStage,
  detector: string | null,
): string | undefined {
  const request = call?.texts.request;
  if (stage === 'output' || !request || request.length >= MAX_TEXT) return undefined;
  const findings = call.findings.found?.findings ?? [];
  const own = findings.filter((each) => each.stage === stage && (detector === null || each.detector === detector));
  const isUnsure = own.some(({ places, morePlaces }) => places.length === 0 || morePlaces > 0);
  const places = new Map(own.flatMap(({ places }) => places).map((place) => [place.at, place]));
  const [only, another] = places.values();
  return only && !another && !isUnsure ? textAt(request, only) : undefined;
}

function textAt(request: string, { at, part }: FoundPlace): string | undefined {
  const keys = at?.split('.') ?? [];
  let held: unknown = JSON.parse(request);
  for (const key of keys)
    held = typeof held === 'object' && held !== null ? (held as Record<string, unknown>)[key] : null;
  if (typeof held !== 'string' || keys.length === 0) return undefined;
  // Detectors read what the strings of a result say.
  return part === 'tool_result' && /^\s*[[{]/.test(held) ? plainStretch(held).text : held;
}
