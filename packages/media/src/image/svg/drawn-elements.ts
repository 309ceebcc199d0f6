import type { SvgElement, SvgOutline } from './svg-outline.ts';

/** Elements that a reference leads through, one behind the other. Drawings have two or three. */
const MAX_CHAIN = 64;

/**
 * Returns how many elements are drawn if every reference is followed. A circle counts once. Stops counting at `limit`.
 */
export function drawnElements({ root, drawnByStyle, count }: SvgOutline, limit: number): number {
  const byId = new Map<string, SvgElement>();
  for (const element of everyElement(root)) if (element.id !== undefined) byId.set(element.id, element);
  const known = new Map<SvgElement, number>();

  function weightOf(element: SvgElement, chain: number): number {
    const before = known.get(element);
    if (before !== undefined) return before;
    if (chain > MAX_CHAIN) return limit;
    // What refers to itself is drawn once.
    known.set(element, 0);
    let weight = 0;
    for (const each of everyElement(element)) {
      if (weight < limit) weight += 1 + drawnIn(each, chain);
    }
    known.set(element, Math.min(weight, limit));
    return Math.min(weight, limit);
  }

  /** The elements that are drawn in place of one. */
  function drawnIn({ draws }: SvgElement, chain: number): number {
    return draws.reduce((sum, { id, times }) => {
      const target = byId.get(id);
      return sum + (target ? times * weightOf(target, chain + 1) : 0);
    }, 0);
  }

  const styled = drawnByStyle.reduce((sum, id) => {
    const target = byId.get(id);
    return sum + (target ? weightOf(target, 0) : 0);
  }, 0);
  return Math.min(limit, weightOf(root, 0) + styled * count);
}

/** An element with all that is inside it. */
function* everyElement(root: SvgElement): Generator<SvgElement> {
  const left = [root];
  for (let element = left.pop(); element; element = left.pop()) {
    yield element;
    left.push(...element.children);
  }
}
