const LINK = '(?:,? (?:and|or|und|oder|y|o|et|ou|e|en|of|i|to) |, | ?[/&] ?)';
const listBefore = new RegExp(`(?:\\p{Lu}[\\p{L}]+${LINK})+$`, 'u');
const listAfter = new RegExp(`^(?:${LINK}\\p{Lu}[\\p{L}]+)+`, 'u');
const word = /\p{Lu}\p{L}+/gu;

/** A name among those that are listed with it: "Rose, Lily and Ivy". */
export interface ListedName {
  /** The other names of the list. */
  readonly others: readonly string[];
  /** What the sentence has before and behind the whole list. */
  readonly before: string;
  readonly after: string;
}

/** Returns a name's list, from what its sentence has before and behind the name. */
export function listOf(before: string, after: string): ListedName {
  const left = listBefore.exec(before)?.[0] ?? '';
  const right = listAfter.exec(after)?.[0] ?? '';
  return {
    others: `${left} ${right}`.match(word) ?? [],
    before: before.slice(0, before.length - left.length),
    after: after.slice(right.length),
  };
}
