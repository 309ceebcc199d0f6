import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { AttackId, contract, type Endpoint, failures, frameworks } from '@redoubt/contract';
import { flagOf, settings } from '@redoubt/server';
import { packages, serverRooms } from '../test/architecture/rooms.ts';
import { costBlock, optionsBlock } from './attack-blocks.ts';
import { exampleBlock } from './attack-examples.ts';
import { legacyTables } from './legacy-tables.ts';
import { practiceTables } from './practice-tables.ts';
import { priceTables } from './price-tables.ts';

/** A file that is written from tables of the code, as a whole or between two marks. */
interface WrittenPage {
  readonly file: string;
  readonly write: (page: string) => string | Promise<string>;
}

const pages: readonly WrittenPage[] = [
  { file: 'docs/reference/settings.md', write: settingsPage },
  { file: 'docs/reference/errors.md', write: errorsPage },
  { file: 'packages/client/src/routes.ts', write: clientRoutes },
  { file: 'docs/money/credits.md', write: creditsPage },
  { file: 'docs/redteam/practice-target.md', write: practicePage },
  { file: 'docs/redteam/migrating.md', write: migratingPage },
  { file: 'docs/redteam/compliance.md', write: compliancePage },
  { file: 'ARCHITECTURE.md', write: architecturePage },
  ...AttackId.options.map((id) => ({
    file: `docs/attacks/${id}.md`,
    write: (page: string) => attackPage(id, page),
  })),
];

/** The page of settings, from the table of settings. */
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

/** The page of error codes, from the table of failures. */
function errorsPage(): string {
  const rows = Object.entries(failures).map(
    ([code, { status, meaning }]) => `| \`${code}\` | ${status} | ${meaning} |`,
  );
  return `# Errors

Written by \`npm run docs\` from \`packages/contract/src/errors.ts\`; do not edit by hand.

The body of every failure has \`error\`, a code that programs read; \`message\`, a sentence that names the field, the value and the way out; \`request_id\`; and for many codes a \`detail\`. Calls through [the AI proxy](../gateway/ai-proxy.md) answer failures in OpenAI's form, with the same codes.

| code | status | what it means |
|---|---|---|
${rows.join('\n')}
`;
}

/** The page about credits, with the price tables between its two marks. */
function creditsPage(page: string): string {
  return between(page, { of: 'prices', from: 'the rate tables', file: 'docs/money/credits.md' }, priceTables());
}

/** The page of the practice target, with its weaknesses between the two marks. */
function practicePage(page: string): string {
  return between(
    page,
    { of: 'weaknesses', from: 'its tables', file: 'docs/redteam/practice-target.md' },
    practiceTables(),
  );
}

/** The page about the archived API, with the tables of its tests and attacks between the two marks. */
function migratingPage(page: string): string {
  const marks = { of: 'tables', from: 'packages/contract/src/legacy', file: 'docs/redteam/migrating.md' };
  return between(page, marks, legacyTables());
}

/** The page about compliance, with the table of the frameworks between the two marks. */
function compliancePage(page: string): string {
  const from = 'packages/contract/src/redteam/frameworks';
  return between(page, { of: 'frameworks', from, file: 'docs/redteam/compliance.md' }, frameworkTables());
}

/**
 * The architecture page, with the diagram and tables of the packages and rooms. They come from the table that a test
 * checks the imports against.
 */
function architecturePage(page: string): string {
  const [from, file] = ['test/architecture/rooms.ts', 'ARCHITECTURE.md'];
  const withPackages = between(page, { of: 'packages', from, file }, packageTables());
  return between(withPackages, { of: 'rooms of the server', from, file }, serverTable());
}

/** The page of an attack, with its options, its cost and its examples each between two marks. */
async function attackPage(id: AttackId, page: string): Promise<string> {
  const file = `docs/attacks/${id}.md`;
  const options = { of: 'options', from: 'packages/contract/src/redteam/attack-options.ts', file };
  const cost = { of: 'cost', from: 'packages/metering/src/rates.ts', file };
  const example = { of: 'example', from: 'packages/redteam/src/attacks', file };
  const withTables = between(between(page, options, optionsBlock(id)), cost, costBlock(id));
  return between(withTables, example, await exampleBlock(id));
}

