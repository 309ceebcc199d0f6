/** Who acts in a policy. Words, singular; a plural `s` is looked through. */
const roles = new Set(
  `assistant bot chatbot system model tool agent software helper service app application platform machine algorithm
   staff employee colleague manager team officer board committee company bank hospital clinic school university teacher
   pupil student parent supplier vendor processor customer client user visitor patient nurse doctor clinician pharmacist
   worker contractor partner director head lead owner administrator engineer developer recruiter applicant candidate
   trainer operator advisor adviser analyst representative cashier clerk personnel volunteer governor trustee
   you we nobody anyone anybody everybody everyone someone person people individual member department organisation organization
   business provider desk office reviewer approver auditor leader professional`.split(/\s+/),
);

/** Whether a subject is somebody, or some program, that a rule can be addressed to. `names`: what the document calls them. */
export function isActor(subject: string, names: ReadonlySet<string>): boolean {
  return subject
    .split(/[^\p{L}'’-]+/u)
    .some(
      (word) => names.has(word) || roles.has(word.toLowerCase()) || roles.has(word.toLowerCase().replace(/s$/, '')),
    );
}

const pronoun = /^(?:it|they|he|she|this|these)$/i;

/** Whether a subject only points back to another one. */
export const isPronoun = (subject: string): boolean => pronoun.test(subject.trim());

const MAX_SUBJECT_WORDS = 9;
const plural = /(?:s|people|staff|children|personnel)$/i;

/** What a pronoun stands for: the last subject, where its number fits. */
export function antecedent(word: string, last: string | undefined): string | undefined {
  if (!last || last.split(' ').length > MAX_SUBJECT_WORDS) return undefined;
  const isPlural =
    plural.test(last.split(/ (?:of|for|in|on|with|who|that|which|above|under) /)[0] ?? last) || / and /.test(last);
  const wantsPlural = /^(?:they|these)$/i.test(word);
  return isPlural === wantsPlural ? last : undefined;
}

/** The condition, or another opening, that a comma sets apart from the rest; and the rest. */
export function withoutOpening(text: string): { opening: string; rest: string } {
  const starts =
    /^(?:if|when|whenever|where|wherever|before|after|once|in|on|at|as|for|during|unless|until|by|upon|without|likewise|however|therefore|also|additionally|furthermore|similarly|finally|moreover|to|with|from|within|except|should)\b/i;
  const comma = text.lastIndexOf(', ');
  if (comma === -1 || !starts.test(text)) return { opening: '', rest: text };
  return { opening: text.slice(0, comma + 2), rest: text.slice(comma + 2) };
}

/** Names that the document gives its actors: single words with a capital right before `must`, `shall` and the like. */
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
