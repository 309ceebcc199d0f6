/** Says whether a name is meant. */
export type NamePattern = (name: string) => boolean;

/** Reads a name of a tool. A `*` at its end stands for any end. */
export function namePattern(written: string): NamePattern {
  if (!written.endsWith('*')) return (name) => name === written;
  const start = written.slice(0, -1);
  return (name) => name.startsWith(start);
}

/** Reads a list of names. */
export function namePatterns(written: readonly string[]): NamePattern {
  const patterns = written.map(namePattern);
  return (name) => patterns.some((isMeant) => isMeant(name));
}
