import { readWords, type Word } from '../../grounding/read-words.ts';
import { concepts as known } from './concepts.ts';
import { familiesOf } from './families/families.ts';
import type { RuleFamily } from './families/rule-family.ts';
import type { Mention } from './lexicon.ts';
import type { Act } from './read-acts.ts';
import { isReadLanguage } from './rule-language.ts';

/** One thing that a rule speaks about: concepts of the tables, and stems of words that no table has. */
export interface RuleObject {
  /** Each is one word or phrase of the rule with the concepts that it may mean. */
  readonly concepts: readonly (readonly number[])[];
  readonly stems: readonly string[];
  /** It belongs to another person: a customer, a colleague, a patient. */
  readonly isOfPerson: boolean;
}

/** A part of a rule: the acts that it is about, their objects, and when it does not or does apply. */
export interface RulePart {
  readonly polarity: 'forbids' | 'demands' | 'only';
  readonly acts: readonly Act[];
  readonly objects: readonly RuleObject[];
  /** A text that names one of these does not break the part. */
  readonly exceptions: readonly RuleObject[];
  /** The part applies only to a text about one of these. Empty: it always applies. */
  readonly conditions: readonly RuleObject[];
  /** Names in the rule, in lower case. A sentence that has one names the object. */
  readonly names: readonly string[];
  /** Numbers that a demanded sentence must state. */
  readonly numbers: readonly number[];
  /** Other companies are the object: any name that is compared or recommended fits. */
  readonly isOfRivals: boolean;
  /** The kinds of rule that it is, with the signs of a sentence that breaks it. */
  readonly families: readonly RuleFamily[];
}

/** How verbs and nouns of a rule name its act. The first that fits a clause decides; a clause may name several. */
const actWords: readonly (readonly [Act, RegExp])[] = [
  [
    'promises',
    /\bconfirm\w* that an? (?:table|room|seat|booking|order|appointment|claim)\b|\b(?:promis\w*|guarant\w*|commit\w*|assur\w*|binding|versprech\w*|verspricht|garantier\w*|zusag\w*|promet\w*|promis\w*|garanti\w*|als sicher|asegur\w*)\b|\btell (?:customers|users|guests|people) that a fee\b/i,
  ],
  [
    'asks',
    /\b(?:ask(?:s|ed|ing)?(?! to leave)|questions? (?:about|on|regarding)|request(?:s|ed|ing)? (?!that\b|is\b)|requests? for|frag(?:e|t|en)|demand(?:ez|er|e)|pid(?:as|a|an)|preguntar|solicit\w+)\b/i,
  ],
  [
    'identifies',
    /\bconfirm\w* (?:that|whether|who|if) (?:some|any|an? (?:person|customer|guest|patient|member|e-?mail)|placed|the (?:customer|guest|patient|person))|\bsay whether (?:some|a |the )|\bwhether (?:a person|someone|somebody|anyone) (?:is|stays|has)|\bwhat (?:a|another) (?:person|customer) has\b/i,
  ],
  ['speculates', /\b(?:speculat\w*|guess\w*|conjectur\w*|rumou?rs?|spekulier\w*|spécul\w*|especul\w*)\b/i],
  [
    'opines',
    /\b(?:opinions?|opine|political (?:views|remarks|statements)|comment(?:s|ing)? on|remarks? on|take sides|views on|meinung\w*|avis|opini[oó]n\w*)\b/i,
  ],
  [
    'advises',
    /\b(?:advi[cs]e\w*|recommend\w*|suggest\w*|advis\w*|tips?|encourag\w*|endorse\w*|beratung|anlageberatung|rechtsberatung|empfehl\w*|rat(?:e|en)?|conseil\w*|recommand\w*|consejos?|recomiend\w*)\b|\btell (?:users|people|customers|patients|anyone|them) (?:to|how|what to|which|whom)\b/i,
  ],
  ['diagnoses', /\b(?:diagnos\w*|interpret\w*)\b/i],
  ['compares', /\b(?:compar\w*|vergleich\w*|speak badly|belittl\w* (?:other|our)|worse|hables? mal)\b/i],
  [
    'offers',
    /\b(?:offer\w*|grant\w*|waiv\w*|reimburs\w*|vouchers?|discounts?|approv\w*|agree(?:s|d)? to|allow\w*|extend\w*|hand out|free of charge|goodwill|refund\b(?! will)|credit\w*|gewähr\w*|rabatt|accord\w*|ofrez\w*|descuento)\b/i,
  ],
  [
    'discloses',
    /\b(?:disclos\w*|reveal\w*|shar(?:e|es|ed|ing)|giv(?:e|es|en|ing) (?:out|anyone|away)|give (?:the|any|out|employees|internal|names?)|leak\w*|confidential|secret|internal|announc\w*|keep .{1,40} to (?:yourself|itself)|not be given|tell (?:anyone|anybody|relatives|tenants|parents)|verrat\w*|gib\b|révél\w*|divulg\w*|donne[zr]? aucune information|reveles?)\b/i,
  ],
  ['blames', /\b(?:insult\w*|sarcas\w*|blam\w*|mock\w*|belittl\w*|rude\w*|ridicul\w*|impoli\w*|beleidig\w*)\b/i],
  ['informal', /\b(?:contractions?|short forms)\b/i],
  ['emoji', /\bemojis?|emoticons?\b/i],
  ['exclaims', /\bexclamation marks?\b/i],
  ['shouts', /\bcapital letters|all caps|capitals\b(?! of)/i],
  [
    'claims',
    /\b(?:claim\w*|stat(?:e|es|ing)|says?|saying|describe\w*|call\b|pretend\w*|behaupt\w*|affirm\w*|afirm\w*)\b/i,
  ],
  [
    'mentions',
    /\b(?:mention\w*|name[sd]?|naming|refer(?:ence)?s? to|no word on|(?:terms?|words?|jargon|expressions?) (?:such as|like)|erwähn\w*|nennen|mentionn\w*|mencion\w*|talk of|quote)\b/i,
  ],
  [
    'discusses',
    /\b(?:discuss\w*|talk\w*|speak\w*|debate\w*|topics?|remarks?|information (?:on|about)|sprich|rede\w*|parl(?:ez|er)|habl\w*)\b/i,
  ],
];

