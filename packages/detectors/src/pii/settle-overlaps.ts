import type { Span } from '../view.ts';
import { entityRow } from './entities.ts';
import type { PiiFinding } from './scan.ts';

/**
 * Returns findings without overlaps, sorted by start. Secrets take precedence, followed by formats with a checksum,
 * other formats and names. Within a rank the longer one wins.
 */
export function settleOverlaps(found: readonly PiiFinding[]): PiiFinding[] {
  if (found.length < 2) return [...found];
  const sorted = found.toSorted((a, b) => a.start - b.start || b.end - a.end);
  let settled: PiiFinding[] = [];
  for (const rank of [0, 1, 2, 3]) {
    const ranked = sorted.filter(({ entity }) => entityRow(entity).rank === rank);
    settled = merge(settled, longest(clearOf(settled, ranked)));
  }
  return settled;
}

/** Returns the findings that overlap none of `taken`. Both are sorted by start, and `taken` has no overlaps. */
function clearOf<Found extends Span>(taken: readonly Span[], findings: readonly Found[]): Found[] {
  let next = 0;
  return findings.filter(({ start, end }) => {
    while ((taken[next]?.end ?? Infinity) <= start) next++;
    return (taken[next]?.start ?? Infinity) >= end;
  });
}

/**
 * Of overlapping findings, keeps the longer, or the first of equal length. Input and output are sorted by start. Each
 * finding that is left out overlaps one that is kept: what gave way to a finding that gave way itself is kept. Takes
 * linear time in the text, and sorts the findings.
 */
export function longest<Found extends Span>(findings: readonly Found[]): Found[] {
  const from = findings[0]?.start ?? 0;
  const covered = new Uint8Array(findings.reduce((last, { end }) => Math.max(last, end), from) - from);
  const kept = new Set<Found>();
  for (const finding of findings.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    const [start, end] = [finding.start - from, finding.end - from];
    // What is kept is at least as long as this finding, so where they overlap it covers one of its ends.
    if (covered[start] === 1 || covered[end - 1] === 1) continue;
    covered.fill(1, start, end);
    kept.add(finding);
  }
  return findings.filter((finding) => kept.has(finding));
}

/** Returns the findings of both lists, sorted by start. */
export function merge<Found extends Span>(taken: readonly Found[], added: readonly Found[]): Found[] {
  return taken.length === 0 ? [...added] : [...taken, ...added].sort((a, b) => a.start - b.start);
}
