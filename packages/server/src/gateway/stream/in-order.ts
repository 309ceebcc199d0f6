/** What is waited for; undefined where all is done already. */
export type MaybePromise = Promise<void> | undefined;

/** Goes on at once where there is nothing to wait for. */
export function afterwards<Value, Result>(
  value: Value | Promise<Value>,
  next: (value: Value) => Result | Promise<Result>,
): Result | Promise<Result> {
  return value instanceof Promise ? value.then(next) : next(value);
}

/** One step for each item, each after the one before; without a promise as long as no step has one. */
export function inOrder<Item>(items: readonly Item[], step: (item: Item) => MaybePromise, from = 0): MaybePromise {
  for (let at = from; at < items.length; at += 1) {
    const waiting = step(items[at] as Item);
    if (waiting) return waiting.then(() => inOrder(items, step, at + 1));
  }
  return undefined;
}
