/**
 * Fills the `{slots}` of a template. The values are inserted literally, whatever characters they contain. Unknown slots
 * stay as they are.
 */
export function fillTemplate(template: string, slots: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (slot, name: string) => (name in slots ? String(slots[name]) : slot));
}

/** Returns the item for a probe's place. Each item is used once before one repeats. */
export function atPlace<T>(from: readonly [T, ...T[]], place: number): T {
  return from[place % from.length] as T;
}
