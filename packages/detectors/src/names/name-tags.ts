/** The kinds of name. Addresses are a kind so that streets and towns in them are not taken for other names. */
export const nameKinds = ['person', 'location', 'organization', 'address'] as const;
export type NameKind = (typeof nameKinds)[number];

/** Tag 0 is "no name". Kind `k` has the tags `1 + 2k` (begin) and `2 + 2k` (inside). */
export const TAGS = 1 + 2 * nameKinds.length;
export const OUTSIDE = 0;
export const beginTag = (kind: number): number => 1 + 2 * kind;
export const insideTag = (kind: number): number => 2 + 2 * kind;
const isInside = (tag: number): boolean => tag > 0 && tag % 2 === 0;
/** Returns the index in `nameKinds` of a tag other than `OUTSIDE`. */
export const kindOf = (tag: number): number => (tag - 1) >> 1;

/** Whether a tag may follow another. An inside tag needs a begin or inside tag of its own kind before it. */
export function mayFollow(before: number, tag: number): boolean {
  return !isInside(tag) || before === tag || before === tag - 1;
}
