/** Bytes of the texts that one call sends. A service takes bodies of 2 MiB, if nothing else is set. */
const MAX_BYTES = 1_000_000;

/** Divides things with texts into groups that one call can send each, at most so many in each. */
export function inGroups<Item>(items: readonly Item[], most: number, textOfItem: (item: Item) => string): Item[][] {
  const groups: Item[][] = [];
  let group: Item[] = [];
  let bytes = 0;
  for (const item of items) {
    const size = Buffer.byteLength(JSON.stringify(textOfItem(item)));
    if (group.length === most || (group.length > 0 && bytes + size > MAX_BYTES)) {
      groups.push(group);
      [group, bytes] = [[], 0];
    }
    group.push(item);
    bytes += size;
  }
  return group.length > 0 ? [...groups, group] : groups;
}
