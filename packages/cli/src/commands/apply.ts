import { createInterface } from 'node:readline/promises';
import { type Change, changeText, countText, planOf } from '../apply/plan.ts';
import { type ReadFile, readConfigFile } from '../apply/read-file.ts';
import { refuseUnknownNames } from '../apply/refuse-unknown-names.ts';
import { titleOf, wantedOf } from '../apply/wanted-of.ts';
import { serviceCommand } from '../command.ts';
import { Failed, Usage } from '../command-failures.ts';
import { type Connection, connect, talk } from '../connect.ts';
import { exitWith, io, print, warn } from '../io.ts';
import { inChangeColours, shown } from '../marked.ts';

const description = `Makes the service as a file says: codes of conduct, policies, guardrails, models, deployments, projects. It shows what
differs first, and asks. What is as the file says is left alone, so that a second apply changes nothing. Sections that
the file does not have are left alone, too. Secrets are \${env:NAME} in the file. The form: docs/operate/config-as-code.md`;

const exitCodes = `
Exit codes: 0 the service is as the file says, 1 it is not: --dry-run found changes, or they were declined, 2 the words or
the file were not understood, 3 the service could not be asked or refused a change.`;

/** `redoubt apply`. */
export const applyCommand = () =>
  serviceCommand('apply')
    .description(description)
    .argument('<file>', 'a YAML or JSON file; - reads standard input')
    .option('--dry-run', 'only show what differs')
    .option('--yes', 'do not ask')
    .option('--prune', 'delete what a section of the file does not have')
    .addHelpText('after', exitCodes)
    .action(async (file, options) => {
      exitWith(await apply(file, options));
    });

interface Options extends Connection {
  readonly dryRun?: boolean | undefined;
  readonly yes?: boolean | undefined;
  readonly prune?: boolean | undefined;
  readonly json?: boolean | undefined;
}

const AS_WANTED = 0;
const DIFFERS = 1;

async function apply(name: string, options: Options): Promise<number> {
  const file = await readConfigFile(name);
  const wanted = wantedOf(file);
  const client = connect(options);
  await talk(() => refuseUnknownNames(client, wanted, file, options.prune === true));
  const changes = await talk(() => planOf(client, wanted, options.prune === true));
  if (!options.json) print(diffText(changes, file));
  if (changes.length === 0 || options.dryRun) {
    if (options.json) print(JSON.stringify(documentOf(changes, 0, file)));
    return changes.length === 0 ? AS_WANTED : DIFFERS;
  }
  if (!(await isAgreed(changes, options))) {
    warn('Nothing was changed');
    return DIFFERS;
  }
  const made = await makeAll(changes);
  if (options.json) print(JSON.stringify(documentOf(changes, made, file)));
  else print(`${countText(changes, true)}`);
  return AS_WANTED;
}

/** What came from the environment is shown by the name of its variable. */
function hider({ secrets }: ReadFile): (text: string) => string {
  return (text) =>
    [...secrets].reduce(
      (hidden, [value, reference]) => hidden.replaceAll(JSON.stringify(value).slice(1, -1), reference),
      text,
    );
}

function diffText(changes: readonly Change[], file: ReadFile): string {
  if (changes.length === 0) return 'No changes: the service is as the file says';
  const hide = hider(file);
  const lines = changes.map((change) => inChangeColours(shownLines(changeText(change, hide))));
  return [...lines, '', countText(changes, false)].join('\n');
}

const shownLines = (text: string): string => text.split('\n').map(shown).join('\n');

async function isAgreed(changes: readonly Change[], { yes, json }: Options): Promise<boolean> {
  if (yes) return true;
  if (!io().input.isTTY || json) {
    throw new Usage('There is no terminal to ask on: --yes makes the changes, --dry-run only shows them');
  }
  const lines = createInterface({ input: io().input, output: io().err });
  try {
    return /^y(?:es)?$/i.test(
      (
        await lines.question(`Make ${changes.length === 1 ? 'this change' : `these ${changes.length} changes`}? [y/N] `)
      ).trim(),
    );
  } finally {
    lines.close();
  }
}

/** Makes the changes one after the other. Throws at the first that is refused: it says what was made before. */
async function makeAll(changes: readonly Change[]): Promise<number> {
  for (const [index, { make, section, place, action }] of changes.entries()) {
    await talk(make).catch((error: Error) => {
      const rest = `${index} of ${changes.length} changes were made; a second apply goes on`;
      throw new Failed(`${titleOf(section, place)} (${action}): ${error.message}; ${rest}`, 3, { cause: error });
    });
  }
  return changes.length;
}

const documentOf = (changes: readonly Change[], made: number, file: ReadFile) => {
  const hide = hider(file);
  const hidden = (value: unknown): unknown => (value === undefined ? null : JSON.parse(hide(JSON.stringify(value))));
  return {
    changes: changes.map(({ action, section, place, fields }) => ({
      action,
      section,
      name: place.name,
      version: place.version ?? null,
      fields: fields.map(({ field, before, after }) => ({ field, before: before ?? null, after: hidden(after) })),
    })),
    made,
  };
};
