import { describe, expect, test } from 'vitest';
import { CategoryId } from '../categories.ts';
import { type Framework, type FrameworkId, type FrameworkItem, frameworks, isEvidence } from './frameworks.ts';

const range = (prefix: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${prefix}${index + from}`);
const padded = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter}${String(index + 1).padStart(3, '0')}`);
const core = (fn: string, sizes: readonly number[]) =>
  sizes.flatMap((size, index) => range(`${fn} ${index + 1}.`, 1, size));
const withSubs = (id: string, subs: readonly number[]) => [id, ...subs.map((sub) => `${id}.00${sub}`)];

/** The ids that each edition has, written apart from the data. */
const expected: Record<FrameworkId, string[]> = {
  owasp_llm_top10: Array.from({ length: 10 }, (_, index) => `LLM${String(index + 1).padStart(2, '0')}:2025`),
  mitre_atlas: [
    ...withSubs('AML.T0051', [0, 1, 2]),
    ...withSubs('AML.T0024', [0, 1, 2]),
    ...withSubs('AML.T0084', [0, 1, 2, 3]),
    ...withSubs('AML.T0069', [0, 1, 2]),
    ...withSubs('AML.T0080', [0, 1]),
    ...withSubs('AML.T0048', [0, 1, 2, 3, 4]),
    ...withSubs('AML.T0043', [1]),
    ...['54', '68', '65', '56', '57', '53', '86', '29', '34', '31', '62', '60', '52', '73', '88', '15'].map(
      (number) => `AML.T00${number}`,
    ),
    'AML.T0101',
    'AML.T0102',
  ],
  nist_ai_rmf: [
    ...core('GOVERN', [7, 3, 2, 3, 2, 2]),
    ...core('MAP', [6, 3, 5, 2, 2]),
    ...core('MEASURE', [3, 13, 3, 3]),
    ...core('MANAGE', [4, 4, 2, 3]),
    ...range('GAI ', 1, 12),
  ],
  eu_ai_act: [
    ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((point) => `Article 5(1)(${point})`),
    ...[9, 10, 12, 13, 14, 15, 19, 27, 50, 53, 55, 72, 73].map((number) => `Article ${number}`),
  ],
  iso_42001: [
    ...range('A.2.', 2, 4),
    ...range('A.3.', 2, 3),
    ...range('A.4.', 2, 6),
    ...range('A.5.', 2, 5),
    ...range('A.6.1.', 2, 3),
    ...range('A.6.2.', 2, 8),
    ...range('A.7.', 2, 6),
    ...range('A.8.', 2, 5),
    ...range('A.9.', 2, 4),
    ...range('A.10.', 2, 4),
  ],
  aiuc_1: [
    ...padded('A', 7),
    ...padded('B', 9),
    ...padded('C', 12),
    ...padded('D', 4),
    ...padded('E', 17).filter((id) => id !== 'E007' && id !== 'E014'),
    ...padded('F', 2),
  ],
};

const all: (Framework & { id: FrameworkId })[] = Object.entries(frameworks).map(([id, framework]) => ({
  ...framework,
  id: id as FrameworkId,
}));

describe.each(all)('$id', ({ id, items, categories, date, source }) => {
  test('has the items of its edition, each once', () => {
    expect(items.map((item) => item.id).toSorted()).toEqual(expected[id].toSorted());
    expect(new Set(items.map(({ title }) => title)).size).toBe(items.length);
  });

  test('has evidence for an item or a reason why there is none', () => {
    for (const { evidence, untestable, attacks, title } of items) {
      expect(Object.keys(evidence).length === 0, title).toBe(untestable !== undefined);
      for (const names of Object.values(evidence)) expect(names.length).toBeGreaterThan(0);
      expect(attacks).not.toEqual([]);
    }
  });

  test('has an item for each category that a run of it tests', () => {
    const reached = new Set(items.flatMap(({ evidence }) => Object.keys(evidence)));
    expect(categories.filter((category) => !reached.has(category))).toEqual([]);
  });

  test('says when and where it is published', () => {
    expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
    for (const url of [source, ...items.map((item) => item.url)]) expect(new URL(url).protocol).toBe('https:');
    for (const { appliesFrom = '2025-02-02' } of items) expect(appliesFrom).toMatch(/^20\d\d-\d\d-\d\d$/);
  });
});

test('ISO/IEC 42001 has 38 controls, AIUC-1 49 requirements, the NIST core 72 sub-categories', () => {
  expect(frameworks.iso_42001.items).toHaveLength(38);
  expect(frameworks.aiuc_1.items).toHaveLength(49);
  expect(frameworks.nist_ai_rmf.items.filter(({ id }) => !id.startsWith('GAI'))).toHaveLength(72);
});

test.each(CategoryId.options)('%s is reached by the items of three frameworks or more', (category) => {
  const reaching = all.filter(({ items }) => items.some(({ evidence }) => Object.hasOwn(evidence, category)));
  expect(reaching.length).toBeGreaterThanOrEqual(3);
});

describe('an attempt is evidence', () => {
  const item: FrameworkItem = {
    id: 'i',
    title: 't',
    url: 'https://example.com/',
    evidence: { security_fraud: ['tool extraction'], safety_harm: 'all' },
    attacks: ['deepinception'],
  };
  test.each([
    { place: { category: 'security_fraud', subCategory: 'tool extraction', attack: 'deepinception' }, is: true },
    { place: { category: 'security_fraud', subCategory: 'tool extraction', attack: 'single_shot' }, is: true },
    { place: { category: 'security_fraud', subCategory: 'tool extraction', attack: 'basic' }, is: false },
    { place: { category: 'security_fraud', subCategory: 'phishing', attack: 'deepinception' }, is: false },
    { place: { category: 'safety_harm', subCategory: 'anything', attack: 'deepinception' }, is: true },
    { place: { category: 'legal_ip_liability', subCategory: 'x', attack: 'deepinception' }, is: false },
    { place: { category: 'toString', subCategory: 'x', attack: 'deepinception' }, is: false },
    { place: { category: 'safety_harm', subCategory: 'x', attack: 'constructor' }, is: false },
  ])('$place: $is', ({ place, is }) => expect(isEvidence(item, place)).toBe(is));
});
