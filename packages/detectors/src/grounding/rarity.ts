/** Returns how rare a stem is in English texts: near 0 for words that are everywhere, 1 for unknown ones. */
export type Rarity = (stem: string) => number;

/** Returns the rarity function for a table of common stems. */
export function rarityOf(table: Readonly<Record<string, number>>): Rarity {
  const known = new Map(Object.entries(table));
  return (stem) => known.get(stem) ?? 1;
}
