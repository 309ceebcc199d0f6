import { LRUCache } from 'lru-cache';
import { readWords } from '../grounding/read-words.ts';
import { splitSentences } from '../grounding/split-sentences.ts';
import type { CompiledRule, MappedHead, Quantity, RuleKind } from './policy-rule.ts';

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
  const sentences = splitSentences(text, MAX_RULES * 4).map(({ start, end }) => withoutNumber(text.slice(start, end)));
  return sentences
    .filter((sentence) => kindOf(sentence) !== undefined)
    .slice(0, MAX_RULES)
    .map((sentence) => compileRule(sentence, kindOf(sentence) ?? 'forbids'));
}

const withoutNumber = (line: string): string => line.replace(/^\(?\d{1,3}[.):]\s*/, '').trim();

/**
 * Returns the kind of a rule. Returns undefined for a sentence that is not a rule, such as an introduction or a
 * permission.
 */
export function kindOf(sentence: string): RuleKind | undefined {
  const read = sentence.slice(0, LONGEST_RULE);
  if (kindPatterns.only.test(read)) return 'only';
  if (kindPatterns.demands.test(read)) return 'demands';
  if (kindPatterns.forbids.test(read) || /:/.test(read)) return 'forbids';
  return undefined;
}

/** Compiles one sentence. */
export function compileRule(text: string, kind: RuleKind): CompiledRule {
  const read = text.slice(0, LONGEST_RULE);
  return {
    text,
    kind,
    subjects: subjectsOf(kind === 'only' ? afterOnly(read) : read),
    heads: kind === 'only' ? [] : headsOf(read),
    quantity: quantityOf(read),
    statements: [...read.matchAll(/["“]([^"“”]{4,200})["”]/g)].flatMap(([, statement]) => statement ?? []),
  };
}

function afterOnly(text: string): string {
  const found = kindPatterns.only.exec(text);
  return found ? text.slice(found.index + found[0].length) : text;
}

function headsOf(text: string): MappedHead[] {
  return (Object.keys(headWords) as MappedHead[]).filter(
    (head) => headWords[head].test(text) && !(head === 'pii' && deedWords.test(text)),
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

const bound =
  /\b(above|over|more than|exceed(?:s|ing)?|greater than|higher than|below|under|less than|fewer than|lower than)\s+(?:of\s+)?([$€£]?)\s?(\d[\d.,]*)\s?(%|percent|[a-z]+)?/i;

function quantityOf(text: string): Quantity | undefined {
  const found = bound.exec(text);
  if (!found) return undefined;
  const [, side = '', sign = '', written = '', word = ''] = found;
  const value = Number(written.replaceAll(',', '').replace(/\.$/, ''));
  if (!Number.isFinite(value)) return undefined;
  const unit = sign || (word.toLowerCase() === 'percent' ? '%' : word.toLowerCase());
  const [, next = ''] = /^\s*([a-z]+)/i.exec(text.slice(found.index + found[0].length)) ?? [];
  return {
    side: /below|under|less|fewer|lower/i.test(side) ? 'below' : 'above',
    value,
    unit,
    next: next.toLowerCase(),
  };
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
