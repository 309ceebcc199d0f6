import { findNames } from '../../names/find-names.ts';
import type { Span } from '../../view.ts';
import { isLabel } from '../context/is-label.ts';
import type { PiiEntity } from '../entities.ts';
import { report, type Scan } from '../scan.ts';
import { findDatedPeople } from './dated-people.ts';
import { findIntroducedPeople } from './introduced-people.ts';
import { isOrdinaryWord } from './ordinary-words.ts';
import { findTitledPeople } from './titled-people.ts';

/** The entities that the name tagger finds. All others are found by format. */
export const nameEntities: readonly PiiEntity[] = ['person', 'location', 'organization'];

/** Confidence of a name that its form or the words before it give away. */
const SAID = 0.85;
const TITLED = 0.75;

/**
 * Reports the names in the whole text: those of the trained tagger without ordinary words, and those that a title, an
 * introduction or a year of birth gives away. The weights are only loaded if names are wanted.
 */
export function reportNames(scan: Scan): void {
  if (!nameEntities.some((entity) => scan.wanted.has(entity))) return;
  const said = scan.wanted.has('person') ? [...findDatedPeople(scan.text), ...findIntroducedPeople(scan.text)] : [];
  const taken = [...said, ...reportTagged(scan, said)];
  for (const { start, end } of said) report(scan, 'person', start, end, SAID);
  if (scan.wanted.has('person')) reportTitled(scan, taken);
}

/** Reports the names that the tagger finds, but for those in spans that are said to be names. Returns the people. */
function reportTagged(scan: Scan, said: readonly Span[]): Span[] {
  const { text } = scan;
  const isSaid = overlapTest(said);
  const people: Span[] = [];
  for (const { kind, start, end, confidence } of findNames(text)) {
    const isNobody = isLabel(text, start, end) || (kind === 'person' && isOrdinaryWord(text, start, end));
    if (isNobody || isSaid(start, end)) continue;
    // An address says where somebody is, so it counts as a location.
    report(scan, kind === 'address' ? 'location' : kind, start, end, confidence);
    if (kind === 'person') people.push({ start, end });
  }
  return people;
}

/** Reports the names behind titles that nothing else has found. */
function reportTitled(scan: Scan, taken: readonly Span[]): void {
  const isTaken = overlapTest(taken);
  for (const { start, end } of findTitledPeople(scan.text)) {
    if (!isTaken(start, end)) report(scan, 'person', start, end, TITLED);
  }
}

/** Returns a test whether a stretch overlaps one of the spans. It must be asked in the order of the stretches. */
function overlapTest(spans: readonly Span[]): (start: number, end: number) => boolean {
  const sorted = spans.toSorted((one, other) => one.start - other.start);
  let next = 0;
  return (start, end) => {
    while ((sorted[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next++;
    return (sorted[next]?.start ?? Number.POSITIVE_INFINITY) < end;
  };
}
