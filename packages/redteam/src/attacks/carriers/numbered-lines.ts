/** One number and text a line, or more where the text has more lines: those are set in. */
export function numberedLines(texts: readonly string[]): string {
  return texts.map((text, at) => `${at + 1}. ${text.replaceAll('\n', '\n   ')}`).join('\n');
}
