/** How rare a stem is in English texts: near 0 for words that stand everywhere, 1 for unknown ones. */
export type Rarity = (stem: string) => number;

/** Rarity by a table of the commoner stems. */
export function rarityOf(table: Readonly<Record<string, number>>): Rarity {
  const known = new Map(Object.entries(table));
  return (stem) => known.get(stem) ?? 1;
}
