import { stemsOf } from '../grounding/context-index.ts';
import { readWords } from '../grounding/read-words.ts';
import { inLowerCase } from '../normalise/lower-case.ts';
import { viewsOf } from '../normalise/views-of.ts';
import { type Span, type TextViews, ViewNote } from '../view.ts';
import { checkForm, type FormRule } from './check-form.ts';
import { type Bounded, compareAmounts } from './check-quantity.ts';
import type { CompiledRule, ExactCheck } from './policy-rule.ts';
import { placeOfStatement } from './quoted-statements.ts';
import { stretchesOf, type TextStretch } from './text-stretches.ts';

export const BEYOND = 'a number is beyond the bound that the rule sets';

/** What is seen without understanding the text. */
export interface ExactFinding {
  readonly reason: string;
  /** Offsets into the caller's text. */
  readonly span: Span;
}

/** Returns why a text breaks the letter of a rule: quoted words, or its form. Undefined if it does not. */
export function findExact(rule: CompiledRule, views: TextViews): ExactFinding | undefined {
  for (const check of rule.exact) {
    const found = byStatement(check, views) ?? (check.form && byForm(check.form, views));
    if (found) return found;
  }
  return undefined;
}

/** Whether what a check demands may be missing. What a coding hides is only searched for what is forbidden. */
export const isForbidding = ({ exact }: CompiledRule): boolean =>
  exact.every(({ form, statements }) => form === undefined && statements.every(({ isDemanded }) => !isDemanded));

function byStatement({ statements }: ExactCheck, views: TextViews): ExactFinding | undefined {
  const text = loweredText(views);
  for (const { text: statement, isDemanded } of statements) {
    const at = placeOfStatement(statement, text);
    const span = at === undefined ? disguisedPlace(statement, views) : views.plain.toSource(at, at + statement.length);
    if ((span === undefined) !== isDemanded) continue;
    if (span === undefined) return { reason: `"${statement}" is missing`, span: { start: 0, end: 0 } };
    return { reason: `it says "${statement}"`, span };
  }
  return undefined;
}

/** Returns where a text has a statement in look-alike or spaced letters. */
function disguisedPlace(statement: string, { letters }: TextViews): Span | undefined {
  const wanted = viewsOf(statement).letters.text;
  const at = wanted.trim() === '' ? undefined : placeOfStatement(wanted, letters.text);
  return at === undefined ? undefined : letters.toSource(at, at + wanted.length);
}

function byForm(form: FormRule, views: TextViews): ExactFinding | undefined {
  const found = checkForm(form, views);
  return found && { reason: formReasons[form.kind], span: views.plain.toSource(found.start, found.end) };
}

const formReasons: Readonly<Record<FormRule['kind'], string>> = {
  length: 'it is longer than the rule allows',
  language: 'it is in another language',
  greeting: 'the greeting is missing',
  closing: 'the closing is missing',
  noLinks: 'it has a link',
  noLists: 'it has a list or marks of Markdown',
  yesOrNo: 'it says more than yes or no',
};

const lowered = new ViewNote<string>();
const loweredText = (views: TextViews): string =>
  lowered.of(views) ?? lowered.keep(views, inLowerCase(views.plain.text));

/** How the amounts of a stretch lie to the bounds of a rule: beyond one, or within all. */
export function amountsOf({ exact }: CompiledRule, stretch: TextStretch): Bounded {
  const found = exact.flatMap(({ quantity }) => (quantity ? [compareAmounts(quantity, stretch)] : []));
  return found.includes('beyond') ? 'beyond' : found.find((one) => one !== undefined);
}

/** More than half of what a bound is about must be named, where no encoder reads the sentence. */
const NAMED = 0.5;
const generic =
  /^(?:promis|offer|giv|grant|discuss|quot|nev|must|assist|agent|custom|user|allow|propos|forbid|prohib|exceed|beyond|above)/;

/** Returns the sentence with an amount beyond a bound that names what the bound is about, without the encoder. */
export function findBeyond(rule: CompiledRule, views: TextViews): ExactFinding | undefined {
  for (const check of rule.exact) {
    const found = check.quantity && beyondIn(check, views);
    if (found) return { reason: BEYOND, span: found.span };
  }
  return undefined;
}

function beyondIn({ text, quantity }: ExactCheck, views: TextViews): TextStretch | undefined {
  if (!quantity) return undefined;
  const named = readWords(text).filter(
    ({ value, stem, lower }) => value === undefined && !generic.test(stem) && lower.length > 2,
  );
  const wanted = wantedOf(named, quantity.unit);
  const sentences = stretchesOf(views).flatMap((window) => window.sentences);
  return sentences.find((sentence) => {
    if (compareAmounts(quantity, sentence) !== 'beyond') return false;
    const present = new Set(readWords(sentence.text).map(({ stem }) => stem));
    return wanted.length > 0 && wanted.filter((stem) => present.has(stem)).length / wanted.length > NAMED;
  });
}

/** The content words, or the short words behind the amount where there are none: "off". */
function wantedOf(words: ReturnType<typeof readWords>, unit: string): string[] {
  const content = [...stemsOf(words)].filter((stem) => !unit.startsWith(stem));
  return content.length > 0 ? content : words.slice(-1).map(({ stem }) => stem);
}
