import { LRUCache } from 'lru-cache';
import { readWords } from '../grounding/read-words.ts';
import { splitSentences } from '../grounding/split-sentences.ts';
import { type FormRule, readForm } from './check-form.ts';
import { boundText, readQuantity } from './check-quantity.ts';
import type { CompiledRule, MappedHead, RuleCheck, RuleKind } from './policy-rule.ts';
import { statementsOf } from './quoted-statements.ts';
import { objectsOf, type RulePart, readRule } from './read-rule.ts';
import { isReadLanguage } from './rule-language.ts';

/** Maximum number of rules of a policy. */
export const MAX_RULES = 64;
const MAX_SUBJECTS = 10;
/** Characters to read of a rule. */
const LONGEST_RULE = 1_000;
const MAX_KEPT = 200;
const compiled = new LRUCache<string, readonly CompiledRule[]>({ max: MAX_KEPT });

/** Returns the rules of a policy text, one per line or sentence. The last 200 policies stay compiled. */
export function compilePolicy(text: string): readonly CompiledRule[] {
  const known = compiled.get(text);
  if (known) return known;
  const rules = rulesOf(text);
  compiled.set(text, rules);
  return rules;
}

function rulesOf(text: string): CompiledRule[] {
  return linesOf(text)
    .filter((line) => kindOf(line) !== 'unread' || !permits(line))
    .slice(0, MAX_RULES)
    .map((line) => compileRule(line, kindOf(line)));
}

/** Sentences of a line that stay one rule, as "Do not promise a date. Estimates may be given." */
const MAX_SENTENCES_OF_LINE = 3;

/** Returns a line for each rule. In a policy without lines, and in a longer line, each sentence is a rule. */
function linesOf(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const most = MAX_RULES * 4;
  const found = lines.slice(0, most).flatMap((line) => {
    const spans = splitSentences(line, most);
    const sentences = spans.map(({ start, end }) => withoutNumber(line.slice(start, end))).filter((one) => one !== '');
    const isOneRule = lines.length > 1 && sentences.length <= MAX_SENTENCES_OF_LINE;
    return isOneRule ? [withoutNumber(line.trim())] : sentences;
  });
  return found.filter((line) => /\p{L}.*\p{L}/su.test(line.slice(0, LONGEST_RULE))).slice(0, most);
}

const withoutNumber = (line: string): string => line.replace(/^[-*•\s]*(?:\(?\d{1,3}[.):]\s*)?/, '').trim();

const permits = (line: string): boolean => kindPatterns.allows.test(line.slice(0, LONGEST_RULE));

/** Returns the kind of a rule. A sentence that is no rule, such as an introduction or a permission, is `unread`. */
export function kindOf(sentence: string): RuleKind {
  const read = sentence.slice(0, LONGEST_RULE);
  if (kindPatterns.only.test(read)) return 'only';
  if (kindPatterns.demands.test(read)) return 'demands';
  if (kindPatterns.forbids.test(read) || /:/.test(read)) return 'forbids';
  return 'unread';
}

/** Compiles one sentence. */
export function compileRule(text: string, kind: RuleKind): CompiledRule {
  const read = text.slice(0, LONGEST_RULE);
  const parts = readRule(read);
  return {
    text,
    kind,
    subjects: subjectsOf(kind === 'only' ? afterOnly(read) : read),
    heads:
      kind === 'only' || kind === 'demands' || parts.some(({ polarity }) => polarity === 'demands')
        ? []
        : headsOf(read, parts),
    quantity: readQuantity(read),
    measured: objectsOf(read.replace(boundText(read), ' , ').split(/[.;](?=\s|$)/)[0] ?? ''),
    statements: statementsOf(read, kind === 'demands'),
    form: readForm(read),
    parts,
    isAboutSubject: kind !== 'unread' && kind !== 'demands' && isReadLanguage(read) && aboutInput.test(read),
  };
}

/** Words of a rule about what users send, which is judged by its subject and not by what the assistant does. */
const aboutInput =
  /\b(?:requests?|messages?|prompts?|inputs?|questions?|attempts?) (?:that|which|to|for|about|is|are|must)\b/i;

/** Says whether words can show that a rule is broken, and how or why not. */
export function checkOf(rule: CompiledRule): RuleCheck {
  const how = waysOf(rule);
  if (how !== undefined) return { rule: rule.text, checkable: true, reason: how };
  const reason = isReadLanguage(rule.text)
    ? 'It names no act and object that the words of a text show.'
    : 'The embedded checker does not read the language of the rule.';
  return { rule: rule.text, checkable: false, reason };
}

function waysOf({ statements, form, quantity, heads, parts, isAboutSubject }: CompiledRule): string | undefined {
  if (statements.length > 0) return 'The quoted words are compared.';
  if (form) return forms[form.kind];
  if (quantity) return 'Amounts are compared with the bound.';
  const [first] = parts.filter(({ polarity }) => polarity !== 'only');
  if (first)
    return first.polarity === 'demands'
      ? 'A missing mention is found.'
      : `Sentences that do this are found: ${kindsOf(first).join(', ')}.`;
  if (heads.length > 0) return `The detector ${heads.join(' and ')} decides.`;
  if (parts.length > 0) return 'Texts on everyday subjects outside the scope are found.';
  return isAboutSubject ? 'The subject of the text is compared.' : undefined;
}

