import type { NameFinding } from '../../packages/detectors/src/names/name-tagger.ts';
import type { NameKind } from '../../packages/detectors/src/names/name-tags.ts';
import type { LabelledText, NameSpan } from './labelled-text.ts';

/** Names found and missed of one kind: exact in both ends and kind. */
export interface Counts {
  right: number;
  found: number;
  labelled: number;
}

export const measuredKinds = ['person', 'location', 'organization'] as const satisfies readonly NameKind[];

export const f1 = ({ right, found, labelled }: Counts): number => (2 * right) / Math.max(1, found + labelled);
export const precision = ({ right, found }: Counts): number => right / Math.max(1, found);
export const recall = ({ right, labelled }: Counts): number => right / Math.max(1, labelled);

/** Handles and hash tags are names of accounts and subjects; what is labelled in them is neither asked nor counted. */
export function countedSpans({ text, spans }: LabelledText): NameSpan[] {
  return spans.filter(
    ({ start }) =>
      !/(?:^|[^\p{L}\p{N}])[@#]$|^[@#]$/u.test(text.slice(Math.max(0, start - 1), start)) &&
      !/^[@#]/u.test(text.slice(start, start + 1)),
  );
}

/** Nothing counted yet. */
export function noCounts(): Record<(typeof measuredKinds)[number], Counts> {
  const none = () => ({ right: 0, found: 0, labelled: 0 });
  return { person: none(), location: none(), organization: none() };
}

/** Adds what was found in one text to the counts of each kind. */
export function count(
  into: Record<(typeof measuredKinds)[number], Counts>,
  row: LabelledText,
  found: readonly NameFinding[],
): void {
  const labelled = countedSpans(row);
  for (const kind of measuredKinds) {
    const counts = into[kind];
    const gold = labelled.filter((span) => span.kind === kind);
    const ours = found.filter((finding) => finding.kind === kind);
    counts.labelled += gold.length;
    counts.found += ours.length;
    counts.right += ours.filter(({ start, end }) =>
      gold.some((span) => span.start === start && span.end === end),
    ).length;
  }
}
