import type { Family } from './corpus-row.ts';
import { pick, type Random, seededRandom } from './seeded-random.ts';
import { slots } from './slots.ts';

/** The innermost choice or slot: «a|b|c» or «name»; anything else between these marks is a quotation. */
const innermost = /«([^«»|]*\|[^«»]*|[a-z_]+)»/u;
const MAX_FILLS = 64;

/** The patterns of a table: its lines, without blank ones and their indents. */
export function patternsOf(table: string): string[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** One table of all patterns of these families. */
export function tableOf(families: readonly Family[]): string {
  return families.map(({ patterns }) => patterns).join('\n');
}

/** Up to `cap` different texts of one pattern. */
export function expandPattern(pattern: string, cap: number): string[] {
  const random = seededRandom(pattern);
  const texts = new Set<string>();
  const tries = pattern.includes('«') ? cap * 4 : 1;
  for (let attempt = 0; attempt < tries && texts.size < cap; attempt++) texts.add(fill(pattern, random));
  return [...texts];
}

function fill(pattern: string, random: Random): string {
  let text = pattern;
  for (let fills = 0; fills < MAX_FILLS; fills++) {
    const found = innermost.exec(text);
    if (found === null) break;
    const chosen = choose(found[1] ?? '', random);
    text = text.slice(0, found.index) + chosen + text.slice(found.index + found[0].length);
  }
  return text.replaceAll('\\n', '\n').replaceAll('\\t', '\t');
}

function choose(choices: string, random: Random): string {
  if (choices.includes('|')) return pick(random, choices.split('|'));
  const fillers = slots[choices];
  if (fillers === undefined) throw new Error(`A pattern names the slot "${choices}", which slots.ts does not have`);
  return pick(random, fillers);
}
