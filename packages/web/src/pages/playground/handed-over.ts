/** The key in the storage of the tab. A text in an address would be in logs and in the history. */
const KEY = 'playground-text';

/** The name in the address by which the playground knows that a text was handed over. */
export const HANDED = 'from';

/** Keeps a text for the playground in this tab, until another is handed over. `from` names where it comes from. */
export function handOver(from: string, text: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ from, text }));
  } catch {
    // Without storage, the playground begins with its own text.
  }
}

/** Returns the text that was handed over from there, if this tab has it. */
export function handedText(from: string | null): string | undefined {
  try {
    const held = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return from !== null && held?.from === from && typeof held.text === 'string' ? held.text : undefined;
  } catch {
    return undefined;
  }
}
