import { randomBytes } from 'node:crypto';

/** Where a span of the caller's continues (W3C Trace Context, level 1). */
export interface TraceParent {
  /** 32 hex digits. */
  readonly traceId: string;
  /** 16 hex digits. */
  readonly spanId: string;
  readonly isSampled: boolean;
}

const NO_TRACE = '0'.repeat(32);
const NO_SPAN = '0'.repeat(16);
const form = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-|$)/;

/** Undefined where the header says nothing that can be gone on with. */
export function readTraceparent(header: string | null): TraceParent | undefined {
  const [, version, traceId, spanId, flags, end] = form.exec(header ?? '') ?? [];
  if (version === undefined || traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  // Later versions may have more to say after the flags; the first has not, and the last is no version.
  if (version === 'ff' || (version === '00' && end !== '')) return undefined;
  if (traceId === NO_TRACE || spanId === NO_SPAN) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/** Random ids of hex digits, in one draw: a trace's, where it begins here, and those of spans. */
export function newIds(spans: number): { readonly traceId: string; readonly spanIds: readonly string[] } {
  const hex = randomBytes(16 + spans * 8).toString('hex');
  const spanIds = Array.from({ length: spans }, (_, index) => hex.slice(32 + index * 16, 48 + index * 16));
  return { traceId: hex.slice(0, 32), spanIds };
}