const forms: Readonly<Record<FormRule['kind'], string>> = {
  length: 'The parts of the text are counted.',
  language: 'The language of the text is compared.',
  greeting: 'The beginning of the text is compared.',
  noLinks: 'Links are found.',
  noLists: 'Lists and marks of Markdown are found.',
  yesOrNo: 'The text is compared with yes and no.',
};

/** Returns the names of what a part looks for. */
const kindsOf = ({ acts, families }: RulePart): string[] => [...families.map(({ name }) => name), ...acts];

function afterOnly(text: string): string {
  const found = kindPatterns.only.exec(text);
  return found ? text.slice(found.index + found[0].length) : text;
}

function headsOf(text: string, parts: readonly RulePart[]): MappedHead[] {
  const acts = new Set(parts.flatMap((part) => part.acts));
  return (Object.keys(headWords) as MappedHead[]).filter(
    (head) =>
      headWords[head].test(text) &&
      !(head === 'pii' && (deedWords.test(text) || acts.size > 0)) &&
      !(head === 'injection_attack' && acts.size > 0),
  );
}

/** Returns the stretches between commas and conjunctions, without words that every rule has. */
function subjectsOf(text: string): string[] {
  const parts = text.split(/[,:;.()]|\s(?:and|or)\s/i).map((part) =>
    readWords(part, 40)
      .filter(({ isContent, lower, value }) => isContent && value === undefined && !ruleWords.has(lower))
      .map(({ lower }) => lower)
      .slice(0, 5)
      .join(' '),
  );
  return [...new Set(parts.filter((part) => part.length > 2))].slice(0, MAX_SUBJECTS);
}

/** Words that map a rule to a known detector. */
const headWords: Readonly<Record<MappedHead, RegExp>> = {
  toxicity:
    /\b(?:swear\w*|profan\w*|crude|vulgar\w*|obscen\w*|curs(?:e|es|ing)|insult\w*|hate|hateful|hatred|demean\w*|offensive|abus(?:e|es|ive)|harass\w*|toxic\w*|slurs?|bully\w*|rude\w*|disrespect\w*|derogat\w*|threatens?)\b/i,
  nsfw: /\b(?:sexual\w*|porn\w*|nudity|nude|erotic\w*|nsfw|adult content|explicit content|obscene)\b/i,
  injection_attack:
    /\b(?:jailbreak\w*|prompt injection|system prompt|overrid\w*|ignore (?:its|the|your|all|previous) (?:instructions|rules)|instructions? of the assistant|assistant'?s instructions|persona that ignores)\b/i,
  pii: /\b(?:personal (?:data|information|details)|personally identifiable|pii|contact details|card numbers?|identity numbers?|home address(?:es)?|phone numbers?|e-?mail address(?:es)?|social security|passports?|passwords?|credentials)\b/i,
  code: /\b(?:program code|source code|program(?:ming)? code|write code|code snippets?|write or debug|scripts?|sql)\b/i,
};

/** A rule about help with stealing credentials is not about credentials in a text. */
const deedWords = /\b(?:theft|steal\w*|hack\w*|phish\w*|help with)\b/i;

/** Words typical of rules, which say nothing about the subject of a rule. */
const ruleWords: ReadonlySet<string> = new Set(
  `assistant bot chatbot agent model user users customer customers employee employees staff reply replies answer answers
  response responses message messages text texts content request requests question questions input output conversation
  must may shall should can cannot will not never always only no any all other such like example examples etc including
  give gives giving write writes writing discuss discusses discussing talk talking mention mentions provide provides
  providing offer offers contain contains include includes help helps helping make makes ask asks asking say says
  avoid refuse refused reject rejected block blocked forbid forbidden prohibited banned allowed allow permitted permit
  violates violate violation policy rule rules be is are this that about against with for from their them they these
  support tutor writing friendly family everything anything nothing something attempts attempt try change people person
  contents material use uses using used do does don't attacks debates debate topic topics advice`
    .trim()
    .split(/\s+/),
);

const kindPatterns = {
  only: /\b(?:not about|not related to|unrelated to|other than|outside (?:of )?|off[- ]topic|anything but|nothing but|only (?:talk|discuss|answer|speak|help|respond|deal)\w*|only (?:about|with|to questions about)|limited to|stick to)\b/i,
  demands:
    /\b(?:must|shall|should|has to|have to|always)\s+(?!not\b|never\b|be (?:refused|blocked|rejected|avoided|declined|removed|family))(?:\w+\s+){0,3}?(?:include|includes|contain|contains|mention|state|say|end with|begin with|start with|carry|have)\b/i,
  allows: /\b(?:(?:is|are|remains?) (?:allowed|permitted|fine|okay|ok|acceptable|welcome)|may (?!not\b))/i,
  forbids:
    /\b(?:not|no|never|don't|cannot|can't|without|forbid\w*|prohibit\w*|ban(?:s|ned)?|avoid|refus\w*|reject\w*|block\w*|declin\w*|violat\w*)\b/i,
} as const;
