import type { Modality } from './norm-cues.ts';

/** Verbs that begin an instruction. */
const verbs = new Set(
  `accept acknowledge add advise agree alert allow answer anonymise anonymize apologise apologize apply approve
   archive ask assess assign attach attend back backup block book call cease change check choose cite clean clear close
   collect comply conduct confirm consider consult contact copy cover create decline delete deliver describe destroy
   direct disable discard disclose discuss display dispose document drop edit enable encourage encrypt end enforce ensure
   enter erase escalate establish evaluate examine exclude explain express file fill follow forward gather get give grant
   handle hand help hide hold identify include inform inspect install interrupt introduce invite involve issue join keep
   label leave limit link list listen lock log maintain make mark mask minimise minimize monitor move name note notify
   obey observe obtain offer open order pause perform permit place point post practise prepare present preserve
   prevent proofread protect provide publish put read recommend record redact redirect refer refuse register reject
   release remain remind remove repeat replace reply report request require resolve respect respond restrict retain return
   review revoke rotate run save scan schedule screen secure seek select send separate set share show shred sign speak
   state stay stop store submit suggest supervise support suspend take tell terminate test thank track train transfer
   transmit treat turn bring carry charge clarify credit deny greet guarantee guard honour honor invoice mention mute
   pack park pay phone quote recommend refund remember renew reschedule reserve sell serve shut spell spend switch tidy
   translate wipe withhold uninstall update upload urge use validate verify wait warn wash watch wear withdraw work write`.split(
    /\s+/,
  ),
);
const firm =
  /^(?:please |always |at all times,? )*(?:(do not|don't|never|avoid|refrain from|stop|no longer)|(always|ensure|make sure|be sure to|take care|please))\b/i;
const after =
  /^(?:any|all|the|a|an|your|our|their|every|each|only|it|them|this|these|to|that|no|with|and|at|both|customers|users|staff|people|us|him|her|yourself|personal|sensitive|confidential)\b/i;

interface Order {
  readonly modality: Modality;
  readonly strength: 2 | 3;
  /** True if only the verb marks the instruction. The verb may also be a noun. */
  readonly isByVerb: boolean;
}

/**
 * Returns the modality of an instruction in the imperative. `isItem` means a list item, in which any object may follow
 * the verb.
 */
export function imperativeOf(sentence: string, isItem: boolean): Order | undefined {
  const direct = withoutCondition(sentence);
  if (isBareProhibition(direct)) return { modality: 'prohibition', strength: 2, isByVerb: false };
  if (forbidden.test(direct)) return { modality: 'prohibition', strength: 2, isByVerb: false };
  if (bePredicate.test(direct)) return { modality: 'obligation', strength: 2, isByVerb: false };
  const found = firm.exec(direct);
  if (found?.[1])
    return { modality: 'prohibition', strength: /^(?:never|no)/i.test(found[1]) ? 3 : 2, isByVerb: false };
  if (found) return { modality: 'obligation', strength: 2, isByVerb: false };
  if (isItem && limit.test(direct)) return { modality: 'restriction', strength: 2, isByVerb: false };
  return orderByVerb(direct, isItem);
}

function orderByVerb(direct: string, isItem: boolean): Order | undefined {
  const [, first = '', rest = ''] = /^([\p{L}]+) (.*)$/u.exec(direct) ?? [];
  if (!verbs.has(first.toLowerCase())) return undefined;
  return isItem || after.test(rest) ? { modality: 'obligation', strength: 2, isByVerb: true } : undefined;
}

/** "No" that forbids nothing: facts, turns of speech, and the names of rules. */
const noProhibition =
  /^(?:please )?no (?:one|longer|matter|doubt|wonder|need|problems?|worries|idea|exceptions?|later|less|more than|such|further ado|changes?|way)\b|\b(?:policy|policies|rules?|list|zones?)$/i;
const finite =
  /\b(?:is|are|was|were|has|have|had|will|does|do|did|can|could|would|may|must|shall|should|exists?|remains?|needs?|comes?|means?|applies|apply)\b/i;
/** The words after which a verb belongs to another clause. */
const furtherClause =
  /[,;:(–—]| (?:that|which|who|if|when|unless|without|until|whatever|where|while|about what|you|we|they) /i;
/** What is forbidden, named after a colon: "Not allowed: screenshots". */
const forbidden = /^(?:strictly )?(?:not allowed|not permitted|forbidden|prohibited|banned): ?\S/i;
/** Limits without a verb, as items of a list state them. */
const limit =
  /^(?:at most|no more than|not more than|a maximum of|maximum|max\.|at least|a minimum of|only) |\bonly[.!]?$/i;
/** Orders with the verb "be": "Be respectful". */
const bePredicate = /^(?:please |always )*be (?!sure|aware that|warned|it\b|that as)\p{L}/iu;

/** Returns whether a sentence forbids without a verb: "No hate speech". */
function isBareProhibition(sentence: string): boolean {
  if (!/^(?:(?:please|strictly|absolutely|and) )?no \S/i.test(sentence) || noProhibition.test(sentence)) return false;
  const [clause = ''] = sentence.split(furtherClause, 1);
  return !finite.test(clause);
}

const MAX_CASE = 60;

/** Removes what precedes the instruction: "If you are unsure, ask", "Orders under 80 euros: do not offer …". */
function withoutCondition(sentence: string): string {
  const polite = /(?<=[,;:–—] (?:but |and |so )?)please (?=no |do not |don't |never |avoid )/i.exec(sentence);
  if (polite) return sentence.slice(polite.index + polite[0].length);
  const colon = sentence.indexOf(': ');
  if (colon > 0 && colon <= MAX_CASE && /^(?:do not|don't|never|always|no|avoid|be) /i.test(sentence.slice(colon + 2)))
    return sentence.slice(colon + 2);
  if (!/^(?:if|when|whenever|where|before|after|once|in case|for)\b/i.test(sentence)) return sentence;
  const comma = sentence.indexOf(', ');
  return comma === -1 ? sentence : sentence.slice(comma + 2);
}
