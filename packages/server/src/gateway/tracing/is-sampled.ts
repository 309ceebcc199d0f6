import type { Sampler } from '../../config/tracing-settings.ts';
import type { TraceParent } from './trace-context.ts';

/** How calls are chosen. */
export interface Sampling {
  readonly sampler: Sampler;
  /** From 0 to 1. */
  readonly ratio: number;
}

/** Whether a trace is kept. A ratio goes by the random end of the trace's id, so that services that do so too decide alike. */
export function isSampled({ sampler, ratio }: Sampling, traceId: string, parent: TraceParent | undefined): boolean {
  if (parent && sampler.startsWith('parentbased_')) return parent.isSampled;
  if (sampler.endsWith('always_on')) return true;
  if (sampler.endsWith('always_off')) return false;
  // The last 56 bits are random by W3C Trace Context, level 2; the first 52 of them fit a number exactly.
  return Number.parseInt(traceId.slice(18, 31), 16) >= (1 - ratio) * 2 ** 52;
}

/** Whether a trace may be kept: false only where no id of a trace that begins here would be. */
export const maySample = (sampling: Sampling, parent: TraceParent | undefined): boolean =>
  isSampled(sampling, parent?.traceId ?? LAST_TRACE, parent);

/** No id is sampled where this is not. */
const LAST_TRACE = 'f'.repeat(32);
