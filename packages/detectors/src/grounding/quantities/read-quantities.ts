import { withRanges, withRests } from './join-quantities.ts';
import type { StatedQuantity } from './quantity.ts';
import { amountAt, type BareQuantity, numberAt, type Wording } from './read-amounts.ts';
import { LEAD, leadOf } from './read-leads.ts';
import { type ReadTime, readDigitTime, readNamedTime, readSpokenTime } from './read-times.ts';
import { asciiDigits, type Token, tokensOf } from './tokens.ts';

/** Returns the quantities of a sentence in order: numbers with their units, shares, durations, times and dates. */
export function readQuantities(text: string): StatedQuantity[] {
  const wording: Wording = { text, digits: asciiDigits(text), tokens: tokensOf(text) };
  const found: StatedQuantity[] = [];
  for (let at = 0; at < wording.tokens.length; ) {
    const start = wording.tokens[at]?.start ?? 0;
    const read = quantitiesAt(wording, at);
    const end = Math.max(...read.map((each) => each.end), start);
    const lead = leadOf(text.slice(Math.max(0, start - LEAD), start));
    for (const each of read) found.push({ ...each, bound: lead.bound, isAbout: each.isAbout || lead.isAbout, start });
    at += 1;
    while (read.length > 0 && (wording.tokens[at]?.start ?? end) < end) at += 1;
  }
  return withRanges(text, withRests(text, found));
}

function quantitiesAt(wording: Wording, at: number): BareQuantity[] {
  const { text, digits, tokens } = wording;
  const token = tokens[at];
  if (!token || isInName(text, token) || isListMark(text, token)) return [];
  const digital = token.kind === 'number' ? readDigitTime(digits, token.start) : [];
  if (digital.length > 0) return digital.map(timeOf);
  const named =
    readNamedTime(tokens, at, text) ?? readSpokenTime(tokens, at, (hour) => numberAt(wording, hour)?.values[0]);
  if (named) return [timeOf(named)];
  const amount = amountAt(wording, at);
  return amount ? [amount] : [];
}

const timeOf = (time: ReadTime): BareQuantity => ({
  ...time,
  isAbout: false,
  isSure: true,
  isSpelled: false,
  counted: [],
});

/** Digits of a name: "COVID-19", "B2B". */
const isInName = (text: string, { kind, start }: Token): boolean =>
  kind === 'number' && /\p{Script=Latin}-?$/u.test(text.slice(Math.max(0, start - 2), start));

/** "2. Open the lid." */
const isListMark = (text: string, { kind, start, end }: Token): boolean =>
  kind === 'number' && text.slice(0, start).trim() === '' && /^[.)]\s/.test(text.slice(end, end + 2));
