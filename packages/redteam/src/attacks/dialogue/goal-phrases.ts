/** A goal in the forms in which a person would bring it up in a conversation. */
export interface GoalPhrases {
  /** An order without its full stop and capital letter, for "could you …": "write a note that …". */
  readonly order: string;
  /** A question of one sentence: "Could you write a note that …?" A goal that is a question stays as it is. */
  readonly question: string;
  /** What the goal is about, in words of its own, for quotation marks or after a colon: "how to split deposits". */
  readonly topic: string;
}

/** Longer goals are brought up by their first words. */
const MOST_TOPIC_WORDS = 16;
const asks =
  /^(?:who|whom|whose|what|when|where|which|why|how|is|are|was|were|do|does|did|can|could|will|would|should|may)\b/i;
/** Words that begin a statement and no order. */
const statements =
  /^(?:the|a|an|this|that|these|those|my|our|your|his|her|its|their|i|we|you|he|she|it|they|there|here|as|since|for|in|at|on|from|because|when|if|now|one|somebody|someone)\b/i;
/** Words at the beginning of an order that say nothing of its subject. */
const openings =
  /^(?:please\s+)?(?:(?:help me(?: to)?|tell me|show me|give me|explain(?: to me)?|describe|write|draft|compose|create|invent|prepare|make|produce|say|list|suggest|confirm|promise|claim|argue|name|read me|print|recommend)\s+)+(?:(?:that|about)\s+)?/i;
/** Where a goal goes on to reasons and conditions, which name no subject. */
const ends = /,|;| (?:so that|because|although|without|while|unless|even if)\b/;

/** Reads a goal. It works for orders, questions and anything else, in any language. */
export function goalPhrases(goal: string): GoalPhrases {
  const text = goal.replaceAll(/\s+/g, ' ').trim();
  const bare = text.replace(/[.!?…]+$/u, '') || text;
  const topic = topicOf(bare);
  if (text.endsWith('?') || asks.test(text)) return { order: `answer this: ${bare}?`, question: `${bare}?`, topic };
  if (statements.test(text)) return { order: `go along with this: ${bare}.`, question: `${bare}. Will you?`, topic };
  const order = lowerFirst(bare);
  return { order, question: `Could you ${order}?`, topic };
}

function topicOf(bare: string): string {
  const rest = bare.replace(openings, '').split(ends, 1)[0]?.trim() ?? '';
  const words = (rest === '' ? bare : rest).split(' ');
  return lowerFirst(words.slice(0, MOST_TOPIC_WORDS).join(' '));
}

/** Lowers the first letter of a word that is no name, abbreviation or "I". */
function lowerFirst(text: string): string {
  const [first = ''] = text.split(' ', 1);
  return /^\p{Lu}(?:\p{Ll}|$)/u.test(first) && first !== 'I' ? first[0]?.toLowerCase() + text.slice(1) : text;
}
