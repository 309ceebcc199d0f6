import { hashText } from '../corpus/seeded-random.ts';

/** At most `limit` rows, chosen by their ids and in that order, whatever the order of the file. */
export function sample<Item extends { readonly id: string }>(items: readonly Item[], limit: number, seed = 0): Item[] {
  return items
    .map((item) => ({ item, key: hashText(item.id, seed) }))
    .sort((a, b) => a.key - b.key || (a.item.id < b.item.id ? -1 : 1))
    .slice(0, limit)
    .map(({ item }) => item);
}
