import type { MappedHead } from './policy-rule.ts';

/** Words by which a rule names what a known detector looks for. */
export const headWords: Readonly<Record<MappedHead, RegExp>> = {
  toxicity:
    /\b(?:swear\w*|profan\w*|crude|vulgar\w*|obscen\w*|curs(?:e|es|ing)|insult\w*|hate|hateful|hatred|demean\w*|offensive|abus(?:e|es|ive)|harass\w*|toxic\w*|slurs?|bully\w*|rude\w*|disrespect\w*|derogat\w*|threatens?)\b/i,
  nsfw: /\b(?:sexual\w*|porn\w*|nudity|nude|erotic\w*|nsfw|adult content|explicit content|obscene)\b/i,
  injection_attack:
    /\b(?:jailbreak\w*|prompt injection|system prompt|overrid\w*|ignore (?:its|the|your|all|previous) (?:instructions|rules)|instructions? of the assistant|assistant'?s instructions|persona that ignores)\b/i,
  pii: /\b(?:personal (?:data|information|details)|personally identifiable|pii|contact details|card numbers?|identity numbers?|home address(?:es)?|phone numbers?|e-?mail address(?:es)?|social security|passports?|passwords?|credentials)\b/i,
  code: /\b(?:program code|source code|program(?:ming)? code|write code|code snippets?|write or debug|scripts?|sql)\b/i,
};

/** A rule that speaks of help with a theft of credentials is not about credentials that stand in a text. */
export const deedWords = /\b(?:theft|steal\w*|hack\w*|phish\w*|help with)\b/i;

/** Words that make a rule a rule, and name none of what it is about. */
export const ruleWords: ReadonlySet<string> = new Set(
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

export const kindPatterns = {
  only: /\b(?:not about|not related to|unrelated to|other than|outside (?:of )?|off[- ]topic|anything but|nothing but|only (?:talk|discuss|answer|speak|help|respond|deal)\w*|only (?:about|with|to questions about)|limited to|stick to)\b/i,
  demands:
    /\b(?:must|shall|should|has to|have to|always)\s+(?!not\b|never\b|be (?:refused|blocked|rejected|avoided|declined|removed|family))(?:\w+\s+){0,3}?(?:include|includes|contain|contains|mention|state|say|end with|begin with|start with|carry|have)\b/i,
  allows: /\b(?:(?:is|are|remains?) (?:allowed|permitted|fine|okay|ok|acceptable|welcome)|may (?!not\b))/i,
  forbids:
    /\b(?:not|no|never|don't|cannot|can't|without|forbid\w*|prohibit\w*|ban(?:s|ned)?|avoid|refus\w*|reject\w*|block\w*|declin\w*|violat\w*)\b/i,
} as const;
