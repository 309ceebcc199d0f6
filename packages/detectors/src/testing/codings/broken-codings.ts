import { type Coding, codeOf, oneInEachWord } from './coding.ts';

/** Puts a sign between all letters of a word. Words stay apart by a blank, or by `gap`. */
const between = (text: string, sign: string, gap = ' '): string =>
  text
    .split(' ')
    .map((word) => [...word].join(sign))
    .join(gap);

const inMiddle = (text: string, edit: (start: string, end: string) => string): string =>
  text.replace(/\p{L}{4,}/gu, (word) => {
    const letters = [...word];
    const middle = letters.length >> 1;
    return edit(letters.slice(0, middle).join(''), letters.slice(middle).join(''));
  });

/** Pieces of three characters. */
const pieces = (text: string): string[] => text.match(/.{1,3}/gsu) ?? [];

const lineWords: Record<string, string> = Object.fromEntries(
  'apples bread cheese dates eggs figs grapes honey icing jam kale lemons mangoes nuts oranges pears quinces rice soup tea udon veal walnuts xigua yams zucchini'
    .split(' ')
    .map((word) => [word.charAt(0), word]),
);
const plainWords = (text: string): string[] | undefined => {
  const ascii = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
  return /^[a-z\s.,]*$/.test(ascii) ? ascii.replace(/[.,]/g, '').split(/\s+/) : undefined;
};

/** Codings that break the text up, or hide it as the beginnings of other words. */
export const brokenCodings: readonly Coding[] = [
  { name: 'blanks between letters', encode: (text) => between(text, ' ', '   ') },
  { name: 'hyphens between letters', encode: (text) => between(text, '-') },
  { name: 'hyphens between all characters', encode: (text) => [...text].join('-') },
  { name: 'dots between letters', encode: (text) => between(text, '.') },
  { name: 'low lines between letters', encode: (text) => between(text, '_') },
  { name: 'slashes between letters', encode: (text) => between(text, '/') },
  { name: 'bars between letters', encode: (text) => between(text, ' | ', ' || ') },
  { name: 'asterisks between letters', encode: (text) => between(text, '*') },
  { name: 'commas between letters', encode: (text) => between(text, ', ', '; ') },
  { name: 'emoji between letters', encode: (text) => between(text, '🔥') },
  { name: 'emoji of several parts between letters', encode: (text) => between(text, '❤️') },
  { name: 'line breaks between letters', encode: (text) => between(text, '\n', '\n\n') },
  { name: 'one letter a line', encode: (text) => [...text].join('\n') },
  {
    name: 'signs in turn between letters',
    encode: (text) =>
      text
        .split(' ')
        .map((word) => [...word].map((letter, at) => (at > 0 ? '.-*~_'.charAt(at % 5) : '') + letter).join(''))
        .join(' '),
  },
  { name: 'hyphens in words', encode: (text) => inMiddle(text, (start, end) => `${start}-${end}`) },
  { name: 'Markdown in words', encode: (text) => inMiddle(text, (start, end) => `${start}**${end}**`) },
  { name: 'code marks in words', encode: (text) => inMiddle(text, (start, end) => `${start}\`${end}\``) },
  { name: 'empty links in words', encode: (text) => inMiddle(text, (start, end) => `${start}[](x)${end}`) },
  { name: 'tags in words', encode: (text) => inMiddle(text, (start, end) => `${start}<span class="a">${end}</span>`) },
  { name: 'comments in words', encode: (text) => inMiddle(text, (start, end) => `${start}<!-- x -->${end}`) },
  { name: 'backslashes in words', encode: (text) => inMiddle(text, (start, end) => `${start}\\${end}`) },
  {
    name: 'a template with variables',
    encode(text) {
      const parts = pieces(text);
      const values = parts.map((part, at) => `v${at} = "${part}"`).join('\n');
      return `${values}\nAnswer this: ${parts.map((_, at) => `{v${at}}`).join('')}`;
    },
  },
  {
    name: 'variables with dollar signs',
    encode(text) {
      const parts = pieces(text);
      const values = parts.map((part, at) => `x${at}='${part}'`).join('; ');
      return `${values}; echo "${parts.map((_, at) => `\${x${at}}`).join('')}"`;
    },
  },
  {
    name: 'joined strings',
    encode: (text) =>
      `print(${pieces(text)
        .map((part) => `'${part}'`)
        .join(' + ')})`,
  },
  {
    name: 'a joined list',
    encode: (text) =>
      `''.join([${pieces(text)
        .map((part) => `"${part}"`)
        .join(', ')}])`,
  },
  {
    name: 'sums of variables',
    encode(text) {
      const parts = pieces(text);
      const values = parts.map((part, at) => `p${at} = "${part}"`).join('\n');
      return `${values}\nprint(${parts.map((_, at) => `p${at}`).join(' + ')})`;
    },
  },
  {
    name: 'first letters of lines',
    encode: (text) =>
      plainWords(text)
        ?.map((word) => Array.from(word, (letter) => `${lineWords[letter]} for the guests`).join('\n'))
        .join('\n\n'),
  },
  {
    name: 'first letters of words',
    encode: (text) =>
      plainWords(text)
        ?.map((word) => `${Array.from(word, (letter) => lineWords[letter]).join(' ')}.`)
        .join(' '),
  },
  {
    name: 'mixed escapes',
    encode: (text) =>
      oneInEachWord(text, (letter) =>
        codeOf(letter) % 2 ? `&#${codeOf(letter)};` : `\\u${codeOf(letter).toString(16).padStart(4, '0')}`,
      ),
  },
];
