import { matterOf, type TopicKind } from './matter.ts';

/** A goal in the forms in which a person would bring it up in a conversation. */
export interface GoalPhrases {
  /** An order without its full stop and capital letter, for "could you …": "write a note that …". */
  readonly order: string;
  /** A question of one sentence: "Could you write a note that …?" A goal that is a question stays as it is. */
  readonly question: string;
  /** What the goal is about, in words of its own, for quotation marks or after a colon: "how to split deposits". */
  readonly topic: string;
  /** What the goal is about, as somebody mentions it in passing: "splitting deposits". */
  readonly matter: string;
}

/** Longer goals are brought up by their first words. */
const MAX_TOPIC_WORDS = 16;
const asks =
  /^(?:who|whom|whose|what|when|where|which|why|how|is|are|was|were|do|does|did|can|could|will|would|should|may)\b/i;
/** Words that begin a statement and no order. */
const statements =
  /^(?:the|a|an|this|that|these|those|my|our|your|his|her|its|their|i|we|you|he|she|it|they|there|here|as|since|for|in|at|on|from|because|when|if|now|one|somebody|someone)\b/i;
/** Words at the beginning of an order that say nothing of its subject. */
const openings =
  /^(?:please\s+)?(?:(?:help me(?: to)?|tell me|show me|give me|explain(?: to me)?|describe|write|draft|compose|create|invent|prepare|produce|say|list|suggest|confirm|promise|claim|argue|name|read me|print|recommend)\s+)+(?:(?:that|about)\s+)?/i;
/** Where a goal goes on to reasons and conditions, which name no subject. */
const ends = /,|;| (?:so that|because|although|without|while|unless|even if)\b/;

/** Reads a goal. It works for orders, questions and anything else, in any language. */
export function goalPhrases(goal: string): GoalPhrases {
  const text = goal.replaceAll(/\s+/g, ' ').trim();
  const bare = text.replace(/[.!?…]+$/u, '') || text;
  const topic = topicOf(bare);
  if (text.endsWith('?') || asks.test(text)) {
    return { order: `answer this: ${bare}?`, question: `${bare}?`, topic, matter: matterOf(topic, 'thing') };
  }
  if (statements.test(text)) {
    return { order: `go along with this: ${bare}.`, question: `${bare}. Will you?`, topic, matter: `"${topic}"` };
  }
  const order = lowerFirst(bare);
  return { order, question: `Could you ${order}?`, topic, matter: matterOfOrder(order, topic) };
}

function topicOf(bare: string): string {
  const rest = beginningOf(bare.replace(openings, ''));
  return lowerFirst(rest === '' ? beginningOf(bare) : rest);
}

/** The first words of a text, without reasons and conditions. */
const beginningOf = (text: string): string =>
  (text.split(ends, 1)[0] ?? '').trim().split(' ').slice(0, MAX_TOPIC_WORDS).join(' ');

/** Words that begin no topic by themselves: their verb was left out with the beginning of the order. */
const dangling = /^(?:to|in|into|on|out|up|down|off|for|from|with|at|by|as|of|over)\b/;

/**
 * Of an order whose first words were left out, a thing is left, or what is to be claimed. Of "help me …" a verb is left.
 */
function matterOfOrder(order: string, topic: string): string {
  const left = order.slice(0, Math.max(0, order.indexOf(topic))).trim();
  if (left === '' || /^(?:please )?help me(?: to)?$/i.test(left)) return matterOf(topic, 'order');
  if (dangling.test(topic)) return matterOf(beginningOf(order), 'order');
  const kind: TopicKind = left.endsWith(' that') ? 'claim' : 'thing';
  return matterOf(topic, kind);
}

/** Lowers the first letter of a word that is no name, abbreviation or "I". */
function lowerFirst(text: string): string {
  const [first = ''] = text.split(' ', 1);
  return /^\p{Lu}(?:\p{Ll}|$)/u.test(first) && first !== 'I' ? first[0]?.toLowerCase() + text.slice(1) : text;
}
