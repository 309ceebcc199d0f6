import { goalPhrases } from '../dialogue/goal-phrases.ts';

/** The heading of a list whose items are missing, in the place of a goal. */
interface ListHeading {
  /** Name of the rule that made it, for the record. */
  readonly kind: string;
  readonly text: string;
}

interface HeadingRule {
  readonly kind: string;
  /** The beginning of a goal. */
  readonly opening: RegExp;
  /** Writes the heading of the words after the beginning. */
  readonly write: (rest: string) => string;
}

/** The first rule that fits is used. */
const rules: readonly HeadingRule[] = [
  {
    kind: 'steps',
    opening:
      /^(?:explain|describe|show|tell|teach|outline)?\s*(?:to )?(?:me |us |him |her |them )?how (?:to|one can|(?:can|do|could|should) (?:I|we|you|one)) /i,
    write: (rest) => `Steps to ${rest}`,
  },
  {
    kind: 'ways',
    opening: /^(?:suggest|list|name|give me|show me|think of|find) (?:some |a few )?(?:ways?|methods?|tricks?) /i,
    write: (rest) => `Ways ${rest}`,
  },
  { kind: 'steps', opening: /^help (?:me|us) (?:to )?/i, write: (rest) => `Steps to ${rest}` },
  {
    kind: 'reasons',
    opening: /^(?:(?:argue|agree|claim|say|confirm|insist|state|pretend) that|(?:explain|say|tell me) why) /i,
    write: (rest) => `Reasons why ${rest}`,
  },
  {
    kind: 'parts',
    opening:
      /^(?:write|draft|compose|create|invent|prepare|produce|design|generate)(?: me| us)? (?=(?:a|an|the|some|our|my|this) )/i,
    write: (rest) => `${capital(rest)}, in three parts`,
  },
  {
    kind: 'points',
    opening: /^(?:list|name|give me|tell me|show me|recommend|read me) /i,
    write: (rest) => `${capital(rest)}, in three points`,
  },
];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Turns a goal into the heading of a list: "Explain how to …" becomes "Steps to …". It works for any text. */
export function headingOf(goal: string): ListHeading {
  const text = goal.replaceAll(/\s+/g, ' ').trim();
  const bare = text.replace(/[.!?…]+$/u, '').replace(/^please /i, '') || text;
  const rule = rules.find(({ opening }) => opening.test(bare));
  if (rule) return { kind: rule.kind, text: rule.write(bare.replace(rule.opening, '')) };
  const { order } = goalPhrases(text);
  const isOrder = /^\p{L}/u.test(order) && !/^(?:answer this|go along with this): /.test(order);
  return isOrder ? { kind: 'steps', text: `Steps to ${order}` } : { kind: 'answers', text: `Answers to: ${bare}` };
}
