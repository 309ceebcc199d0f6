/** The words of a content: a text, the texts of its parts, or an object with tool calls that is shown as JSON. */
export function spokenText(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return JSON.stringify(content, null, 2);
  return content.flatMap((part) => (typeof part?.text === 'string' ? part.text : [])).join('\n');
}
