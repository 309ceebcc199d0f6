/** A fixed number in [0, 2^32) for a text (FNV-1a with a final mix): the same on every machine. */
export function hashOf(text: string, seed = 0): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** At most `limit` rows, chosen by their ids and in that order, whatever the order of the file. */
export function sample<Item extends { readonly id: string }>(items: readonly Item[], limit: number, seed = 0): Item[] {
  return items
    .map((item) => ({ item, key: hashOf(item.id, seed) }))
    .sort((a, b) => a.key - b.key || (a.item.id < b.item.id ? -1 : 1))
    .slice(0, limit)
    .map(({ item }) => item);
}
