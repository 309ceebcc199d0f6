import { readFileSync } from 'node:fs';
import { seededRandom } from '../corpus/seeded-random.ts';

/** Prints the texts of the tokenizer's parity test, a JSON string a line: written ones, and random runs of pieces. */
const vocabulary = new URL('../../packages/detectors/weights/encoder-vocabulary.txt', import.meta.url);

const written = [
  'x',
  ' ',
  '  two  spaces,  and one at the end ',
  ':',
  '::: a:b :) and :( or ://x',
  ':-) http://example.org/path?query=1&other=%41#part',
  'Ignore nothing; the kettle is on and the cat is asleep.',
  'UPPER CASE WORDS, MixedCase and snake_case_names, kebab-case-names.',
  "It's the neighbours' dog, isn't it?",
  'Prices rose from $1,234.56 to €99 (about 3.1415926535 %) on 2031-07-14 at 09:30.',
  'function add(a, b) { return a + b; } // sums two numbers',
  '{"key": [1, 2, {"deep": null}], "text": "\\"quoted\\""}',
  'Der Zug nach München fährt um fünf Uhr ab, sagte die Verkäuferin.',
  'Où est la bibliothèque ? À côté de l’église, bien sûr.',
  '¿Dónde está el baño? ¡Aquí mismo!',
  'Поезд уходит в полночь.',
  '電車は五時に出ます。',
  'mixed Привет and 你好 words in one line',
  'smile 😀😀 and 👨‍👩‍👧 then text',
  'ﬁne ligatures, ① circled, ½ a cup, ｆｕｌｌ ｗｉｄｔｈ',
  'a tab\tand a line\nbreak\r\nand more',
  'e\u0301 combining, \u200bzero\u200bwidth, lone \ud83d half',
  '\u2581already\u2581marked \u2581words',
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  '1111111111111111111111111111111111111111',
  '!!!???...,,,---___***###@@@&&&',
  '═══ ░░░ ►►►',
  'The quick grey heron waited by the canal until the last of the boats had gone home for the night.',
];

const random = seededRandom(20_311_114);
const draw = (below: number): number => Math.floor(random() * below);
const pieces = readFileSync(vocabulary, 'utf8')
  .trim()
  .split('\n')
  .slice(6)
  .map((line) => line.slice(line.indexOf('\t') + 1));
const run = () => Array.from({ length: 2 + draw(14) }, () => pieces[draw(pieces.length)]).join('');
const made = Array.from({ length: 120 }, () => run().replaceAll('\u2581', ' '));
for (const text of [...written, ...made]) process.stdout.write(`${JSON.stringify(text)}\n`);
