/** What the tagger tells apart; addresses are learnt so that their streets and towns are not taken for something else. */
export const nameKinds = ['person', 'location', 'organization', 'address'] as const;
export type NameKind = (typeof nameKinds)[number];

/** Tag 0 is "no name"; kind `k` begins with `1 + 2k` and goes on with `2 + 2k`. */
export const TAGS = 1 + 2 * nameKinds.length;
export const OUTSIDE = 0;
export const beginTag = (kind: number): number => 1 + 2 * kind;
export const insideTag = (kind: number): number => 2 + 2 * kind;
const isInside = (tag: number): boolean => tag > 0 && tag % 2 === 0;
/** The index in `nameKinds` of a tag that is not `OUTSIDE`. */
export const kindOf = (tag: number): number => (tag - 1) >> 1;

/** A name goes on only behind its own beginning or middle. */
export function mayFollow(before: number, tag: number): boolean {
  return !isInside(tag) || before === tag || before === tag - 1;
}
