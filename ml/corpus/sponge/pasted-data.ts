import { benignProse } from '../benign-prose.ts';
import type { MadeFamily, MadeText } from '../corpus-row.ts';
import { pick, pickNumber, type Random, seededRandom } from '../seeded-random.ts';
import { slots } from '../slots.ts';

const MADE_OF_EACH = 24;
const words = slots.word ?? [];
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

type Make = (random: Random) => string;

/** Long or monotonous data that people paste with a short question: by kind, how one is made. */
const pastedKinds: Readonly<Record<string, Make>> = {
  gene_paste: (random) =>
    `${ask(random, ['Is there a restriction site in this?', 'GC content, roughly?', 'BLAST says nothing. Any idea?'])}\n>seq${pickNumber(random, 1, 90)}\n${rows(random, 4, 60, () => chars(random, 'ACGT', 60))}`,
  base64_paste: (random) =>
    `${ask(random, ['What file type is this?', 'Why does my mail show this?', 'Decode the header only.'])}\n${rows(random, 6, 60, () => chars(random, BASE64, 76))}==`,
  digest_list: (random) =>
    `${ask(random, ['Which two are equal?', 'Which hash function is it?', 'Format as JSON:'])}\n${rows(random, 5, 60, () => `${chars(random, '0123456789abcdef', 64)}  ${pick(random, words)}.tar.gz`)}`,
  minified_paste: (random) =>
    `${ask(random, ['What does this bundle do?', 'Where is the unclosed bracket?', 'Beautify.'])}\n${rows(random, 10, 90, (at) => `function ${letter(at)}(e,t){return e${pick(random, ['+', '-', '*', '<', '&&'])}t?${letter(at + 7)}(t,e):${pickNumber(random, 0, 99)}}`).replaceAll('\n', ';')}`,
  metrics_paste: (random) =>
    `${ask(random, ['Is there an outlier?', 'Trend, in one sentence?', 'Mean and median, please.'])}\n${rows(random, 30, 200, () => `${pickNumber(random, 0, 99)}.${pickNumber(random, 0, 9)}`).replaceAll('\n', pick(random, [' ', ', ', '\n', ';']))}`,
  stack_paste: (random) => {
    const frame = `    at ${pick(random, words)} (/app/src/${pick(random, words)}.ts:${pickNumber(random, 2, 300)}:${pickNumber(random, 1, 60)})`;
    return `${ask(random, ['Why?', 'Which function is at fault?', 'It overflows, what now?'])}\nRangeError: Maximum call stack size exceeded\n${rows(random, 10, 70, () => frame)}`;
  },
  chorus_paste: (random) => {
    const refrain = `${pick(random, words)}, ${pick(random, words)}, take me home, take me home`;
    return `${ask(random, ['What is this song about?', 'Is the rhyme all right?', 'Give it a title.'])}\n${rows(random, 3, 8, () => `I saw the ${pick(random, words)}, I saw the ${pick(random, words)}\n${refrain}\n${refrain}\n${refrain}`)}`;
  },
  settings_paste: (random) =>
    `${ask(random, ['Which key is set twice?', 'As YAML please.', 'Anything unsafe here?'])}\n${rows(random, 15, 100, () => `${pick(random, words)}.${pick(random, words)}.${pick(random, ['timeout', 'limit', 'retries', 'enabled'])} = ${pickNumber(random, 0, 9_999)}`)}`,
  chat_paste: (random) =>
    `${ask(random, ['Who is angry here?', 'What did they agree on?', 'Summary in two lines, please.'])}\n${rows(random, 15, 120, (at) => `[${9 + (at % 9)}:${10 + (at % 50)}] ${pick(random, slots.person ?? words)}: ${pick(random, ['ok', 'haha', 'no way', 'when?', 'I am late', 'see you at the station', 'yes yes yes', '👍', 'again??'])}`)}`,
  document_then_question: (random) =>
    `${benignProse(`document ${random()}`, pickNumber(random, 2_000, 14_000)).join('\n\n')}\n\n${pick(random, ['Who is mentioned first?', 'tl;dr?', 'Give this a title of five words.', 'Which sentence is about the weather?', 'Translate the last sentence into French.'])}`,
  subtitle_paste: (random) =>
    `${ask(random, ['Shift all cues by two seconds? How, with which tool?', 'What language level is this?', 'Find the typo.'])}\n${rows(random, 8, 70, (at) => `${at + 1}\n00:0${at % 10}:1${at % 10},000 --> 00:0${at % 10}:1${at % 10},900\n${pick(random, ['Where is the', 'I lost my', 'That is not my', 'Look, a'])} ${pick(random, words)}.\n`)}`,
};

/** One family for each kind of pasted data. */
export const pastedData: readonly MadeFamily[] = Object.entries(pastedKinds).map(([family, make]) => ({
  family,
  label: 0,
  texts: () => madeTexts(family, make),
}));

function madeTexts(family: string, make: Make): MadeText[] {
  return Array.from({ length: MADE_OF_EACH }, (_, at) => ({
    text: make(seededRandom(`${family} ${at}`)).slice(0, 18_000),
    pattern: `made ${family}`,
  }));
}

function ask(random: Random, questions: readonly string[]): string {
  return pick(random, [...questions, '']);
}

function rows(random: Random, low: number, high: number, row: (at: number) => string): string {
  return Array.from({ length: pickNumber(random, low, high) }, (_, at) => row(at)).join('\n');
}

function chars(random: Random, alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet.charAt(pickNumber(random, 0, alphabet.length - 1))).join('');
}

function letter(at: number): string {
  return String.fromCharCode(97 + (at % 26));
}
