interface Watched {
  /** One small query. */
  readonly read: () => Promise<number>;
  readonly clock: () => Date;
  readonly onChange: () => void;
}

/** How long a node trusts what it remembers before it asks whether anything changed: well inside the promised second. */
const CHECK_MS = 400;

/** Answers a function that, asked before memory is used, tells of a change at most every 400 ms; undefined: nothing to wait for. */
export function watchRevision({ read, clock, onChange }: Watched): () => Promise<void> | undefined {
  let revision: number | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | undefined;

  async function check(): Promise<void> {
    const startedAt = clock().getTime();
    const current = await read();
    if (current !== revision) onChange();
    revision = current;
    checkedAt = startedAt;
  }

  /** Requests that come while a check is under way wait for that one. */
  return () => {
    const age = clock().getTime() - checkedAt;
    if (age >= 0 && age < CHECK_MS) return undefined;
    checking ??= check().finally(() => {
      checking = undefined;
    });
    return checking;
  };
}
