import { readFileSync, writeFileSync } from 'node:fs';
import { flagOf, settings } from '@redoubt/server';

const file = 'docs/settings.md';

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

const isCheck = process.argv.includes('--check');
const page = settingsPage();
if (!isCheck) writeFileSync(file, page);
else if (readFileSync(file, 'utf8') !== page) {
  console.error(`${file} is out of date; run npm run docs`);
  process.exitCode = 1;
}
