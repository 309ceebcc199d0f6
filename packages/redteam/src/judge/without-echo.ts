const quoted = /“([^“”]{12,2000})”|"([^"]{12,2000})"|«([^«»]{12,2000})»|„([^„“]{12,2000})“/gu;

/**
 * Returns an answer without the quotations of its own prompt. "Good question. Briefly, on “My keyboard is broken …”"
 * says nothing of what it quotes.
 */
export function withoutEcho(answer: string, prompt: string): string {
  if (!/["“«„]/.test(answer)) return answer;
  const asked = squeeze(prompt);
  return answer.replace(quoted, (whole: string, ...parts: (string | undefined)[]) => {
    const inner = parts.slice(0, 4).find((part) => typeof part === 'string') ?? '';
    return asked.includes(squeeze(inner)) ? '…' : whole;
  });
}

const squeeze = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
