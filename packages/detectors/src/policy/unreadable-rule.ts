import { readLists } from '@redoubt/data-files';

const lists = readLists(new URL('../../data/unreadable-rules.txt', import.meta.url), [
  'speed',
  'course',
  'process',
  'knowledge',
  'attitude',
]);

/** Why one text does not show that such a rule is broken. */
const reasons: Readonly<Record<keyof typeof lists, string>> = {
  speed: 'It is about how fast to answer, which the text does not show.',
  course: 'It is about the course of a conversation, and one text is read.',
  process: 'It is about what is done outside the text.',
  knowledge: 'It takes knowledge that neither the rule nor the text has.',
  attitude: 'It names an attitude and nothing that a text must or must not say.',
};

const patterns = (Object.keys(reasons) as (keyof typeof lists)[]).map((kind) => ({
  pattern: new RegExp(`^(?:${lists[kind].join('|')})`, 'iu'),
  reason: reasons[kind],
}));

/** Words before the deed that a rule is about. */
const opening =
  /^(?:(?:please|always|never|you (?:must|should|shall)|(?:the|our) (?:assistant|bot|agents?|staff) (?:must|should|shall)|must|do not|don't|every agent must|immer|stets|bitte|nie|toujours|siempre|sempre),? )+(?:not )?/i;
/** Characters to read of a rule. */
const LONGEST = 300;

/** Returns why one text cannot show that a rule is broken. Undefined if it can. */
export function whyUnreadable(rule: string): string | undefined {
  const deed = rule.slice(0, LONGEST).trim().replace(opening, '');
  return patterns.find(({ pattern }) => pattern.test(deed))?.reason;
}
