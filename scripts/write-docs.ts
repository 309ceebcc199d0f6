import { readFileSync, writeFileSync } from 'node:fs';
import { flagOf, settings } from '@redoubt/server';
import { priceTables } from './price-tables.ts';

/** The pages that a table of the code writes, whole or between two marks. */
const pages = [
  { file: 'docs/settings.md', write: settingsPage },
  { file: 'docs/credits.md', write: creditsPage },
];

/** The page of settings, from their one table. */
function settingsPage(): string {
  const rows = Object.values(settings).map(
    ({ env, default: value, description }) =>
      `| \`${flagOf(env)}\` | \`${env}\` | ${value ? `\`${value}\`` : ''} | ${description} |`,
  );
  return `# Settings

Written by \`npm run docs\` from \`packages/server/src/config/settings.ts\`; do not edit by hand.

Each setting has one name, as a flag of \`npm start --\` (or \`redoubt start\`), in the environment, and in a settings file. A flag wins over the environment, the environment over the file, the file over the default; an empty variable counts as absent. The file is \`./redoubt.env\` where it exists, or the one that \`--config\` or \`REDOUBT_CONFIG\` names: lines of \`NAME=value\`. A value that does not fit stops the start with a sentence that names the setting.

| flag | environment and file | default | what it does |
|---|---|---|---|
${rows.join('\n')}
`;
}

/** The page about credits, with its price tables between the two marks. */
function creditsPage(page: string): string {
  const [start, end] = ['<!-- prices: written by `npm run docs` from the rate tables -->', '<!-- end of prices -->'];
  const [before, after] = [page.indexOf(start), page.indexOf(end)];
  if (before < 0 || after < before) throw new Error(`docs/credits.md has lost its marks "${start}" and "${end}"`);
  return `${page.slice(0, before + start.length)}\n\n${priceTables()}\n\n${page.slice(after)}`;
}

const isCheck = process.argv.includes('--check');
for (const { file, write } of pages) {
  const found = readFileSync(file, 'utf8');
  const page = write(found);
  if (page === found) continue;
  if (!isCheck) writeFileSync(file, page);
  else {
    console.error(`${file} is out of date; run npm run docs`);
    process.exitCode = 1;
  }
}
