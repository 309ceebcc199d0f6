import { isObject } from './message-texts.ts';

const GAP = '\n\n';
/**
 * Characters of statements from which a message counts as context. The system value is lower, because instructions
 * contain few statements, while users describe their case.
 */
const ENOUGH_STATED = { system: 40, user: 200 } as const;

/** Matches a line, heading or tag which says that the following text was provided for the answer. */
const label =
  /(?:^|\n)[ \t]*[#*<[=-]{0,4} ?(?:\p{L}{1,12}[ _-])?(?:context|documents?|passages?|sources?|excerpts?|knowledge(?: base)?|references?|articles?|background|facts|information|snippets?|(?:search )?results|evidence|kontext|dokumente?|quellen?|contexte|contexto|contesto|documentos?|documenti|上下文|资料|文档|背景)[^\n:>：]{0,40}[:>：]/iu;

/** Matches the beginning of a sentence that gives an instruction. */
const instruction =
  /^(?:you|your|answer|be|do|don['’]t|never|always|use|respond|reply|write|please|act|only|if|when|unless|keep|avoid|provide|give|help|ensure|make|speak|return|output|format|follow|refuse|decline|translate|summari[sz]e|explain|assume|remember|note|tell|say|think|consider|cite|limit|include|stay|pretend|rewrite|list|compare|describe|the (?:user|assistant)|i want|i need|can you|could you|let['’]s)\b/i;

/**
 * Returns the retrieved texts in the messages of a call: the results of tools, and every message that carries a
 * context under a label or in its own statements. Returns an empty text if there is none. An answer to a question
 * alone cannot be checked against anything.
 */
export function retrievedContext(messages: readonly Record<string, unknown>[]): string {
  return messages
    .filter((message) => carriesContext(message))
    .map(textOf)
    .filter((text) => text.trim() !== '')
    .join(GAP);
}

function carriesContext(message: Record<string, unknown>): boolean {
  switch (message.role) {
    case 'tool':
    case 'function':
      return true;
    case 'system':
    case 'developer':
      return carries(textOf(message), ENOUGH_STATED.system);
    case 'user':
      return carries(textOf(message), ENOUGH_STATED.user);
    default:
      return false;
  }
}

const carries = (text: string, enough: number): boolean => label.test(text) || stated(text) >= enough;

/** Counts the characters of a text that are neither questions nor instructions. */
function stated(text: string): number {
  let count = 0;
  for (const sentence of text.match(/[^.!?\n。！？]+[.!?\n。！？]?/g) ?? []) {
    const trimmed = sentence.trim().replace(/^[-*•\d.) ]+/, '');
    if (!/[?？]$/.test(trimmed) && !instruction.test(trimmed)) count += trimmed.length;
  }
  return count;
}

/** Returns the text of a message, from all of its parts. */
export function textOf({ content }: Record<string, unknown>): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part) => (isObject(part) && typeof part.text === 'string' ? part.text : '')).join('\n');
}
