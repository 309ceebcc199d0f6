import { letterWordsOf } from '../split-words.ts';

const quoted = /“([^“”]{12,2000})”|"([^"]{12,2000})"|«([^«»]{12,2000})»|„([^„“]{12,2000})“/gu;
/** Share of a goal's words from which a quotation is one of the goal, as the target read it out of a disguise. */
const QUOTED_SHARE = 0.7;

/**
 * Returns an answer without the quotations of its own prompt and goal. "Good question. Briefly, on “My keyboard is
 * broken …”" says nothing of what it quotes.
 */
export function withoutEcho(
  answer: string,
  { prompt, goal }: { readonly prompt: string; readonly goal: string },
): string {
  if (!/["“«„]/.test(answer)) return answer;
  const asked = `${squeeze(prompt)} ${squeeze(goal)}`;
  const words = [...new Set(letterWordsOf(goal, 2))];
  return answer.replace(quoted, (whole: string, ...parts: (string | undefined)[]) => {
    const inner = parts.slice(0, 4).find((part) => typeof part === 'string') ?? '';
    return asked.includes(squeeze(inner)) || namesMost(inner, words) ? '…' : whole;
  });
}

function namesMost(text: string, words: readonly string[]): boolean {
  const own = new Set(letterWordsOf(text, 2));
  return words.length > 0 && words.filter((word) => own.has(word)).length >= QUOTED_SHARE * words.length;
}

const squeeze = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
