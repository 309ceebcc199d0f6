import { percent, table } from '../evaluate/markdown-table.ts';
import type { FieldBar } from './field-part.ts';

/** What a user asks first of a detector, and the figures that answer. */
const questions: readonly (readonly [string, string])[] = [
  ['Found, alone', 'found alone'],
  ['Kept within other text, at worst', 'found in the worst context, of what is found alone'],
  ['Found in the tenth best language', 'found in the tenth best language'],
  ['Documents flagged', 'documents flagged'],
  ['Short harmless texts flagged', 'short harmless sentences flagged'],
];
const detectors = ['injection_attack', 'toxicity', 'nsfw', 'bias', 'sponge_attack'];

/** Returns the tables of the page for users: a row a detector, and the figures of everything else. */
export function summaryTable(bars: readonly FieldBar[]): string {
  const byName = new Map(bars.map((bar) => [bar.name, bar]));
  const rows = detectors.map((name) => [
    `\`${name}\``,
    ...questions.map(([, figure]) => {
      const bar = byName.get(`${name}: ${figure}`);
      return bar ? percent(bar.found) : '';
    }),
  ]);
  const shown = new Set(detectors.flatMap((name) => questions.map(([, figure]) => `${name}: ${figure}`)));
  const others = bars.filter(({ name }) => !shown.has(name)).map(({ name, found }) => [name, percent(found)]);
  return [
    table(['Detector', ...questions.map(([title]) => title)], rows),
    table(['Figure', 'In percent'], others),
  ].join('');
}
