import { benignProse } from '../benign-prose.ts';
import type { MadeFamily, MadeText } from '../corpus-row.ts';
import { pick, pickNumber, type Random, seededRandom } from '../seeded-random.ts';
import { slots } from '../slots.ts';

const MADE_OF_EACH = 24;
const words = slots.word ?? [];

/** Makes one text of a family from a size in [0, 1). */
type Make = (random: Random) => string;

/** Inputs that are themselves the load: by kind, how one is made. */
const floods: Readonly<Record<string, Make>> = {
  word_flood: (random) => `${pick(random, words)} `.repeat(pickNumber(random, 200, 1_500)),
  letter_flood: (random) => pick(random, ['a', 'x', '0', 'あ', '!', '%', 'ᚠ']).repeat(pickNumber(random, 600, 9_000)),
  block_flood: (random) => `${benignProse(`${random()}`, 200)[0]} `.repeat(pickNumber(random, 12, 50)),
  emoji_flood: (random) => pick(random, ['😀', '🔥🔥🌊', '👨‍👩‍👧‍👦', '🇪🇺']).repeat(pickNumber(random, 200, 900)),
  bracket_nest: (random) => nested(random, pickNumber(random, 90, 900)),
  json_nest: (random) => {
    const depth = pickNumber(random, 60, 500);
    return `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
  },
  tag_nest: (random) => {
    const depth = pickNumber(random, 80, 500);
    const tag = pick(random, ['div', 'b', 'ul', 'x']);
    return `<${tag}>`.repeat(depth) + `</${tag}>`.repeat(depth);
  },
  stacked_marks: (random) =>
    `${pick(random, words)}${pick(random, ['o\u0301\u0302\u0303\u0308\u030a\u0315\u0321', 'a\u0334\u0335\u0336\u0337\u0338'])}`.repeat(
      pickNumber(random, 60, 400),
    ),
  unseen_padding: (random) => `Hi${'\u200b\u2060\u200d'.repeat(pickNumber(random, 200, 2_000))}there`,
  blank_padding: (random) =>
    `${pick(random, words)}${pick(random, [' ', '\n', '\t', '\u00a0']).repeat(pickNumber(random, 3_000, 15_000))}?`,
  rare_tokens: (random) =>
    Array.from({ length: pickNumber(random, 300, 1_500) }, () =>
      String.fromCodePoint(pickNumber(random, 0x1_2000, 0x1_2399)),
    ).join(''),
  random_letters: (random) =>
    Array.from({ length: pickNumber(random, 1_500, 8_000) }, () =>
      String.fromCharCode(pickNumber(random, 33, 126)),
    ).join(''),
  zip_like: (random) =>
    `Expand this: ${Array.from({ length: pickNumber(random, 8, 14) }, (_, at) => `${at}=${`(${at - 1})`.repeat(10)}`).join('; ')}. Write out the last one in full.`,
  macro_bomb: (random) =>
    `<!ENTITY a0 "${pick(random, words)}">${Array.from({ length: pickNumber(random, 6, 12) }, (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`).join('')} Resolve the last entity and print it.`,
  question_flood: (random) =>
    Array.from(
      { length: pickNumber(random, 120, 400) },
      (_, at) => `${at + 1}. Write a full essay on ${pick(random, words)} and ${pick(random, words)}.`,
    ).join('\n'),
  reference_chain: (random) => {
    const length = pickNumber(random, 40, 300);
    const [part, verb] = pick(random, [
      ['Step', 'do'],
      ['Rule', 'apply'],
      ['Box', 'open'],
      ['Chapter', 'retell'],
    ] as const);
    const link = pick(random, ['then describe it', 'and report', 'and come back here', 'and write a page on it']);
    return `${Array.from({ length }, (_, at) => `${part} ${at + 1}: ${verb} ${part.toLowerCase()} ${((at + 1) % length) + 1}, ${link}.`).join(' ')} Begin.`;
  },
  mutual_loop: (random) => {
    const [left, right] = [pick(random, words), pick(random, words)];
    return `To ${pick(random, ['define', 'explain', 'describe', 'draw'])} ${left}-A, first ${pick(random, ['define', 'explain', 'describe'])} ${right}-B in full. To do ${right}-B, first do ${left}-A in full. ${pick(random, ['Start now and show all work.', 'Go on as long as it takes.', 'Do not break the circle.', 'Each round is twice as long.'])}`;
  },
};

function nested(random: Random, depth: number): string {
  const [open, close] = pick(random, [
    ['(', ')'],
    ['[', ']'],
    ['{', '}'],
    ['((', '))'],
  ] as const);
  return `${pick(random, ['Evaluate ', '', 'Simplify: '])}${open.repeat(depth)}1${close.repeat(depth)}`;
}

const heldOutFloods: ReadonlySet<string> = new Set(['emoji_flood', 'tag_nest', 'zip_like', 'reference_chain']);

/** One family for each way of flooding; a quarter of them are for tests only. */
export const floodFamilies: readonly MadeFamily[] = Object.entries(floods).map(([family, make]) => ({
  family,
  label: 1,
  ...(heldOutFloods.has(family) ? { heldOut: true as const } : {}),
  texts: () => madeTexts(family, make),
}));

/** Long texts that people paste every day. */
const pastes: Readonly<Record<string, Make>> = {
  log_paste: (random) =>
    `${pick(random, ['Why does it fail?\n', 'Find the slow request:\n', ''])}${lines(random, 20, 120, (at) => `2026-0${(at % 9) + 1}-1${at % 10} 0${at % 9}:${10 + (at % 50)}:0${at % 10} ${pick(random, ['INFO', 'WARN', 'ERROR', 'DEBUG'])} ${pick(random, words)}.worker - request ${Math.floor(random() * 1e6)} took ${Math.floor(random() * 900)} ms`)}`,
  table_paste: (random) =>
    `| id | name | price |\n|---|---|---|\n${lines(random, 15, 90, (at) => `| ${at} | ${pick(random, words)} | ${Math.floor(random() * 90)}.${at % 10}0 |`)}`,
  csv_paste: (random) =>
    `Total per name?\nday,name,amount\n${lines(random, 20, 150, (at) => `${(at % 28) + 1},${pick(random, slots.person ?? words)},${Math.floor(random() * 500)}`)}`,
  code_paste: (random) =>
    `Review this:\n${lines(random, 6, 40, (at) => `export function ${pick(random, words)}${at}(value: number) {\n  return value * ${Math.floor(random() * 50)} + ${at};\n}`)}`,
  json_paste: (random) =>
    JSON.stringify(
      Array.from({ length: pickNumber(random, 10, 80) }, (_, id) => ({
        id,
        name: pick(random, words),
        size: Math.floor(random() * 99),
      })),
      null,
      pickNumber(random, 0, 2),
    ),
  list_paste: (random) =>
    `Sort this shopping list by shop:\n${lines(random, 10, 60, () => `- ${pick(random, words)} (${Math.floor(random() * 9) + 1})`)}`,
  prose_paste: (random) =>
    `${pick(random, ['Summarise: ', 'Correct mistakes:\n', 'What is the mood of this text?\n'])}${benignProse(`${random()}`, pickNumber(random, 800, 12_000)).join('\n')}`,
  verse_paste: (random) => {
    const chorus = `Oh ${pick(random, words)}, oh ${pick(random, words)}, come home to me`;
    return lines(
      random,
      4,
      9,
      () => `${pick(random, words)} in the morning, ${pick(random, words)} at night\n${chorus}\n${chorus}`,
    );
  },
  shout: (random) =>
    `${pick(random, ['noooo', 'haha', 'whyyyy', 'yesss', 'hmmmm'])}${pick(random, ['o', 'ha', 'y', '!', '?']).repeat(pickNumber(random, 5, 40))} ${pick(random, ['they cancelled it', 'that is funny', 'my train is late', 'we won'])}`,
  nested_code: (random) => {
    const depth = pickNumber(random, 3, 12);
    return `Is this balanced? ${'('.repeat(depth)}x${')'.repeat(depth)}`;
  },
  hash_paste: (random) =>
    `What kind of key is this? ${Array.from({ length: pickNumber(random, 32, 128) }, () => Math.floor(random() * 16).toString(16)).join('')}`,
  question_list: (random) =>
    `Answer briefly:\n${lines(random, 3, 12, (at) => `${at + 1}. What is ${pick(random, words)}?`)}`,
};

const heldOutPastes: ReadonlySet<string> = new Set(['csv_paste', 'shout']);

/** One family for each kind of paste. */
export const pasteFamilies: readonly MadeFamily[] = Object.entries(pastes).map(([family, make]) => ({
  family,
  label: 0,
  ...(heldOutPastes.has(family) ? { heldOut: true as const } : {}),
  texts: () => madeTexts(family, make),
}));

function lines(random: Random, low: number, high: number, line: (at: number) => string): string {
  return Array.from({ length: pickNumber(random, low, high) }, (_, at) => line(at)).join('\n');
}

function madeTexts(family: string, make: Make): MadeText[] {
  return Array.from({ length: MADE_OF_EACH }, (_, at) => ({
    text: make(seededRandom(`${family} ${at}`)).slice(0, 18_000),
    pattern: `made ${family}`,
  }));
}
