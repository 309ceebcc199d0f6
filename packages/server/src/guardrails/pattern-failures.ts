import { customEntityLimits, type PiiWanted } from '@redoubt/detectors';
import { Failure } from '../errors.ts';
/** The path of a list of entities in a request. */
export type Loc = readonly (string | number)[];

/** Returns the 422 for a text on which the patterns took too long. The search was done, so the text stays charged. */
export function patternsTooSlow(custom: PiiWanted['custom_entities'], index: number, loc: Loc): Failure {
  const reason = `and those before it took more than ${customEntityLimits.searchMs} ms of a processor for this text; send it in parts, or make the pattern simpler`;
  const tooSlow = { type: 'pattern_too_slow', isCharged: true } as const;
  return refusedPattern([...loc, index, 'pattern'], custom?.[index]?.pattern ?? '', reason, tooSlow);
}

/** Returns the 422 for a caller's own entity. */
export function refusedPattern(
  loc: Loc,
  value: string,
  reason: string,
  { type = 'value_error', isCharged = false } = {},
): Failure {
  const message = `${loc.join('.')}: "${value}" ${reason}`;
  return new Failure('invalid_request', message, { detail: [{ type, loc, msg: message, input: value }], isCharged });
}
