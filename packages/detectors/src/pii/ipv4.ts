import type { NumberMatch } from './number-match.ts';
import { closesNumber, gap, gapAfter, type NumberRuns, runEnd, runLength, runStart } from './number-runs.ts';
import { isVersionNumber } from './version-number.ts';

/** An IPv4 address (RFC 791): four octets from 0 to 255 without leading zeros. "version 1.2.3.4" is not an address. */
export function matchIpv4(text: string, runs: NumberRuns, first: number): NumberMatch | undefined {
  if (gapAfter(runs, first) !== gap.dot) return undefined;
  const last = first + 3;
  for (let run = first; run <= last; run++) {
    if (!isOctet(text, runs, run) || (run < last && gapAfter(runs, run) !== gap.dot)) return undefined;
  }
  const start = runStart(runs, first);
  const end = runEnd(runs, last);
  if (isNobodys(text.slice(start, end))) return undefined;
  if (!endsAddress(text, end) || isVersionNumber(text, start, end)) return undefined;
  return { entity: 'ip_address', start, end, runs: 4, confidence: 0.9 };
}

/** Loopback, network masks, broadcast and "any" addresses do not identify a machine. */
const isNobodys = (address: string): boolean => /^(?:127\.0\.0\.1|0\.0\.0\.0|255\.255\.\d+\.\d+)$/.test(address);

function isOctet(text: string, runs: NumberRuns, run: number): boolean {
  const length = runLength(runs, run);
  if (length === 0 || length > 3) return false;
  const start = runStart(runs, run);
  if (length > 1 && text.charCodeAt(start) === 48) return false;
  return length < 3 || Number(text.slice(start, start + 3)) <= 255;
}

/** A port (`:`) or a network prefix (`/`) may follow. */
function endsAddress(text: string, end: number): boolean {
  return text.charCodeAt(end) === 47 || closesNumber(text, end);
}
