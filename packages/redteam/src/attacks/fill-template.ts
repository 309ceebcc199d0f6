/** A template with its `{slots}` filled, each by exactly the text that was given, whatever signs it holds. */
export function fillTemplate(template: string, slots: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (slot, name: string) => (name in slots ? String(slots[name]) : slot));
}
