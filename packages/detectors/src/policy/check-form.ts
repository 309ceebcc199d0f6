import { readWords } from '../grounding/read-words.ts';
import { splitSentences } from '../grounding/split-sentences.ts';
import { languageOf } from '../normalise/language-of.ts';
import type { Span, TextViews } from '../view.ts';

/** What a rule requires of the form of a text, which is counted or compared exactly. */
export type FormRule =
  | { readonly kind: 'length'; readonly unit: Unit; readonly most: number }
  | { readonly kind: 'language'; readonly name: string }
  | { readonly kind: 'greeting' | 'closing' | 'noLinks' | 'noLists' | 'yesOrNo' };

type Unit = 'sentence' | 'word' | 'character' | 'question' | 'paragraph';

const count =
  '(\\d{1,5}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|fifty|hundred)';
/** Units of length, by the words of other languages for them. */
const units: Readonly<Record<string, Unit>> = {
  letter: 'character',
  satz: 'sentence',
  sätze: 'sentence',
  phrase: 'sentence',
  frase: 'sentence',
  wort: 'word',
  wörter: 'word',
  worte: 'word',
  mot: 'word',
  palabra: 'word',
  parole: 'word',
  zeichen: 'character',
  caractère: 'character',
  carácter: 'character',
  caractere: 'character',
  frage: 'question',
  pregunta: 'question',
  absatz: 'paragraph',
  absätze: 'paragraph',
  paragraphe: 'paragraph',
  párrafo: 'paragraph',
  oración: 'sentence',
  oracion: 'sentence',
  kelime: 'word',
  sözcük: 'word',
  cümle: 'sentence',
  karakter: 'character',
};
const unit = `(?:\\p{L}{1,12} )?(sentence|word|character|question|paragraph|${Object.keys(units).join('|')})(?:e?s|en?|n)?(?!\\p{L})`;
/** The bound itself is still kept. */
const atMost = new RegExp(
  `\\b(?:at most|no more than|not more than|more than|no longer than|longer than|not exceed|exceed(?:s|ing)?|maximum(?: of)?|keep \\w{3,12} to|max\\.?(?: of)?|up to|within|limit(?:ed)? to|over|above|höchstens|maximal|nicht mehr als|au (?:plus|maximum)|maximum|pas plus de|(?:como )?máximo(?: de)?|no más de|en fazla|al massimo|non più di) ${count} ${unit}`,
  'iu',
);
const after = new RegExp(
  `\\b${count} ${unit} (?:at most|at the most|or (?:less|fewer)|max|au (?:plus|maximum)|como máximo)`,
  'iu',
);
/** The bound itself is broken already. */
const fewer = new RegExp(`\\b(?:fewer|less|shorter) than ${count} ${unit}`, 'iu');
const exactly = new RegExp(`\\bin (?:just |only |exactly )?${count} ${unit}`, 'iu');

const languages: Readonly<Record<string, string>> = {
  english: 'English',
  englisch: 'English',
  german: 'German',
  deutsch: 'German',
  french: 'French',
  français: 'French',
  spanish: 'Spanish',
  español: 'Spanish',
  italian: 'Italian',
  portuguese: 'Portuguese',
  dutch: 'Dutch',
};
const language = new RegExp(
  `\\b(?:only (?:in |use |write |speak )?|in |auf |en )(${Object.keys(languages).join('|')})(?![\\p{L}-])(?: only)?`,
  'iu',
);
/** A rule about the language of a text, unlike one that only names a language. */
const aboutLanguage =
  /\b(?:answer|reply|replies|respond|responses?|write|speak|communicate|communication|use|antworte\w*|schreib\w*|répond\w*|responde\w*|language|only|nur|messages?)\b/iu;