function between(page: string, { of, from, file }: { of: string; from: string; file: string }, text: string): string {
  const [start, end] = [`<!-- ${of}: written by \`npm run docs\` from ${from} -->`, `<!-- end of ${of} -->`];
  const [before, after] = [page.indexOf(start), page.indexOf(end)];
  if (before < 0 || after < before) throw new Error(`${file} has lost its marks "${start}" and "${end}"`);
  return `${page.slice(0, before + start.length)}\n\n${text}\n\n${page.slice(after)}`;
}

const isCheck = process.argv.includes('--check');
for (const { file, write } of pages) {
  const found = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const page = await write(found);
  if (page === found) continue;
  if (!isCheck) writeFileSync(file, page);
  else {
    console.error(`${file} is out of date; run npm run docs`);
    process.exitCode = 1;
  }
}

/** The table of routes of the client, from the contract: one line an operation. */
function clientRoutes(): string {
  const groups = Object.entries(contract).map(([group, endpoints]) => {
    const lines = Object.entries(endpoints).map(
      ([name, { method, path }]: [string, Endpoint]) => `    ${name}: '${method} ${path}',`,
    );
    return `  ${group}: {\n${lines.join('\n')}\n  },`;
  });
  return `// Written by \`npm run docs\` from packages/contract; do not edit by hand.

/** Method and path of an operation. Parameters of the path begin with a colon. */
export type Route = \`\${'GET' | 'POST' | 'PATCH' | 'DELETE'} /\${string}\`;

/**
 * Method and path of each operation. The client has this table in place of the contract's schemas, which are many times
 * its size.
 */
export const routes = {
${groups.join('\n')}
} as const satisfies Record<string, Record<string, Route>>;
`;
}

/** The table of docs/redteam/compliance.md: the frameworks with their editions and the number of their items. */
function frameworkTables(): string {
  const rows = Object.entries(frameworks).map(([id, { title, edition, date, source, items }]) => {
    const testable = items.filter(({ untestable }) => untestable === undefined).length;
    return `| \`${id}\` | [${title}](${source}) | ${edition} | ${date} | ${items.length} | ${testable} |`;
  });
  return `| id | framework | edition | published | items | items that a run can test |
|---|---|---|---|--:|--:|
${rows.join('\n')}`;
}

type Room = (typeof packages)[number];

/** The packages as a diagram and a table. */
function packageTables(): string {
  return `${picture(packages)}\n\n${table('package', packages)}`;
}

/** The rooms of the server as a table. */
function serverTable(): string {
  return table('room', serverRooms);
}

function table(title: string, rooms: readonly Room[]): string {
  const rows = rooms.map(({ name, what, imports }) => {
    const named = imports.map((each) => `\`${each}\``).join(', ');
    return `| \`${name}\` | ${what} | ${named || 'nothing of ours'} |`;
  });
  return [`| ${title} | what is in it | what it imports |`, '|---|---|---|', ...rows].join('\n');
}

/** A diagram of the imports. An arrow that follows from two others is left out, so that the diagram is readable. */
function picture(rooms: readonly Room[]): string {
  const arrows = rooms.flatMap(({ name, imports }) => {
    const further = new Set(imports.flatMap((each) => [...reachedFrom(each, rooms)]));
    return imports.filter((to) => !further.has(to)).map((to) => `  ${name} --> ${to}`);
  });
  return ['```mermaid', 'graph TD', ...arrows, '```'].join('\n');
}

function reachedFrom(name: string, rooms: readonly Room[]): Set<string> {
  const next = rooms.find((room) => room.name === name)?.imports ?? [];
  return new Set([...next, ...next.flatMap((each) => [...reachedFrom(each, rooms)])]);
}
