/** Verbs whose last letter is doubled: "getting". */
const doubling =
  /^(?:admit|beg|begin|bet|chat|commit|cut|equip|drop|forget|get|grab|hit|let|log|map|omit|permit|plan|plot|program|put|quit|regret|rob|run|set|ship|shop|shut|sit|skip|slip|snap|spin|split|spot|stop|strip|submit|swap|swim|tag|tap|tip|trap|transfer|win|wrap|zip)$/;
/** Pronouns that only make sense when somebody speaks for himself. */
const personal = /\b(?:I|we|us|you|your|yours|yourself|mine|ours)\b/;
const LONGEST_ADVERB = 14;

/** What the words of a topic are: an order that begins with a verb, what somebody is to claim, or a thing. */
export type TopicKind = 'order' | 'claim' | 'thing';

/**
 * Says what a goal is about as people mention it in passing: "following a person", "the claim that it is safe", "a fake
 * survey". What speaks of its own speaker stands in quotation marks.
 */
export function matterOf(topic: string, kind: TopicKind): string {
  const isOrder = kind === 'order';
  const [first = '', ...rest] = topic.split(' ');
  if (personal.test(topic) || (isOrder && !/^[a-z]+$/.test(first)) || /^(?:do|don|never)$/.test(first)) {
    return `"${topic}"`;
  }
  if (!isOrder) return impersonal(kind === 'claim' ? `the claim that ${topic}` : topic);
  if (first.endsWith('ly') && first.length <= LONGEST_ADVERB && rest[0] !== undefined) {
    return impersonal([first, gerundOf(rest[0]), ...rest.slice(1)].join(' '));
  }
  return impersonal([gerundOf(first), ...rest].join(' '));
}

/** "follow" becomes "following". */
function gerundOf(verb: string): string {
  if (verb === 'be') return 'being';
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  return doubling.test(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}

const impersonal = (text: string): string =>
  text
    .replaceAll(/\bmyself\b/g, 'oneself')
    .replaceAll(/\bme\b/g, 'somebody')
    .replaceAll(/\bmy\b/g, "somebody's")
    .replaceAll(/\bour\b/g, "a company's");
