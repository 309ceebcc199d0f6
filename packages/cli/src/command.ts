import { Command, type CommanderError, type CommandUnknownOpts, Help, Option } from '@commander-js/extra-typings';
import { Usage } from './command-failures.ts';
import { io } from './io.ts';
import { takesColours } from './marked.ts';
import { printedCommand } from './printed-command.ts';

/** The group of help with the options that say which service to ask. It comes last. */
const SERVICE = 'Service:';
/** Lines of help are no longer than this where the width of the terminal is not known. */
const HELP_WIDTH = 120;

/** A command without options. It prints help and mistakes as every command here does. */
export function newCommand(name: string) {
  const command = new Command(name);
  return command
    .helpCommand(false)
    .helpOption('-h, --help', 'show this help')
    .exitOverride((error) => refuse(error, command))
    .configureOutput({
      outputError: () => undefined,
      writeOut: (text) => io().out.write(text),
      writeErr: (text) => io().err.write(text),
      getOutHasColors: () => takesColours(io().out),
      getErrHasColors: () => takesColours(io().err),
      getOutHelpWidth: () => widthOf(io().out),
      getErrHelpWidth: () => widthOf(io().err),
    })
    .configureHelp({
      commandDescription: flowing,
      groupItems: serviceLast,
      styleTitle: (title) => `\u001b[1m${title}\u001b[22m`,
    });
}

const widthOf = ({ columns }: { columns?: number }): number => columns || HELP_WIDTH;

/** A description without its line breaks, which help makes anew. Lines that are indented stay. */
const flowing = (command: { description(): string }): string => command.description().replace(/(?<=\S)\n(?=\S)/g, ' ');

/** A command that only has commands. Its help has the way to theirs; where it has but one, the whole help of that. */
export function groupCommand(name: string) {
  const command: CommandUnknownOpts = newCommand(name);
  return command.addHelpText('after', () => {
    const [first, ...others] = command.commands;
    if (first && others.length === 0) return `\n${first.helpInformation()}`.trimEnd();
    return `\nHelp of one: ${printedCommand()} ${name} <command> --help`;
  });
}

/** A command that can print its answer as JSON. */
export const answeringCommand = (name: string) => newCommand(name).option('--json', 'print the answer as JSON');

/** A command that asks a service. */
export const serviceCommand = (name: string) =>
  answeringCommand(name)
    .addOption(new Option('--url <url>', 'where it answers (or REDOUBT_URL)').helpGroup(SERVICE))
    .addOption(new Option('--key <key>', 'the key to use (or REDOUBT_API_KEY)').helpGroup(SERVICE));

/** A command that can ask for another organisation than the key's. */
export const accountCommand = (name: string) =>
  serviceCommand(name).option('--organisation <name>', "another organisation than the key's (needs an operator's key)");

/** A command that lists pages of something in an organisation. */
export const accountListCommand = (name: string) =>
  accountCommand(name).option('--page <n>', 'number of the page', '1').option('--per-page <n>', 'rows a page', '10');

/** A command that lists pages of something. */
export const listCommand = (name: string) =>
  serviceCommand(name).option('--page <n>', 'number of the page', '1').option('--per-page <n>', 'rows a page', '10');

/** Collects the values of an option that may be repeated. */
export const collected = (word: string, before: string[] | undefined): string[] => [...(before ?? []), word];

/** Help names the options of the service last, and before them the others that have no group of their own. */
const serviceLast: Help['groupItems'] = (all, visible, groupOf) => {
  const rank = (item: (typeof all)[number]) => ['Options:', SERVICE].indexOf(groupOf(item));
  const sorted = all.toSorted((a, b) => rank(a) - rank(b));
  return Help.prototype.groupItems(sorted, visible, groupOf);
};

type AnyCommand = Pick<CommandUnknownOpts, 'parent' | 'commands'> & { name(): string };

/** The words that call a command, such as `redteam run`. */
const wordsOf = (command: AnyCommand): string =>
  command.parent?.parent ? `${wordsOf(command.parent)} ${command.name()}` : command.name();

/** Turns a mistake of the caller into Usage. What is no mistake, such as help that was asked for, is thrown as it is. */
function refuse(error: CommanderError, command: AnyCommand): never {
  if (error.exitCode === 0 || error.code === 'commander.help') throw error;
  const said = error.message
    .replace(/^error: /, '')
    .replace(/\s*\n\(Did you mean (?!one of )(.+)\?\)/, '. Did you mean "$1"?')
    .replace(/\s*\n\((Did you mean .+\?)\)/, '. $1')
    .replaceAll("'", '"');
  const hint = said.includes('Did you mean') ? '' : hintOf(error.code, command);
  throw new Usage(said + hint, command.parent ? wordsOf(command) : '');
}

/** What may help where no known word is similar. */
function hintOf(code: string, command: AnyCommand): string {
  if (code === 'commander.unknownOption') return '. A text that starts with a hyphen stands after --';
  if (code !== 'commander.unknownCommand') return '';
  return `; known ones: ${command.commands.map((each) => each.name()).join(', ')}`;
}
