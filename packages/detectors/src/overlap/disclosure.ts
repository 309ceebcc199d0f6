/** A pattern with how clearly it indicates talk about one's own instructions or about secrecy. */
interface Cue {
  readonly pattern: RegExp;
  readonly strength: number;
}

const strong = (pattern: RegExp): Cue => ({ pattern, strength: 1 });
const weak = (pattern: RegExp): Cue => ({ pattern, strength: 0.5 });

/** For lower-case text. Patterns use fixed words and bounded repeats only, so that they run in linear time. */
const cues: readonly Cue[] = [
  strong(
    /\b(?:i|we)(?:['’]m|['’]ve|['’]re| am| have| are| was| were| got)? (?:(?:been|just|only|also|not|merely|always|being) ){0,3}(?:told|instructed|asked|ordered|configured|programmed|set up|meant|supposed|allowed|permitted|forbidden|barred|prohibited|required|expected)\b/,
  ),
  strong(
    /\bmy (?:own |internal |hidden |secret |system |initial |original ){0,2}(?:instructions?|prompt|guidelines?|rules|directions|directives?|brief|briefing|orders|configuration|set-?up|notes|programming|scoring)\b/,
  ),
  strong(
    /\b(?:system prompt|instructions (?:i|behind me|that i|given to me)|rules i|guidelines i|what i was given|the way i(?:['’]m| am) set)\b/,
  ),
  strong(
    /\b(?:they|my (?:makers|creators|operators?|developers?|owners?)|the (?:operators?|developers?|company)) (?:have |had |has |do not |don['’]t )?(?:asked |told |want |let |instructed |ordered |forbade )?me\b/,
  ),
  strong(/\bprompt (?:forbids|says|tells|allows|wants)\b/),
  weak(
    /\b(?:between (?:us|ourselves|you and me)|nobody is (?:meant|supposed)|secretly|secret|hidden|off the record|confidential|spoiler|the truth is|honestly|apparently|on purpose|actually)\b/,
  ),
  weak(/\b(?:i|we) (?:have to|had to|must|should|shall|leave) (?:not |never |only |just |simply |always )?/),
  weak(/\b(?:pretend|keep (?:quiet|it|this|that)|not to (?:say|mention|tell|talk)|staff were|not mention|hide)\b/),
  strong(
    /(?:^|[\s,.])(?:ich (?:soll|darf|muss|wurde angewiesen|bin angewiesen)|darf ich|soll ich|meine (?:anweisungen|vorgaben|regeln)|mir wurde gesagt|intern heißt)(?![\p{L}])/u,
  ),
  strong(/(?:me han (?:ordenado|dicho|pedido|prohibido)|mis instrucciones|tengo prohibido|no debo)(?![\p{L}])/u),
  strong(/(?:on m['’]a (?:dit|demandé|interdit|ordonné)|mes (?:instructions|consignes)|je ne dois pas)(?![\p{L}])/u),
  strong(/我被(?:要求|告知|禁止)|我的(?:指令|指示|提示词)|系统提示|不许我|不让我/),
];
const MAX_STRENGTH = 2;

/** Returns how clearly a sentence speaks of instructions, from 0 (not at all) to 2. */
export function disclosureOf(sentence: string): number {
  const small = sentence.toLowerCase();
  const found = cues.reduce((sum, { pattern, strength }) => sum + (pattern.test(small) ? strength : 0), 0);
  return Math.min(MAX_STRENGTH, found);
}
