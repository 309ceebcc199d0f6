/** A template with its `{slots}` filled, each by exactly the text that was given, whatever signs it holds. */
export function fillTemplate(template: string, slots: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (slot, name: string) => (name in slots ? String(slots[name]) : slot));
}

/** The one whose turn it is at a probe's place: each comes once before any comes again. */
export function atPlace<T>(from: readonly [T, ...T[]], place: number): T {
  return from[place % from.length] as T;
}
