/** A promise, or undefined if there is nothing to wait for. */
export type MaybePromise = Promise<void> | undefined;

/** Calls `next` at once if the value is not a promise. */
export function afterwards<Value, Result>(
  value: Value | Promise<Value>,
  next: (value: Value) => Result | Promise<Result>,
): Result | Promise<Result> {
  return value instanceof Promise ? value.then(next) : next(value);
}

/** Runs one step per item, in order. Returns a promise only if a step does. */
export function inOrder<Item>(items: readonly Item[], step: (item: Item) => MaybePromise, from = 0): MaybePromise {
  for (let at = from; at < items.length; at += 1) {
    const waiting = step(items[at] as Item);
    if (waiting) return waiting.then(() => inOrder(items, step, at + 1));
  }
  return undefined;
}
