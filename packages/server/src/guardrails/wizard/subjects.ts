/** Those who act in a policy, as singular words. A plural `s` is ignored. */
const roles = new Set(
  `assistant bot chatbot system model tool agent software helper service app application platform machine algorithm
   staff employee colleague manager team officer board committee company bank hospital clinic school university teacher
   pupil student parent supplier vendor processor customer client user visitor patient nurse doctor clinician pharmacist
   worker contractor partner director head lead owner administrator engineer developer recruiter applicant candidate
   trainer operator advisor adviser analyst representative cashier clerk personnel volunteer governor trustee
   you we nobody anyone anybody everybody everyone someone person people individual member department organisation organization
   business provider desk office reviewer approver auditor leader professional`.split(/\s+/),
);

/**
 * Returns whether a rule can address a subject, which is a person or a program. `names` are the document's own names
 * for them.
 */
export function isActor(subject: string, names: ReadonlySet<string>): boolean {
  return subject
    .split(/[^\p{L}'’-]+/u)
    .some(
      (word) => names.has(word) || roles.has(word.toLowerCase()) || roles.has(word.toLowerCase().replace(/s$/, '')),
    );
}

const pronoun = /^(?:it|they|he|she|this|these)$/i;

/** Returns whether a subject is a pronoun that refers to an earlier subject. */
export const isPronoun = (subject: string): boolean => pronoun.test(subject.trim());

const MAX_SUBJECT_WORDS = 9;
const plural = /(?:s|people|staff|children|personnel)$/i;

/** Returns what a pronoun refers to: the last subject, if singular or plural agrees. */
export function antecedent(word: string, last: string | undefined): string | undefined {
  if (!last || last.split(' ').length > MAX_SUBJECT_WORDS) return undefined;
  const isPlural =
    plural.test(last.split(/ (?:of|for|in|on|with|who|that|which|above|under) /)[0] ?? last) || / and /.test(last);
  const wantsPlural = /^(?:they|these)$/i.test(word);
  return isPlural === wantsPlural ? last : undefined;
}

/** Splits off a condition or another opening that ends with a comma. Returns both parts. */
export function withoutOpening(text: string): { opening: string; rest: string } {
  const starts =
    /^(?:if|when|whenever|where|wherever|before|after|once|in|on|at|as|for|during|unless|until|by|upon|without|likewise|however|therefore|also|additionally|furthermore|similarly|finally|moreover|to|with|from|within|except|should)\b/i;
  const comma = text.lastIndexOf(', ');
  if (comma === -1 || !starts.test(text)) return { opening: '', rest: text };
  return { opening: text.slice(0, comma + 2), rest: text.slice(comma + 2) };
}

/**
 * Returns the document's names for its actors: single capitalised words directly before `must`, `shall` and similar
 * words.
 */
export function namesIn(texts: readonly string[]): Set<string> {
  const names = new Set<string>();
  for (const text of texts) {
    for (const [, name = ''] of text.matchAll(
      /(?<=^|[.!?:,;] |\band |\bor |\bnor )(\p{Lu}[\p{Ll}]{2,20}) (?:must|shall|may not|should|is not (?:allowed|permitted)|has to)\b/gu,
    )) {
      if (!/^(?:This|That|These|Those|They|Such|There|What|Which|Who|All|Some|None|Data|Nothing)$/.test(name))
        names.add(name);
    }
  }
  return names;
}
