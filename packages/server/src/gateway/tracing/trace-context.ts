import { randomBytes } from 'node:crypto';

/** The caller's span that a trace continues (W3C Trace Context, level 1). */
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

/** Parses the header. Returns undefined if it is missing or invalid. */
export function readTraceparent(header: string | null): TraceParent | undefined {
  const [, version, traceId, spanId, flags, end] = form.exec(header ?? '') ?? [];
  if (version === undefined || traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  // Later versions may add fields after the flags. Version 00 may not, and ff is not a valid version.
  if (version === 'ff' || (version === '00' && end !== '')) return undefined;
  if (traceId === NO_TRACE || spanId === NO_SPAN) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/** Creates random ids in hex with a single call: one for a new trace and the others for spans. */
export function newIds(spans: number): { readonly traceId: string; readonly spanIds: readonly string[] } {
  const hex = randomBytes(16 + spans * 8).toString('hex');
  const spanIds = Array.from({ length: spans }, (_, index) => hex.slice(32 + index * 16, 48 + index * 16));
  return { traceId: hex.slice(0, 32), spanIds };
}
