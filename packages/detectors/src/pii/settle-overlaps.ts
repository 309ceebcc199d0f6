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
 * finding that is left out overlaps one that is kept. So what gave way to a finding that gave way itself is kept after
 * all. Each round needs longer findings, so the rounds are few and the time stays linear in the text.
 */
export function longest<Found extends Span>(findings: readonly Found[]): Found[] {
  let kept: Found[] = [];
  for (let left: readonly Found[] = findings; left.length > 0; left = clearOf(kept, findings)) {
    kept = merge(kept, longestOfNeighbours(left));
  }
  return kept;
}

function longestOfNeighbours<Found extends Span>(findings: readonly Found[]): Found[] {
  const kept: Found[] = [];
  for (const finding of findings) {
    while (isBeatenBy(kept.at(-1), finding)) kept.pop();
    if ((kept.at(-1)?.end ?? 0) <= finding.start) kept.push(finding);
  }
  return kept;
}

function isBeatenBy(last: Span | undefined, finding: Span): boolean {
  return last !== undefined && last.end > finding.start && last.end - last.start < finding.end - finding.start;
}

/** Returns the findings of both lists, sorted by start. */
export function merge<Found extends Span>(taken: readonly Found[], added: readonly Found[]): Found[] {
  return taken.length === 0 ? [...added] : [...taken, ...added].sort((a, b) => a.start - b.start);
}
