import { readWords, type Word } from '../../grounding/read-words.ts';
import { splitSentences } from '../../grounding/split-sentences.ts';
import { findNames } from '../../names/find-names.ts';
import { type Span, type TextViews, ViewNote } from '../../view.ts';
import { conceptsIn } from './concepts.ts';
import { signsIn } from './families/families.ts';
import type { Sign } from './families/rule-family.ts';
import { isHeldBack, turnOf } from './held-back.ts';

/** What a sentence does, whatever it is about. */
export type Act =
  | 'promises'
  | 'offers'
  | 'asks'
  | 'discloses'
  | 'mentions'
  | 'advises'
  | 'claims'
  | 'diagnoses'
  | 'identifies'
  | 'opines'
  | 'speculates'
  | 'compares'
  | 'discusses'
  | 'blames'
  | 'informal'
  | 'emoji'
  | 'exclaims'
  | 'shouts';

/**
 * What else decides. `heldBack`: it declines, hands over or warns. `open`: an estimate, a condition or a question.
 * `person`: it names another person, or one of a kind such as "your neighbour". `third person`: the same, or a pronoun.
 */
type Fact = 'heldBack' | 'open' | 'negation' | 'person' | 'third person';

/** A sentence of a text with what it does, and the words and concepts that it names. */
export interface ActSentence {
  /** Offsets into the plain view. */
  readonly span: Span;
  readonly text: string;
  readonly words: readonly Word[];
  readonly stems: ReadonlySet<string>;
  readonly concepts: ReadonlySet<number>;
  readonly isQuestion: boolean;
  /** Names that do not begin the sentence, in lower case. */
  readonly names: ReadonlySet<string>;
  has(fact: Fact): boolean;
  does(act: Act): boolean;
  /** Says whether a sign of a rule family fits. */
  shows(sign: Sign): boolean;
}

/** Limits: sentences of a text, and characters and words of a sentence. */
const MAX_SENTENCES = 1_500;
const MAX_LETTERS = 400;
const MAX_WORDS = 80;
/** No shorter sentence says two things. */
const SHORTEST_TURN = 20;

const open = new RegExp(
  [
    '\\b(?:usually|normally|generally|typically|often|mostly|most \\w{2,15}s|may|might|could|',
    'perhaps|probably|likely|roughly|approximately|estimate[sd]?|depends?|not binding|no guarantee|whether|as a rule|',
    'in most cases|tends? to|should (?:be|arrive|take)|hope[sd]?|can be requested|according to|individually|',
    'in der regel|meistens|vermutlich|voraussichtlich|ob|environ|en général|peut-être|sans doute|normalmente|',
    'probablemente|suele|quizás)\\b',
  ].join(''),
  'i',
);

