import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { markdownOf, resultsFolder, type TablesFile } from './keep-tables.ts';
import { qualityTables } from './quality-tables.ts';
import { readResults } from './result-file.ts';

/** Writes the results of `ml/results` as pages of tables into `ml/results/tables`, which git ignores. */
export function writeTables(say: (line: string) => void): void {
  const folder = new URL('tables/', resultsFolder);
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string) => {
    writeFileSync(new URL(`${name}.md`, folder), `# ${name}\n\n${text.trimEnd()}\n`);
    say(`ml/results/tables/${name}.md`);
  };
  for (const file of readdirSync(resultsFolder).filter((name) => name.endsWith('.json'))) {
    const { tables } = JSON.parse(readFileSync(new URL(file, resultsFolder), 'utf8')) as Partial<TablesFile>;
    if (tables) write(file.replace('.json', ''), markdownOf(tables));
  }
  write('detection', qualityTables(readResults()));
}
