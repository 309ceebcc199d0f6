/**
 * Kinds of values that a sign can ask for, found in one passage as it is written. Each repetition has an end, because a
 * hostile passage is as long as an answer.
 */
export const valueClasses: Readonly<Record<string, RegExp>> = {
  number:
    /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|million)\b/i,
  money: /[€$£]\s?\d|\d[\d.,]{0,30}\s?(?:€|\$|£|eur(?:os?)?\b|usd\b|dollars?\b|pounds?\b|francs?\b|chf\b|cents?\b)/i,
  percent: /\d\s?%|\d\s?(?:percent|per cent)\b/i,
  date: /\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:january|february|march|april|june|july|august|september|october|november|december)\b|\b(?:may|the) \d{1,2}(?:st|nd|rd|th)?\b|\b(?:19|20)\d{2}\b/i,
  time: /\b\d{1,2}[:.]\d{2}\b|\b\d{1,2} ?[ap]\.?m\b|\bo'clock\b/i,
  person: /\b(?:Mr|Mrs|Ms|Miss|Dr|Prof(?:essor)?)\.? \p{Lu}\p{L}+|\b\p{Lu}\p{Ll}+ (?:\p{Lu}\. )?\p{Lu}\p{Ll}+/u,
  email: /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]+/,
  phone: /\+?\d[\d ()/-]{6,}\d/,
  // A number before a month is a date.
  address:
    /\b\d{1,4}[a-z]?,? (?!(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)\p{Lu}\p{Ll}+|\b\p{Lu}\p{Ll}+ (?:Street|Road|Lane|Avenue|Square|Drive|Close|Court|Way|Row) \d|\b\p{Lu}\p{Ll}*(?:straße|strasse|weg|gasse|platz) \d/u,
  url: /\bhttps?:\/\/|\bwww\.|\b[\w-]{1,63}\.(?:com|org|net|info|example|gov|eu|io)\b/i,
  secret: /(?=[\w!@#$%^&*-]{6})(?=[\w!@#$%^&*-]{0,39}\d)(?=[\w!@#$%^&*-]{0,39}\p{L})[\w!@#$%^&*-]{6,40}/u,
  code: /```|<\/?[a-z]+>|[;{}]\s*$|\b(?:function|def|import|select|curl|sudo|const|var)\b.{0,300}[({;=]/im,
  quote: /["“”„«»].{8,}["“”«»]/,
};

/** Kinds of shape that only a whole answer can have. */
export const shapeClasses: Readonly<Record<string, (answer: string) => boolean>> = {
  list: (answer) => countOf(answer, /^[^\S\n]*(?:[-*•–]|\d{1,2}[.)])\s/gm) >= 2 || countOf(answer, /,/g) >= 4,
  steps: (answer) =>
    countOf(answer, /^[^\S\n]*(?:\d{1,2}[.)]|step \w+)/gim) >= 2 ||
    countOf(answer, /(?:^|\s)\d{1,2}[.)]\s/g) >= 3 ||
    countOf(answer, /\b(?:first|then|next|after that|finally|second|third|once)\b/gi) >= 2,
  letter: (answer) =>
    /^(?:.{0,200}\n)?\s*(?:dear|hello|hi|subject:|to whom)\b/i.test(answer) ||
    /\b(?:yours|regards|sincerely)\b/i.test(answer),
  table: (answer) => countOf(answer, /^.*\|.*\|/gm) >= 2 || countOf(answer, /^.*[;\t].*[;\t]/gm) >= 2,
  long: (answer) => countOf(answer, /\p{L}+/gu) >= 40,
};

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
