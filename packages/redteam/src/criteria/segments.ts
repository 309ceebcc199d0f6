/** Maximum number of sentences of an answer that are read. */
const MAX_SENTENCES = 800;

/** Returns the sentences and lines of an answer in order. */
export function segmentsOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?。！？]["'”»)]?)\s+/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .slice(0, MAX_SENTENCES);
}
