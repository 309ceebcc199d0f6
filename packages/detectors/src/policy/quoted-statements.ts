import { inLowerCase } from '../normalise/lower-case.ts';

/** A sentence or a word that a rule quotes. */
export interface QuotedStatement {
  readonly text: string;
  /** The text must have it. Otherwise it must not. */
  readonly isDemanded: boolean;
}

const LONGEST = 200;
const quoted = new RegExp(`["“„«»]\\s?([^"“”„«»]{2,${LONGEST}}?)\\s?["”“«»]`, 'g');
const forbidding =
  /\b(?:never|not|no|don't|doesn't|mustn't|avoid|instead of|rather than|without|refrain|forbid\w*|prohibit\w*|nie|niemals|nicht|kein\w*|jamais|ne|pas|nunca|mai|non|nooit|niet|nigdy)\b/i;
const excepting = /\b(?:unless|except|if|when|until|such as|außer|wenn|falls|sauf|si|salvo|excepto)\b/i;
const listing = /^[\s,;]*(?:or|and|nor|oder|und|ou|et|o|y)?[\s,;]*$/i;

/** Returns the quoted statements of a rule. A quotation in a condition or an exception is none. */
export function statementsOf(rule: string, demands: boolean): QuotedStatement[] {
  const found: QuotedStatement[] = [];
  let end = 0;
  for (const match of rule.matchAll(quoted)) {
    const lead = rule.slice(end, match.index);
    end = match.index + match[0].length;
    const isDemanded =
      listing.test(lead) && end > match[0].length
        ? found.at(-1)?.isDemanded
        : polarityOf(lead, rule.slice(end), demands);
    if (isDemanded !== undefined) found.push({ text: match[1] ?? '', isDemanded });
  }
  return found;
}

/** Returns whether a quotation is demanded, or undefined if the rule neither demands nor forbids it. */
function polarityOf(lead: string, rest: string, demands: boolean): boolean | undefined {
  if (forbidding.test(lead)) return excepting.test(lead.split(forbidding).at(-1) ?? '') ? undefined : false;
  if (excepting.test(lead)) return undefined;
  if (demands) return true;
  return forbidding.test(rest.split(/["“]/)[0] ?? '') && lead.trim().length < 20 && !/[,;]/.test(rest.slice(0, 2))
    ? false
    : undefined;
}

/** Returns where a text has a statement, as a whole word, in lower case. Undefined if it has not. */
export function placeOfStatement(statement: string, lowered: string): number | undefined {
  const wanted = inLowerCase(statement);
  const isWord = (at: number) => /[\p{L}\p{N}]/u.test(lowered.charAt(at));
  const begins = /^[\p{L}\p{N}]/u.test(wanted);
  const ends = /[\p{L}\p{N}]$/u.test(wanted);
  for (let at = lowered.indexOf(wanted); at >= 0; at = lowered.indexOf(wanted, at + 1)) {
    if (!(begins && at > 0 && isWord(at - 1)) && !(ends && isWord(at + wanted.length))) return at;
  }
  return undefined;
}
