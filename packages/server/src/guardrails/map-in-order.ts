/**
 * Work on items, at most `atOnce` of them at a time, and yield what comes of them in their order. No item is begun
 * before there is room for its result: whoever takes no results holds the work up. `work` must not reject.
 */
export async function* mapInOrder<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result, void> {
  const begun: Promise<Result>[] = [];
  let next = 0;
  for (;;) {
    for (; next < items.length && begun.length < atOnce; next += 1) begun.push(work(items[next] as Item));
    const first = begun.shift();
    if (!first) return;
    yield await first;
  }
}