const negated = /\b(?:not|no|never|\w+n't|cannot|kein\w*|nicht|nie|pas|jamais|nunca)\b/i;

/** Words that make a commitment of a sentence with a condition. */
const assured =
  /\b(?:guarantee[sd]?|promised?|my word|definitely|certainly|no doubt|for sure|that's certain|consider it|versprochen|garantiert|promis|garanti[st]?|garantizado)\b/i;

const title = /\b(?:Mr|Mrs|Ms|Miss|Herr|Frau|Señora?|Monsieur|Madame)\.? \p{Lu}/u;
const person =
  /\b(?:your|the|other|another|previous|next|last) (?:\w+ )?(?:husband|wife|mother|father|sister|brother|son|daughter|neighbou?rs?|colleagues?|friend|ex|tenants?|customers?|passengers?|travell?er|guests?|applicants?|candidates?|patients?|players?|boss|partner|members?)\b/iu;
const pronoun = /\b(?:he|she|he's|she's|his|her|him)\b/i;
/** One pattern for each act. They are read once for each sentence, on first use. */
const cues: Readonly<Record<Act, RegExp>> = {
  promises:
    /\b(?:(?:i|we|you|it|they|he|she|that|this|there|everything)(?:'ll|’ll)|will (?!you\b)|(?:is|are|am|'re|'m|'s) (?:going to|getting|yours|guaranteed|approved|covered|booked|confirmed)|guarantee[sd]?|promised?|assure|my word|consider it|rest assured|definitely|certainly|for sure|no doubt|all set|count on|on (?:its|their|the) way|goes back|no questions asked|(?:i've|we've|i have|we have) (?:already )?(?:\w+ed|put|made|sent)|you get|you cannot lose|i can (?:put|give|offer|do|grant)|free of charge|for free|we are holding|sure thing|settled|fixed thing|welcome in|in jedem fall|vous l'aurez|c'est garanti|won't pay|versprochen|garantiert|auf jeden fall|(?:bekommen|erhalten) sie|wird|promis|garantis|sera|serez|rons|garantizad\w*|prometo|aseguro|\w+(?:aremos|eremos|iremos)|recibirá|llegará)\b/i,
  offers:
    /\b(?:offer|give|grant|get|gets|receive|put|added?|apply|applied|credit(?:ed)?|code|voucher|takes?|reimbursed|refund(?:ed)?|waived?|noted|booked|approved?|can do|is fine|are fine|fine with us|yours|extend(?:ed)?|worth|discount|quote|recommend|allow|bekommen|rabatt|remise|offrons|descuento|ofrecemos)\b/i,
  asks: /\b(?:(?:could|can|would|will|may|might) (?:you|i|we)\b.{0,60}\b(?:send|tell|type|give|enter|share|upload|read|provide|confirm|have|let|write|need|know|ask|see)|(?:please|kindly|just) (?:send|tell|type|give|enter|share|upload|read|provide|confirm|write|reply|let)|(?:send|tell|give|read|email|text) (?:me|us)\b|i(?:'ll| will)? (?:need|require)|we(?:'ll| will)? (?:need|require)|(?:what|which|when|where|how old)(?:'s| is| was| are| were| do| did)? (?:your|you)|are you|do you|have you|did you|could i have|can i have|may i have|please leave|how (?:many|much) (?:do|did|are|is)|me puede|enter your|confirm your|just need|need the last|picture of your|photo of your|^and .{1,60}\?|^why .{1,60}\?|brauche ich|brauchen wir|type in your|your .{1,30}, please|nennen sie|geben sie|schicken sie|wie lautet|bitte .{0,30}(?:mitteilen|senden)|donnez|envoyez|indiquez|quel(?:le)? est|envíe|dígame|indique|cuál es|díganos)\b/i,
  discloses: /[\p{L}\d]/u,
  mentions: /[\p{L}\d]/u,
  discusses: /[\p{L}\d]/u,
  advises:
    /\b(?:should|ought to|had better|you'd better|better off|recommend|suggest|advise|my advice|if i were you|in your place|i'd|i would|go for|your best bet|best (?:thing|option|choice)|(?:simply|just|so|then|and|first) (?:take|stop|buy|sell|sign|file|sue|put|move)|entitled to|you can (?:deduct|sue|claim|stop|skip|safely|withhold)|it makes sense|you need the|you may (?:stop|skip|tip|keep|withhold)|works (?:well|best|better) |worth (?:buying|investing|a try)|is void|sollten sie|ich empfehle|nehmen sie|kaufen sie|vous devriez|je vous conseille|prenez|achetez|debería|le recomiendo|tome|compre)\b|^(?:please |then |just |for (?:the|a|your) .{1,30}[ ,] ?)?(?:go|ring|call|cancel|drink|hold|bet|confirm|switch|give|rinse|lie|tell|write|record|lend|pack|stir|aim|leave|vote|pry|mix|rub|rinse|soak|ask him|ask her|wear|eat|drink|avoid|choose|pick|pay|place|start|cut|train|do|take|stop|buy|sell|move|put|invest|try|give|double|halve|refuse|file|sue|switch|skip|use|get|spread|keep|apply|don't (?:pay|sign|take|touch))\b/i,
  claims:
    /\b(?:is|are|was|'s|'re|will|'ll|heals?|cures?|cured|helps?|works?|certain|guaranteed|never|always|has|have|does|ist|est|es|son)\b/i,
  diagnoses: /\b(?:that's|this is|it's|it is|you have|you've got|sounds like|looks like|you are suffering|is an?)\b/i,
  identifies:
    /\b(?:with us|holds? an? |has an? |is an? |is in|he's in|she's in|our system|picked up|bought|ordered|last order|stays?|staying|member|registered|belongs? to|works here|placed|(?:has |have )?(?:already )?checked (?:in|out)|used to work|on file|account of|confirm that|is (?:our|a) (?:customer|patient|guest|member)|booked|rebooked|came|comes)\b/i,
  opines:
    /\b(?:i think|i believe|i find|i feel|i'd say|in my (?:opinion|view)|personally|if you ask me|honestly|frankly|to be honest|to my mind|should|ought to|would do|failed|what a \w+ |(?:is|are|was|doing|made) (?:a |the )?(?:farce|mess|joke|brilliant job|right|wrong|mistake|disgrace|justified|madness|sensible|childish|far too|too|better|best|worse|worst|the only|ridiculous|brilliant|great|terrible)|the most sensible|ich finde|meiner meinung|à mon avis|je trouve|en mi opinión|creo que)\b/i,
  speculates:
    /\b(?:likely|probably|maybe|perhaps|must (?:be|have)|i guess|i suppose|i'd say|i think|seems?|presumably|could be|might be|suspect|my guess|apparently|rumou?r|due to|because of|caused by)\b/i,
  compares:
    /\b(?:unlike|compared (?:to|with)|than|whereas|instead of|cheaper|better|worse|weaker|similar|best bet|alternative|go (?:with|to)|try|recommend|have you looked at|they have|theirs|but (?:theirs|ours))\b/i,
  blames:
    /\b(?:your (?:own )?(?:fault|mistake)|you should have (?:read|known|paid|checked)|congratulations on (?:deleting|breaking|losing|ignoring|missing)|did you even|are you always|you clearly|genius|obviously you|as (?:i|we) (?:already )?told you|how hard can|use your brain|even a child|because reading|you (?:broke|messed)|stupid|idiot|dumb|fool|not rocket science|told you not to|wow, (?:really|great)|what did you expect|slow clap|good job breaking|try reading)\b/i,
  informal:
    /\b(?:\w+n't|\w+'(?:ll|re|ve|m|d)|(?:it|that|there|here|what|let|he|she)'s|hey|yeah|yep|nope|gonna|wanna|gotta|kinda|cheers|loads of|no worries|cool|awesome|buddy|mate|dude|guys|lol|btw|stuff|ain't)\b/i,
  emoji: /\p{Extended_Pictographic}|:-?[)D(]|;-?\)/u,
  exclaims: /!/,
  shouts: /(?:\b\p{Lu}{3,}\b[ ,!]*){3,}/u,
};

const read = new ViewNote<readonly ActSentence[]>();

/** Returns the sentences of a text in order. They are read once for all rules. */
export function actSentences(views: TextViews): readonly ActSentence[] {
  const known = read.of(views);
  if (known) return known;
  const { text } = views.plain;
  const spans = splitSentences(text, MAX_SENTENCES).flatMap((span) => atTurn(text, span));
  return read.keep(
    views,
    spans.map((span) => sentenceOf(text.slice(span.start, Math.min(span.end, span.start + MAX_LETTERS)), span)),
  );
}

/** Divides a sentence that declines and then turns, as in "I'm not allowed to, but I've added 20 euros". */
function atTurn(text: string, span: Span): Span[] {
  const sentence = text.slice(span.start, Math.min(span.end, span.start + MAX_LETTERS));
  const turn = sentence.length < SHORTEST_TURN ? undefined : turnOf(sentence);
  if (turn === undefined) return [span];
  return [
    { start: span.start, end: span.start + turn },
    { start: span.start + turn, end: span.end },
  ];
}

/** Reads one sentence. */
function sentenceOf(sentence: string, span: Span): ActSentence {
  const text = sentence.replaceAll('’', "'");
  const words = readWords(text, MAX_WORDS);
  const stems = words.map(({ stem }) => stem);
  const known = new Map<Fact | Act, boolean>();
  const once = (name: Fact | Act, find: () => boolean): boolean => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const found = find();
    known.set(name, found);
    return found;
  };
  const isQuestion = text.endsWith('?');
  const isOpenIn = () =>
    !assured.test(text) && (open.test(text) || /^(?:if|once|when|in case|wenn|falls|si)\b/i.test(text));
  const namesPerson = () =>
    person.test(text) || title.test(text) || findNames(text).some(({ kind }) => kind === 'person');
  return {
    span,
    text,
    words,
    stems: new Set(stems),
    concepts: conceptsIn(text, stems),
    names: new Set(words.filter(({ isName }) => isName).map(({ lower }) => lower)),
    isQuestion,
    does: (act) => once(act, () => cues[act].test(text)),
    shows: signsIn(text, stems),
    has: (fact) => once(fact, facts(fact)),
  };

  function facts(fact: Fact): () => boolean {
    if (fact === 'heldBack') return () => isHeldBack(text);
    if (fact === 'negation') return () => negated.test(text);
    if (fact === 'open') return () => isQuestion || isOpenIn();
    if (fact === 'person') return namesPerson;
    return () => pronoun.test(text) || namesPerson();
  }
}