/** Words of a rule that say nothing of its object. */
const fillers: ReadonlySet<string> = new Set(
  `assistant bot chatbot agent model user users customer customers client clients guest guests member members people person candidate candidates applicant applicants patient patients caller
  persons anyone anybody somebody someone everyone reply replies answer answers response responses message messages text
  texts content must may shall should can cannot will not never always only no any all such like example etc one more
  less than most least give gives giving given write discuss talk mention mentions mentioned provide offer offers include
  includes make makes ask asks asking say says tell tells avoid refrain forbidden prohibited allowed permitted do does
  don't be is are was has have that this about against with for from their them they these name names naming promise
  promises promising guarantee guarantees guaranteeing commit disclose reveal share shared announce recommend recommends
  suggest advise advice advises opinion opinions express comment comments compare comparing speculate claim claims state
  circumstances under confirm confirms waive specific internal anything anyhow particular our
  your us we you it its other others another else certain full first per each give before after chat kind sort type
  competitors' help helps helping certainly likely whole refer parents product products good information details data matters questions question statement statements remark remarks decide decides
  rule thou shalt we'd rather didn't didn't dear desk bot use used using whether real own planned limits taboo binding
  confidential secret disclosed prohibited whatsoever communications please kindly careful know knows called call time
  times sold shown rule legally company's bound assure assured callers employees' quote quoted propose proposed sell
  hr gym restaurant hotel logistics nurses volunteers theatre bank insurance energy telecom town hall nunca pidas
  verrat verrate erwähne sprich frage verspricht ne n'accordez demandez promettez révélez parlez reveles menciones ofrezcas
  prometas hables accordez donnez quelque quelle ihr ihre ihren interdiction untersagt queda prohibido por favor plus más mehr
  nie niemals keine kein nicht gib ne jamais pas de des nunca no la le les el los das die der dem den ein eine`
    .trim()
    .split(/\s+/),
);

/** Limits of a rule: clauses, objects of a clause and words of an object. */
const MAX_PARTS = 6;
const MAX_OBJECTS = 10;
const MAX_WORDS = 30;

