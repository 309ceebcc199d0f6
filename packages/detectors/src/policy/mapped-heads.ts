import { judgeText } from '../heads/judge-text.ts';
import { findPii } from '../pii/find-pii.ts';
import { resolveEntities } from '../pii/resolve-entities.ts';
import type { PiiFinding } from '../pii/scan.ts';
import { type Span, type TextViews, ViewNote } from '../view.ts';
import { isCode } from './is-code.ts';
import type { MappedHead } from './policy-rule.ts';

/** Words that map a rule to a known detector. */
const words: Readonly<Record<MappedHead, RegExp>> = {
  toxicity:
    /\b(?:swear\w*|profan\w*|crude|vulgar\w*|obscen\w*|curs(?:e|es|ing)|insult\w*|hate|hateful|hatred|demean\w*|offensive|abus(?:e|es|ive)|harass\w*|toxic\w*|slurs?|bully\w*|rude\w*|disrespect\w*|derogat\w*|threatens?)\b/i,
  nsfw: /\b(?:sexual\w*|porn\w*|nudity|nude|erotic\w*|nsfw|adult content|explicit content|obscene)\b/i,
  injection_attack:
    /\b(?:jailbreak\w*|prompt injection|ignore (?:its|the|your|all|previous) (?:instructions|rules))\b/i,
  pii: /\b(?:personal (?:data|information|details)|personally identifiable|pii|contact details|card numbers?|identity numbers?|home address(?:es)?|phone numbers?|e-?mail address(?:es)?|social security)\b/i,
  code: /\b(?:program code|source code|program(?:ming)? code|write code|code snippets?|write or debug|sql)\b/i,
};

/** A rule about what a text has, unlike one about what somebody asks for or tells of somebody. */
const aboutContent = /^no\b|\b(?:contain|contains|include|includes|have|write|generate|produce)\b/i;

/** Returns the known detectors that a rule is about. */
export function headsOf(rule: string): MappedHead[] {
  const isAboutContent = aboutContent.test(rule);
  return (Object.keys(words) as MappedHead[]).filter(
    (head) => words[head].test(rule) && (isAboutContent || (head !== 'pii' && head !== 'code')),
  );
}

const probabilityOf = (head: string) => (views: TextViews) => judgeText(views).get(head)?.probability ?? 0;
const FOUND = 0.98;
const NOT_FOUND = 0.02;

const detectors: Readonly<Record<MappedHead, (views: TextViews) => number>> = {
  toxicity: probabilityOf('toxicity'),
  nsfw: probabilityOf('nsfw'),
  injection_attack: probabilityOf('injection_attack'),
  pii: (views) => (piiIn(views).length > 0 ? FOUND : NOT_FOUND),
  code: (views) => (isCode(views.plain.text) ? FOUND : NOT_FOUND),
};

/** Returns the log-odds of the surest of the detectors, clamped to ±4. Undefined if there is none. */
export function headLogOdds(heads: readonly MappedHead[], views: TextViews): number | undefined {
  if (heads.length === 0) return undefined;
  const probability = Math.max(...heads.map((head) => detectors[head](views)));
  return Math.max(-4, Math.min(4, Math.log((probability + 1e-6) / (1 - probability + 1e-6))));
}

/** Returns the stretch that decided, as offsets into the caller's text, if there is one. */
export function headSegment(heads: readonly MappedHead[], views: TextViews): Span | undefined {
  const head = heads.find((name) => name !== 'pii' && name !== 'code');
  if (head !== undefined) return judgeText(views).get(head)?.segment;
  const [found] = heads.includes('pii') ? piiIn(views) : [];
  return found && views.plain.toSource(found.start, found.end);
}

const personal = new ViewNote<readonly PiiFinding[]>();

/** Searches once for all rules about personal data. */
function piiIn(views: TextViews): readonly PiiFinding[] {
  const known = personal.of(views);
  if (known) return known;
  // Links and machine addresses say nothing about a person.
  const resolution = resolveEntities(['pii', 'secrets']);
  const found = resolution.kind === 'resolved' ? findPii(views.plain.text, resolution.entities) : [];
  return personal.keep(views, found);
}
