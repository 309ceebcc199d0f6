import { rounded } from '@redoubt/contract';
import type { Span, TextViews } from '../view.ts';
import { type DemandSign, findDemands } from './find-demands.ts';
import { mayDemand } from './may-demand.ts';
import { quantityBefore } from './quantities.ts';
import { measureShape, type TextShape } from './text-shape.ts';

/** How a text burns tokens or time. */
type SpongeFamily = DemandSign['family'] | 'repeated_input' | 'padding' | 'deep_nesting' | 'many_tasks';

/**
 * The verdict on one text. The score is from 0 to 1, with the threshold at 0.5. Families that contribute are listed
 * strongest first.
 */
export interface SpongeFinding {
  readonly score: number;
  readonly families: readonly SpongeFamily[];
  /** Stretches of the caller's text as evidence, at most `MAX_EVIDENCE`. */
  readonly evidence: readonly Span[];
}

const MAX_EVIDENCE = 16;
/** Distance in units within which signs of demands add up. */
const DEMAND_REACH = 400;
/** Share of a text from which it is mostly copies of itself. */
const MOSTLY = 0.5;
/** Total words from which a list of tasks such as "each at least 2,000 words" is enormous. */
const ENORMOUS_WORDS = 20_000;

interface Strength {
  readonly family: SpongeFamily;
  readonly strength: number;
  readonly evidence: readonly Span[];
}

/** Detects input and demands that burn tokens or time. Takes linear time. */
export function detectSponge(views: TextViews): SpongeFinding {
  const shape = measureShape(views.source);
  const signs = mayDemand(views.plain) ? findDemands(views.plain.text) : [];
  const strengths = [...shapeStrengths(shape), ...demandStrengths(signs, views), ...taskStrengths(shape, views)].sort(
    (a, b) => b.strength - a.strength,
  );
  const [first, ...others] = strengths;
  const total = (first?.strength ?? 0) + 0.4 * others.reduce((sum, { strength }) => sum + Math.min(1, strength), 0);
  const deciding = strengths.filter(({ strength }) => strength >= 0.5);
  return {
    score: rounded(1 - 2 ** -total, 4),
    families: total >= 1 ? deciding.map(({ family }) => family) : [],
    evidence: total >= 1 ? deciding.flatMap(({ evidence }) => evidence).slice(0, MAX_EVIDENCE) : [],
  };
}

/** Limits a measure to 2, so that one cannot outweigh all others. */
function strengthOf(measure: number): number {
  return Math.min(2, measure);
}

function shapeStrengths(shape: TextShape): Strength[] {
  const whole: Span = { start: 0, end: shape.length };
  const copied = shape.copied / Math.max(1, shape.length - shape.filler);
  const repeated = Math.max(
    // Tables, code and licences repeat a third of themselves. Repeated input is mostly copies.
    Math.min(shape.copied / 400, copied < MOSTLY ? copied : 2),
    shape.longestCopy / 3_000,
    shape.length > 4_000 && shape.seenShare > 0.93 ? 1.2 : 0,
  );
  const share = shape.invisible / Math.max(1, shape.length);
  const padding = Math.max(
    (shape.invisible / 120) * Math.min(1, share / 0.1),
    shape.longestFiller / 3_000,
    (shape.filler / 8_000) * Math.min(1, shape.filler / (shape.length * 0.8)),
  );
  const rows: Strength[] = [
    { family: 'repeated_input', strength: strengthOf(repeated), evidence: [copySpan(shape)] },
    { family: 'padding', strength: strengthOf(padding), evidence: [whole] },
    {
      family: 'deep_nesting',
      strength: strengthOf(shape.deepest / 60),
      evidence: [{ start: 0, end: shape.deepestEnd }],
    },
  ];
  return rows.filter(({ strength }) => strength >= 0.3);
}

function copySpan({ copyEnd, longestCopy }: TextShape): Span {
  return { start: Math.max(0, copyEnd - longestCopy), end: copyEnd };
}

/**
 * Returns the strengths of the strongest group of nearby signs. Each phrase counts once, so that repeating a harmless
 * one adds nothing.
 */
function demandStrengths(signs: readonly DemandSign[], views: TextViews): Strength[] {
  let best: readonly DemandSign[] = [];
  let bestSum = 0;
  let first = 0;
  for (const [at, sign] of signs.entries()) {
    while (sign.start - (signs[first]?.start ?? 0) > DEMAND_REACH || at - first > 24) first++;
    const near = strongestByPhrase(signs.slice(first, at + 1), views.plain.text);
    const sum = near.reduce((total, { strength }) => total + strength, 0);
    if (sum > bestSum) [best, bestSum] = [near, sum];
    if (bestSum >= 2) break;
  }
  return [...Map.groupBy(best, ({ family }) => family)].map(([family, group]) => ({
    family,
    strength: strengthOf(group.reduce((total, { strength }) => total + strength, 0)),
    evidence: group.map(({ start, end }) => views.plain.toSource(start, end)),
  }));
}

function strongestByPhrase(signs: readonly DemandSign[], text: string): DemandSign[] {
  const byPhrase = new Map<string, DemandSign>();
  for (const sign of signs) {
    const phrase = text.slice(sign.start, sign.end).toLowerCase();
    if ((byPhrase.get(phrase)?.strength ?? 0) < sign.strength) byPhrase.set(phrase, sign);
  }
  return [...byPhrase.values()];
}

/** Detects a list of many tasks, each with a long answer. */
function taskStrengths(shape: TextShape, { plain }: TextViews): Strength[] {
  if (shape.listItems < 8) return [];
  const head = plain.text.slice(0, 600);
  const each = head.search(/\bwords (?:each|for each|per|or more each)\b/i);
  if (each < 0) return [];
  const words = quantityBefore(head, each) * shape.listItems;
  return [
    { family: 'many_tasks', strength: strengthOf(words / ENORMOUS_WORDS), evidence: [plain.toSource(each, each + 10)] },
  ];
}
