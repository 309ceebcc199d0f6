import { readdirSync, readFileSync } from 'node:fs';
import { AttackId, attackLanguages, attackOptions, optionsOfAttack } from '@redoubt/contract';
import { describe, expect, test } from 'vitest';
import { callsOf } from '../attack-calls.ts';
import { probeBrief } from '../testing/recorded-steps.ts';
import { translationsInto } from '../translations.ts';
import { codecs } from './codecs/index.ts';
import { techniques } from './dialogue/techniques.ts';
import { encoding, MAX_ENCODED } from './encoding.ts';
import { builtAttacks } from './index.ts';
import { obfuscations } from './obfuscations/index.ts';
import { mutators } from './tree/mutators.ts';

const overview = readFileSync('docs/redteam/attacks.md', 'utf8');
const pageOf = (id: AttackId): string => readFileSync(`docs/attacks/${id}.md`, 'utf8');

/** The headings of each page, in their order. */
const headings = [
  'What it does',
  'Paper',
  'Options',
  'Cost',
  'Example',
  'Without a model',
  'With an attacker model',
  'What to expect',
];

/** The text under a heading of a page. */
function under(heading: string, page: string): string {
  const [, text = ''] = page.split(`\n## ${heading}\n`);
  return text.split('\n## ', 1)[0]?.trim() ?? '';
}

describe('the overview', () => {
  test('has a row for each attack that runs, with its page, version, calls and options, and a source with a year', () => {
    const told = Array.from(
      overview.matchAll(
        /^\| \[`(\w+)`\]\(\.\.\/attacks\/(\w+)\.md\) \| (\d+) \| (\d+) \| [^|]+ \| ([^|]+) \| [^|]*\d{4}[^|]* \|$/gm,
      ),
      (row) => row.slice(1),
    );
    const rows = builtAttacks.map(({ id, version }) => {
      const options = Object.keys(attackOptions[id].shape).map((name) => `\`${name}\``);
      return [id, id, `${version}`, `${callsOf(id, {}, id).target}`, options.join(', ') || 'none'];
    });
    expect(told).toEqual(rows);
  });

  test('links the page of every attack', () =>
    expect(AttackId.options.filter((id) => !overview.includes(`](../attacks/${id}.md)`))).toEqual([]));
});

test('every attack has a page, and every page an attack', () => {
  const pages = readdirSync('docs/attacks').map((file) => file.replace(/\.md$/, ''));
  expect(pages.toSorted()).toEqual([...AttackId.options].toSorted());
});

describe.each(AttackId.options)('the page of %s', (id) => {
  const page = pageOf(id);

  test('has the headings in their order, each with text', () => {
    expect(page.startsWith(`# \`${id}\`\n`)).toBe(true);
    expect(Array.from(page.matchAll(/^## (.+)$/gm), ([, heading]) => heading)).toEqual(headings);
    expect(headings.filter((heading) => under(heading, page).length < 20)).toEqual([]);
  });

  test('says what it does in two to six sentences', () => {
    const sentences = under('What it does', page).split(/(?<=[.!?])\s+(?=[A-Z])/);
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(6);
  });

  test('names a paper with its year and number or venue, and what is different', () => {
    const paper = under('Paper', page);
    expect(paper).toMatch(/\((?:19|20)\d\d\), "[^"]+".*?(?:arXiv \d{4}\.\d{5}|NeurIPS \d{4})/s);
    expect(paper).toMatch(/Differences: |Ours is the same/);
  });

  test('has a row for each option, with its default', () => {
    const rows = Array.from(under('Options', page).matchAll(/^\| `(\w+)` \| [^|]+ \| [^|]+ \| ([^|]+) \|$/gm), (row) =>
      row.slice(1),
    );
    expect(rows).toEqual(
      optionsOfAttack(id).map((row) => [row.option, row.type === 'integer' ? `${row.default}` : 'all, in this order']),
    );
  });
});

test.each(builtAttacks)('the page of $id says its version and calls, and shows a prompt', ({ id, version }) => {
  const page = pageOf(id);
  expect(under('Example', page)).toContain(`Version ${version}, probe `);
  expect(under('Example', page)).toMatch(/^```text\n[^`]+\n```$/m);
  const { target, attacker } = callsOf(id, {}, id);
  expect(under('Cost', page)).toMatch(new RegExp(`\\| ${target} \\| ${attacker} \\|$`, 'm'));
  const asksModel = attacker > 0;
  expect(under('With an attacker model', page).startsWith('The attack asks no model')).toBe(!asksModel);
});

describe('the page of encoding', () => {
  const page = pageOf('encoding');

  test('names the types in their order, each with a row', () => {
    expect(page).toContain(`${Object.keys(codecs).join(', ')}, in this order`);
    expect(Array.from(page.matchAll(/^\| `(\w+)` \| [^|]+ \| [^|]+ \|$/gm), ([, name]) => name)).toEqual(
      Object.keys(codecs),
    );
  });

  test('says how far it encodes, and which fields a record has', () => {
    expect(page).toContain(`at most ${MAX_ENCODED.toLocaleString('en')} characters`);
    const options = { types: ['rot13' as const], iterations: 2 };
    for (const name of Object.keys(encoding.variant(probeBrief<'encoding'>({ text: 'goal', options })))) {
      if (name !== 'type') expect(page).toContain(`\`${name}\``);
    }
  });
});

test('the page of obfuscation names the techniques in their order', () =>
  expect(pageOf('obfuscation')).toContain(`${obfuscations.map(({ name }) => `\`${name}\``).join(', ')}. The prompt`));

test('the page of lang names the languages in their order, and how many texts are translated', () => {
  const page = pageOf('lang');
  expect(page).toContain(`${attackLanguages.join(', ')}, in this order`);
  expect(page).toContain(`one of the ${translationsInto('german').size.toLocaleString('en')} texts`);
});

test('the page of goat names the techniques', () => {
  const names = techniques.map(({ name }) => name.replaceAll('_', ' '));
  expect(pageOf('goat')).toContain(`(${names.join(', ')})`);
});

test('the page of tap names the frames', () => {
  const frames = mutators.filter(({ kind }) => kind === 'frame').map(({ name }) => name);
  const named = Array.from(under('Without a model', pageOf('tap')).matchAll(/\(`(\w+)`\)/g), ([, name]) => name);
  expect(named).toEqual(frames);
});