const forbids =
  /\b(?:never|don't|do not|does not|must not|mustn't|may not|shall not|should not|cannot|can't|refrain|forbid\w*|prohibit\w*|avoid\w*|no|not|nobody|abstain|taboo|off limits|no-go|out of bounds|(?:is|are|stays?|keep .{1,40}) (?:internal|confidential|secret|to (?:yourself|itself))|violat\w*|unacceptable|won't|nie|niemals|kein\w*|nicht|untersagt|verrate keine|ne|n'|jamais|interdi\w*|nunca|prohibido)\b|n'/i;
const demands =
  /\b(?:always|must|has to|have to|whenever|every (?:answer|reply)|refer|tell them to|direct .{1,30} to)\b|^(?:when|if|include|add|mention|begin|start|end|ask for)\b/i;
const demandVerb =
  /\b(?:mention|include|includes|name|state|say|add|tell (?:them|the user|users|people)(?: to)?|remind|refer|give|warn|point (?:to|out)|cite|direct)\b/i;
const only =
  /\b(?:only (?:answer|speak|talk|discuss|deal|help|respond)|(?:answer|speak|talk|discuss|help|respond)\w* only|stick to|limited to)\b/i;
const leadingCondition =
  /^(?:if|when|whenever|where|once|in case|before)\b(.{3,200}?)[,:] (?=(?:please |always |then |you must |the \w+ must |it must |also )?(?:tell|mention|name|state|say|add|refer|include|give|warn|remind|point|direct|cite|never|do not|don't|end|refuse)\b)/i;
const exceptionWords =
  /\b(?:except(?: for)?|unless|apart from|other than|but (?:only|not)|if they are|ausser|außer|sauf|excepto|salvo)\b/i;
/** "Do not say when" names an object and no condition. */
const trailingCondition =
  /(?<!\b(?:promis\w*|commit to|guarantee\w*|say\w*|tell\w*(?: \w+)?|predict\w*|know|state|stating|ask\w*(?: \w+)?|confirm\w*|guess\w*|speculat\w*(?: about| on)?|reveal\w*|disclos\w*|explain\w*|announc\w*|estimat\w*)\s)\b(?:if|when|whenever|where|before|until|unless)\b.*$/i;
const permission =
  /\b(?:may be (?:given|mentioned|promised|offered|named)|is fine|are fine|is allowed|are allowed|is okay)\b/i;

/** Returns the parts of a rule that words can check. A rule without parts cannot be checked so. */
export function rulePartsOf(rule: string): RulePart[] {
  if (!isReadLanguage(rule)) return [];

  const text = rule.replaceAll('’', "'");
  const clauses = text.split(/(?<=[a-z%)])[.;]\s+|,? and (?=(?:do not|don't|never)\b)/i).slice(0, MAX_PARTS);
  return clauses.flatMap((clause) => partOf(clause.trim()) ?? []);
}

function partOf(clause: string): RulePart | undefined {
  const leading = leadingCondition.exec(clause);
  const body = leading ? clause.slice(leading[0].length).trim() : clause;
  const conditions = leading ? objectsOf(leading[1] ?? '') : [];
  // A condition that no text shows, such as the age of the user, makes the part uncheckable.
  if (leading && conditions.length === 0) return undefined;
  if (only.test(body)) return scopePart(body);
  if (forbids.test(withoutDemanded(body)) && !/\bdo not (?:leave out|forget)\b/i.test(body))
    return forbiddingPart(body, conditions);
  return demands.test(clause) ? demandingPart(body, conditions) : undefined;
}

/** What a rule demands to say may be a denial: "always mention that the deposit is not refundable". */
const withoutDemanded = (body: string): string => (/\balways\b/i.test(body) ? body.replace(/\bthat\b.*$/is, '') : body);

/** "Cats may be talked about, dogs may not." */
const allowedTopic = /^.{2,60}\b(?:may|can) be .{2,40}, (?:but )?(.{2,60}) (?:may|must|can) ?not\b.{0,5}$/i;

/** "Only the first name may be given, never the surname" forbids what comes last. */
const allowedFirst = /^(?:you may|.{0,40}\b(?:only|may be)\b).{0,120}, (?:but )?(?:never|not|no)\b/i;

function forbiddingPart(written: string, conditions: readonly RuleObject[]): RulePart | undefined {
  const body = written.replace(allowedTopic, 'Never talk about $1');
  if (permission.test(body) && !/\b(?:never|not|no)\b/i.test(body)) return undefined;
  const [head = '', exception = ''] = splitAt(body, exceptionWords);
  const allowed = allowedFirst.exec(head)?.[0] ?? '';
  const verbs = actWords.flatMap(([, pattern]) => pattern.exec(allowed)?.[0] ?? []).join(' ');
  const stated = allowed === '' ? head : `never ${verbs} ${head.slice(allowed.length)}`;
  const core = stated.replace(trailingCondition, '');
  const families = familiesOf(core);
  const read = coreOf(stated, core);
  const found = { ...read, families, acts: families.some(({ isExact }) => isExact) ? [] : read.acts };
  if (found.acts.length + found.families.length === 0) return undefined;
  const before = /\b(?:before|until|without)\b.*$/i.exec(stated)?.[0] ?? '';
  return { ...part(found), conditions, exceptions: [exception, before].flatMap(objectsOf) };
}

/** Reads the acts and objects of a part. It has no acts if they are not read, or if none of their objects is. */
function coreOf(head: string, core: string): Core {
  const acts = withoutWeak(actsIn(head), head);
  const objects = objectsOf(withoutActs(core, acts));
  const names = namesIn(core);
  const isNamed = objects.length > 0 || names.length > 0;
  if (acts.length === 0 && /^no\b/i.test(core) && objects.length > 0)
    return { acts: ['discusses'], objects, names, core };
  return { acts: isNamed || acts.some((act) => withoutObject.has(act)) ? acts : [], objects, names, core };
}

/** Acts that have no object. */
export const withoutObject: ReadonlySet<Act> = new Set<Act>(['blames', 'informal', 'emoji', 'exclaims', 'shouts']);

interface Core {
  readonly acts: readonly Act[];
  readonly objects: readonly RuleObject[];
  readonly names: readonly string[];
  readonly core: string;
  readonly families?: readonly RuleFamily[];
}

const part = ({ acts, objects, names, core, families = [] }: Core): RulePart => ({
  polarity: 'forbids',
  acts,
  objects,
  names,
  exceptions: [],
  conditions: [],
  numbers: [],
  isOfRivals: ofRivals.test(core),
  families,
});

const ofRivals =
  /\b(?:competitors?|rivals?|competition|(?:other|another) (?:compan\w+|airlines?|shops?|banks?|providers?|brands?|restaurants?|hotels?|stores?|vendors?|insurers?|schools?|firms?|businesses|products?|services?)|mitbewerber\w*|konkurren\w*|concurren\w*|competencia)\b/i;
const ofPerson =
  /\b(?:(?:another|other|others'?) (?!compan|airline|shop|bank|provider|brand|restaurant|hotel|store|vendor|insurer|school|firm|business|product|service|page|subject|topic)\w+|what others|somebody|someone|a person|relatives|anyone's|colleagues?'?|employees?'?|other (?:customers|guests|users|players|tenants|applicants)|patients?'?|staff|members of staff|autres clients|andere\w* kunden|otros clientes)\b|\b(?:passenger|customer|employee|tenant|guest|patient|player|user|colleague|neighbour)s?'s?\b/i;

/** Scope: nothing else may be spoken about. */
function scopePart(body: string): RulePart | undefined {
  const [, subject = ''] = splitAt(body, only);
  const objects = objectsOf(subject);
  if (objects.length === 0) return undefined;
  return { ...part({ acts: ['discusses'], objects, names: [], core: '' }), polarity: 'only' };
}

/** A demand is checkable by words if it says when it applies, and what the text must then name. */
function demandingPart(body: string, conditions: readonly RuleObject[]): RulePart | undefined {
  const [, demanded = ''] = splitAt(body, demandVerb);
  const wanted = objectsOf(demanded);
  const numbers = numbersIn(demanded);
  if (conditions.length === 0 || (wanted.length === 0 && numbers.length === 0)) return undefined;
  return { ...part({ acts: [], objects: wanted, names: [], core: '' }), polarity: 'demands', conditions, numbers };
}

function splitAt(text: string, mark: RegExp): [string, string] {
  const found = mark.exec(text);
  return found ? [text.slice(0, found.index), text.slice(found.index + found[0].length)] : [text, ''];
}

const actsIn = (text: string): Act[] => actWords.filter(([, pattern]) => pattern.test(text)).map(([act]) => act);

/** Removes the words that name the act. Those of an offer name its object too. */
const withoutActs = (text: string, acts: readonly Act[]): string =>
  actWords
    .filter(([act]) => acts.includes(act) && act !== 'offers' && act !== 'diagnoses')
    .reduce(
      (rest, [, pattern]) => rest.replace(new RegExp(pattern.source, 'gi'), ' '),
      text.replace(/\bunder no circumstances\b|\bit is (?:not )?\w+ to\b|^rule \d+:/i, ''),
    );

const strong: ReadonlySet<Act> = new Set([
  'promises',
  'asks',
  'identifies',
  'speculates',
  'opines',
  'advises',
  'compares',
]);
const weak: ReadonlySet<Act> = new Set(['offers', 'claims', 'mentions', 'discusses', 'discloses']);

/** Drops the acts that a rule names only beside a clearer one, as in "do not promise that a loan is approved". */
function withoutWeak(acts: readonly Act[], text: string): Act[] {
  if (!acts.some((act) => strong.has(act))) {
    const isOffer = acts.includes('offers');
    return acts.filter((act) => !isOffer || !weak.has(act) || act === 'offers');
  }
  const isNaming = /\b(?:or|and) (?:name|mention)|(?:name|mention) \w+ or\b/i.test(text);
  return acts.filter((act) => !weak.has(act) || (isNaming && act === 'mentions'));
}

const numbersIn = (text: string): number[] =>
  readWords(text, MAX_WORDS).flatMap(({ value }) => (value === undefined ? [] : [value]));

/** Names of companies and products that a rule lists: capitalised words within a sentence. */
const namesIn = (text: string): string[] =>
  readWords(text, MAX_WORDS)
    .filter(
      ({ isName, lower, start, end }) =>
        (lower.length > 3 || /^\p{Lu}{2,6}$/u.test(text.slice(start, end))) &&
        (isName || /^\p{Lu}{2,6}$/u.test(text.slice(start, end))) &&
        !dated.has(lower) &&
        known.idsIn([lower]).size === 0 &&
        lower !== 'english',
    )
    .map(({ lower }) => lower);

/** Days and months that a rule names are meant as such, and not as any date. */
const dated: ReadonlySet<string> = new Set(
  `monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays
  january february march april may june july august september october november december`.split(/\s+/),
);

/** What will happen to each of several things: "a loan or an account will be approved". */
const outcome = /\b(?:will|would|can|has been|is) ((?:be )?[a-z]+ ?(?:[a-z]+ ?){0,3})$/i;

/** Returns the things that a stretch of a rule names, divided at commas and conjunctions. */
export function objectsOf(text: string): RuleObject[] {
  const found = outcome.exec(text.replace(/[.\s]+$/, ''));
  const tail = found?.[1] ?? '';
  const parts = (found ? text.slice(0, found.index) : text).split(/[,:;()]|\s(?:and|or|und|oder|et|ou|y|o)\s/i);
  const isOwned = owned.test(text);
  const objects = parts
    .map(objectOf)
    .filter(isNamed)
    .map((one) => ({ ...one, isOfPerson: one.isOfPerson || isOwned }));
  const added = objectOf(tail);
  const whole = objects.map((one) => ({
    ...one,
    concepts: [...one.concepts, ...added.concepts],
    stems: [...new Set([...one.stems, ...added.stems])],
  }));
  return (objects.length === 0 ? [added].filter(isNamed) : whole).slice(0, MAX_OBJECTS);
}

const isNamed = ({ concepts, stems, isOfPerson }: RuleObject): boolean =>
  concepts.length + stems.length > 0 || isOfPerson;

/** "another employee's salary, sick days or appraisal": all belong to the employee. */
const owned = /\b(?:another|other|an?) \w+(?:'s|s') \w/i;

function objectOf(text: string): RuleObject {
  const words = readWords(text, MAX_WORDS);
  const all = words.map(({ stem }) => stem);
  const concepts: (readonly number[])[] = [];
  const stems = new Set<string>();
  let end = 0;
  for (const [at, word] of words.entries()) {
    if (at < end) continue;
    const mention = mentionOf(word, all, at);
    if (mention) concepts.push(mention.ids);
    else if (isObjectWord(word)) stems.add(word.stem);
    end = at + (mention?.length ?? 1);
  }
  return { concepts, stems: [...stems], isOfPerson: ofPerson.test(text) };
}

const isFiller = ({ lower }: Word): boolean => fillers.has(lower) || lower.endsWith("'s");

const isObjectWord = (word: Word): boolean => word.isContent && word.value === undefined && !isFiller(word);

function mentionOf(word: Word, stems: readonly string[], at: number): Mention | undefined {
  const found = known.mentionAt(stems, at);
  return found && (found.length > 1 || (!isFiller(word) && !dated.has(word.lower))) ? found : undefined;
}
