import { entityRow } from './entities.ts';
import type { PiiFinding } from './scan.ts';

/** Findings that do not overlap, by start: secrets stand before formats with a checksum, those before other formats, names last, then the longer. */
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

/** Those of `findings` that touch none of `taken`; both by start, `taken` without overlaps. */
function clearOf(taken: readonly PiiFinding[], findings: readonly PiiFinding[]): PiiFinding[] {
  let next = 0;
  return findings.filter(({ start, end }) => {
    while ((taken[next]?.end ?? Infinity) <= start) next++;
    return (taken[next]?.start ?? Infinity) >= end;
  });
}

function longest(findings: readonly PiiFinding[]): PiiFinding[] {
  const kept: PiiFinding[] = [];
  for (const finding of findings) {
    while (isBeatenBy(kept.at(-1), finding)) kept.pop();
    if ((kept.at(-1)?.end ?? 0) <= finding.start) kept.push(finding);
  }
  return kept;
}

function isBeatenBy(last: PiiFinding | undefined, finding: PiiFinding): boolean {
  return last !== undefined && last.end > finding.start && last.end - last.start < finding.end - finding.start;
}

function merge(taken: readonly PiiFinding[], added: readonly PiiFinding[]): PiiFinding[] {
  return taken.length === 0 ? [...added] : [...taken, ...added].sort((a, b) => a.start - b.start);
}
