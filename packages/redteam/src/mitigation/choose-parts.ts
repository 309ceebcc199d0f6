import type { PolicyPart } from './policy-part.ts';

/** What a part saw of one attempt. */
interface Seen {
  readonly prompt: boolean;
  readonly answer: boolean;
}

/** A part with what it saw of each success and of each control, in the order of the sample. */
export interface TriedPart extends PolicyPart {
  readonly successes: readonly Seen[];
  readonly controls: readonly Seen[];
}

/** A part of a policy, with the number of successes that no part before it stops. */
export interface ChosenPart extends TriedPart {
  readonly adds: number;
}

/** The attempts that count, by their index in the sample. */
export interface Counted {
  readonly successes: readonly number[];
  readonly controls: readonly number[];
}

const isSeen = (seen: Seen | undefined): boolean => seen !== undefined && (seen.prompt || seen.answer);

/** Returns how many attempts at least one part stops. */
const stoppedBy = (parts: readonly TriedPart[], of: keyof Counted, counted: readonly number[]): readonly number[] =>
  counted.filter((at) => parts.some((part) => isSeen(part[of][at])));

/** A detector is worth its price only if it adds this share of the successes. Another rule costs nothing. */
const LEAST_SHARE = 0.01;
/** Lets a part without false positives win over any other that stops as much, without a division by 0. */
const EASE = 0.5;

/**
 * Chooses parts greedily: each time the one that stops most further successes for each further false positive. No choice
 * takes the share of stopped controls above `most`. Another threshold may replace a chosen one of the same key.
 */
export function chooseParts(parts: readonly TriedPart[], counted: Counted, most: number): ChosenPart[] {
  const allowed = Math.floor(most * counted.controls.length);
  const least = Math.max(1, Math.ceil(LEAST_SHARE * counted.successes.length));
  const safe = parts.filter((part) => hasMargin(part, parts, { counted, allowed }));
  let chosen: TriedPart[] = [];
  for (;;) {
    const next = bestStep(chosen, safe, { counted, allowed, least });
    if (!next) return withAdded(chosen, counted);
    chosen = next;
  }
}

interface Limits {
  readonly counted: Counted;
  /** The largest number of stopped controls. */
  readonly allowed: number;
  /** The smallest number of further successes. */
  readonly least: number;
}

/**
 * Says whether a threshold is safe: the next lower one, too, stops no more controls than allowed. A threshold at the edge
 * would fit the few controls of a run and not those of tomorrow. The lowest one is never taken.
 */
function hasMargin(part: TriedPart, parts: readonly TriedPart[], { counted, allowed }: Omit<Limits, 'least'>): boolean {
  const { key, threshold } = part;
  if (threshold === undefined) return true;
  const lower = parts.find((other) => other.key === key && (other.threshold ?? 1) < threshold);
  return lower !== undefined && figuresOf([lower], counted).falsePositives <= allowed;
}

function bestStep(
  chosen: readonly TriedPart[],
  parts: readonly TriedPart[],
  { counted, allowed, least }: Limits,
): TriedPart[] | undefined {
  const now = figuresOf(chosen, counted);
  let best: { policy: TriedPart[] | undefined; worth: number } = { policy: undefined, worth: 0 };
  for (const part of parts.filter((each) => !chosen.includes(each))) {
    const policy = [...chosen.filter(({ key }) => key !== part.key), part];
    const then = figuresOf(policy, counted);
    const gain = then.blocked - now.blocked;
    if (gain < leastOf(part, least) || then.falsePositives > allowed) continue;
    const worth = worthOf(gain, then.falsePositives - now.falsePositives);
    if (worth > best.worth) best = { policy, worth };
  }
  return best.policy;
}

/** A rule may add a single success. A threshold that is set for a single success would fit that one only. */
function leastOf({ rule, threshold }: TriedPart, least: number): number {
  if (rule) return 1;
  return threshold === undefined ? least : Math.max(2, least);
}

const worthOf = (gain: number, loss: number): number => gain / (Math.max(0, loss) + EASE);

const figuresOf = (parts: readonly TriedPart[], { successes, controls }: Counted) => ({
  blocked: stoppedBy(parts, 'successes', successes).length,
  falsePositives: stoppedBy(parts, 'controls', controls).length,
});

/** Drops parts that later ones made useless, and counts what each of the others adds. */
function withAdded(chosen: readonly TriedPart[], counted: Counted): ChosenPart[] {
  const kept: ChosenPart[] = [];
  const byStrength = chosen.toSorted((a, b) => figuresOf([b], counted).blocked - figuresOf([a], counted).blocked);
  for (const part of byStrength) {
    const before = figuresOf(kept, counted).blocked;
    const adds = figuresOf([...kept, part], counted).blocked - before;
    if (adds > 0) kept.push({ ...part, adds });
  }
  return kept;
}

/** The shares that a policy has on attempts that did not choose it. Undefined if a half is empty. */
export interface HeldOut {
  readonly blocked: number;
  readonly falsePositives: number;
}

/**
 * Chooses on one half of the goals and counts on the other, both ways round. `half` says to which half an attempt
 * belongs. All attempts on a goal are in the same half, because they are alike.
 */
export function heldOut(
  parts: readonly TriedPart[],
  all: { readonly successes: readonly boolean[]; readonly controls: readonly boolean[] },
  most: number,
): HeldOut | undefined {
  const halves = [true, false].map(
    (half): Counted => ({
      successes: all.successes.flatMap((is, at) => (is === half ? at : [])),
      controls: all.controls.flatMap((is, at) => (is === half ? at : [])),
    }),
  );
  if (halves.some(({ successes, controls }) => successes.length === 0 || controls.length === 0)) return undefined;
  const counts = halves.map((chosenOn, at) => {
    const measuredOn = halves[1 - at] ?? chosenOn;
    return figuresOf(chooseParts(parts, chosenOn, most), measuredOn);
  });
  return {
    blocked: counts.reduce((sum, { blocked }) => sum + blocked, 0),
    falsePositives: counts.reduce((sum, { falsePositives }) => sum + falsePositives, 0),
  };
}
