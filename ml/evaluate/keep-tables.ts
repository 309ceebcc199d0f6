import { mkdirSync, writeFileSync } from 'node:fs';
import { table } from './markdown-table.ts';

/** The folder with one JSON a model or measurement. */
export const resultsFolder = new URL('../results/', import.meta.url);

/** A part of a result: a heading, a text in Markdown, or a table. */
export type ResultBlock =
  | { readonly heading: string; readonly level: number }
  | { readonly text: string }
  | { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** A result whose tables are kept. `npm run ml -- tables` writes them as Markdown. */
export interface TablesFile {
  readonly tables: readonly ResultBlock[];
}

/** Keeps what a measurement tells in `ml/results/<name>.json`, with further fields. */
export function keepTables(name: string, markdown: string, fields: Readonly<Record<string, unknown>> = {}): void {
  mkdirSync(resultsFolder, { recursive: true });
  const file = { ...fields, tables: blocksOf(markdown) };
  writeFileSync(new URL(`${name}.json`, resultsFolder), `${JSON.stringify(file, null, 1)}\n`);
}

/** Parts a page in Markdown into its headings, texts and tables. */
export function blocksOf(markdown: string): ResultBlock[] {
  const parts: string[][] = [];
  let kind = '';
  for (const line of markdown.split('\n')) {
    const before = kind;
    kind = kindOf(line);
    if (kind === '') continue;
    if (kind === before && kind !== 'heading') parts.at(-1)?.push(line);
    else parts.push([line]);
  }
  return parts.map((lines) => blockOf(lines.join('\n')));
}

function kindOf(line: string): string {
  if (line.trim() === '') return '';
  if (line.startsWith('|')) return 'table';
  return /^#+ /.test(line) ? 'heading' : 'text';
}

function blockOf(part: string): ResultBlock {
  const [, signs, heading] = /^(#+) (.*)$/.exec(part) ?? [];
  if (signs !== undefined && heading !== undefined) return { heading, level: signs.length };
  if (!part.startsWith('|')) return { text: part };
  const [columns = [], , ...rows] = part.split('\n').map(cellsOf);
  return { columns, rows };
}

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\|\s?|\s?\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** The blocks as Markdown again. */
export const markdownOf = (blocks: readonly ResultBlock[]): string =>
  blocks
    .map((block) => {
      if ('heading' in block) return `${'#'.repeat(block.level)} ${block.heading}\n\n`;
      return 'text' in block ? `${block.text}\n\n` : table(block.columns, block.rows);
    })
    .join('');
