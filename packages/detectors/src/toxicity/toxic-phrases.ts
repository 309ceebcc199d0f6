/** Stems of obscene words in the letters view. A star stands for any ending. English. */
export const obsceneStems =
  'fuck*, motherfuck*, shit*, bullshit, bitch*, asshole*, arsehole*, bastard*, cunt*, dick, dickhead*, prick, pricks, wanker*, twat*, bollocks, piss off, pissed off, slut*, whore*, crap, crappy, damn you, goddamn*, cock, cocksuck*, jackass*, dumbass*, tits, pussy, jerk off, screw you, stfu, wtf';

/**
 * Words of harm. They form a threat with a first person or a wish before them and a second person or a group after
 * them.
 */
const harms =
  'kill|murder|hurt|beat|stab|shoot|strangle|smash|break|destroy|burn|hang|slap|punch|hunt|find|gut|choke|bury|cut|end';
const willing = "(?:i|we)(?: am|'m| are|'re)? ?(?:will|'ll|shall|going to|gonna|want to|wanna|swear|am coming)";

/** One wording of threats, for the letters view. */
export interface ThreatPattern {
  /** It matches a bounded length, so that a scan takes linear time. */
  readonly pattern: RegExp;
  /** Every match contains at least one of these as a whole word. */
  readonly words: string;
}

/** Patterns of threats, each with the rarest words that every match needs. */
export const threatPatterns: readonly ThreatPattern[] = [
  {
    pattern: new RegExp(
      `\\b${willing}[^.!?\\n]{0,30}\\b(?:${harms})\\b[^.!?\\n]{0,20}\\b(?:you|u|your|them|him|her|all of)\\b`,
    ),
    words: harms,
  },
  {
    pattern:
      /\b(?:i hope|hope|wish) (?:you|u|they|he|she|your)[^.!?\n]{0,30}\b(?:die|dies|burn|burns|rot|rots|suffer|suffers|get shot)\b/,
    words: 'die|dies|burn|burns|rot|rots|suffer|suffers|shot',
  },
  {
    pattern:
      /\byou(?:'re| are| will|'ll)[^.!?\n]{0,20}\b(?:dead|going to die|gonna die|regret this|pay for this|be sorry)\b/,
    words: 'dead|die|regret|pay|sorry',
  },
  {
    pattern: /\b(?:someone|somebody) (?:should|ought to|needs to)[^.!?\n]{0,20}\b(?:kill|shoot|hang|beat|hurt)\b/,
    words: 'kill|shoot|hang|beat|hurt',
  },
  {
    pattern:
      /\b(?:they|those people|all of them|these people)[^.!?\n]{0,20}\b(?:should be|deserve to be|must be)[^.!?\n]{0,10}\b(?:shot|hanged|killed|beaten|gassed|burned|burnt)\b/,
    words: 'shot|hanged|killed|beaten|gassed|burned|burnt',
  },
  {
    pattern: /\bwatch your back\b|\bgo (?:kill|hang) yourself\b|\bi know where you live\b/,
    words: 'back|yourself|live',
  },
];