const negation = /\b(?:not|never|don't|no|avoid|nie|nicht|jamais|nunca)\b/i;

/** Returns what a rule requires of the form of a text, if it does. */
export function readForm(rule: string): FormRule | undefined {
  return lengthOf(rule) ?? languageRuleOf(rule) ?? otherForm(rule);
}

function lengthOf(rule: string): FormRule | undefined {
  const bound = boundOf(atMost.exec(rule) ?? after.exec(rule) ?? exactly.exec(rule), 0);
  return boundOf(fewer.exec(rule), 1) ?? bound;
}

function boundOf(found: RegExpExecArray | null, less: number): FormRule | undefined {
  const [, number = '', word = ''] = found ?? [];
  const value = /^an?$/i.test(number) ? 1 : readWords(number)[0]?.value;
  if (value === undefined) return undefined;
  const named = word.toLowerCase();
  return { kind: 'length', unit: units[named] ?? (named as Unit), most: value - less };
}

function languageRuleOf(rule: string): FormRule | undefined {
  const found = language.exec(rule);
  if (!found || negation.test(rule.slice(0, found.index)) || !aboutLanguage.test(rule)) return undefined;
  const name = languages[(found[1] ?? '').toLowerCase()];
  return name === undefined ? undefined : { kind: 'language', name };
}

function otherForm(rule: string): FormRule | undefined {
  if (/\b(?:start|begin|open)s?(?:ing)? (?:\w+ ){0,3}with (?:a |the )?(?:greeting|salutation)/i.test(rule))
    return { kind: 'greeting' };
  if (
    /\b(?:end|close|finish|sign off)s?(?:ing)? (?:\w+ ){0,3}with (?:a |your |the )?(?:\w+ )?(?:closing|sign-off|regards|goodbye)/i.test(
      rule,
    )
  )
    return { kind: 'closing' };
  if (/\banswer (?:only |just )?(?:with )?(?:only )?["“]?yes["”]? or ["“]?no\b/i.test(rule)) return { kind: 'yesOrNo' };
  if (!negation.test(rule) && !/\b(?:no-go|forbidden|prohibited|off limits)\b/i.test(rule)) return undefined;
  if (/\b(?:links?|urls?|hyperlinks?)\b/i.test(rule) && !/\b(?:other than|except|unless)\b/i.test(rule))
    return { kind: 'noLinks' };
  return /\b(?:bullet points?|bulleted|markdown)\b/i.test(rule) ? { kind: 'noLists' } : undefined;
}

/** Returns the stretch that breaks the form, in the plain view, or undefined if the text keeps it. */
export function checkForm(form: FormRule, views: TextViews): Span | undefined {
  const { text } = views.plain;
  if (form.kind === 'length') return beyondLength(form.unit, form.most, text);
  if (form.kind === 'language') {
    const found = languageOf(text.slice(0, LONGEST));
    return found && found.name !== form.name ? wholeOf(text) : undefined;
  }
  return spanOf(patterns[form.kind], text, demanded.has(form.kind));
}

/** Characters to read for the language of a text. */
const LONGEST = 10_000;
/** Sentences to count at most. */
const MAX_SENTENCES = 5_000;

const greetings =
  /^\W{0,3}(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|welcome|greetings|hallo|guten (?:tag|morgen|abend)|liebe|sehr geehrte|bonjour|bonsoir|chère?|hola|buen(?:os|as) (?:días|tardes|noches)|estimad)/iu;
const closings =
  /(?:regards|best wishes|sincerely|yours|cheers|thank(?:s| you)|goodbye|bye|have a (?:\w+ )?(?:day|evening|weekend)|take care|grüße?n?|wiederhören|cordialement|salutations|saludos|atentamente)[^.!?\n]{0,60}[.!,]?\s*(?:\n[^\n]{0,80}){0,3}$/iu;
/** Forms that a text must have. The others must not occur. */
const demanded: ReadonlySet<string> = new Set(['greeting', 'closing', 'yesOrNo']);
const patterns: Readonly<Record<Exclude<FormRule['kind'], 'length' | 'language'>, RegExp>> = {
  greeting: greetings,
  closing: closings,
  yesOrNo: /^\W{0,3}(?:yes|no)\W{0,3}$/i,
  noLinks: /\bhttps?:\/\/\S{1,200}|\bwww\.\S{1,200}|\[[^\]]{1,200}\]\([^)]{1,200}\)/i,
  noLists: /(?:^|\n)\s{0,8}(?:[-*•]|\d{1,2}[.)]) |\*\*[^*]{1,200}\*\*|(?:^|\n)#{1,6} /,
};

const wholeOf = (text: string): Span => ({ start: 0, end: Math.min(text.length, 200) });

/** Returns where a forbidden pattern fits, or the beginning of the text where a demanded one does not. */
function spanOf(pattern: RegExp, text: string, isDemanded: boolean): Span | undefined {
  const found = pattern.exec(isDemanded ? text.trim() : text);
  if (isDemanded) return found ? undefined : wholeOf(text);
  return found ? { start: found.index, end: found.index + found[0].length } : undefined;
}

/** Returns the stretch behind the bound. */
function beyondLength(unit: Unit, most: number, text: string): Span | undefined {
  const parts = partsOf(unit, text);
  const first = parts[most];
  return first && { start: first.start, end: parts.at(-1)?.end ?? text.length };
}

function partsOf(unit: Unit, text: string): readonly Span[] {
  if (unit === 'character') return text.length === 0 ? [] : charactersOf(text);
  if (unit === 'word') return readWords(text, MAX_SENTENCES);
  if (unit === 'paragraph')
    return [...text.matchAll(/[^\n]+(?:\n[^\n]+)*/g)].map((one) => ({
      start: one.index,
      end: one.index + one[0].length,
    }));
  const sentences = splitSentences(text, MAX_SENTENCES).filter(({ start, end }) =>
    /\p{L}/u.test(text.slice(start, end)),
  );
  return unit === 'question'
    ? sentences.filter(({ start, end }) => text.slice(start, end).trimEnd().endsWith('?'))
    : sentences;
}

/** Characters as people count them, without surrogate halves. */
function charactersOf(text: string): Span[] {
  const found: Span[] = [];
  for (const character of text.slice(0, LONGEST)) {
    const start = found.at(-1)?.end ?? 0;
    found.push({ start, end: start + character.length });
  }
  return found;
}
