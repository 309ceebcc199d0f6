import { CommanderError, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { newCommand } from './command.ts';
import { Failed, Usage } from './command-failures.ts';
import { commands, FILES } from './commands.ts';
import { ofCompletion, withCompletion } from './completion.ts';
import { io, warn } from './io.ts';
import { inRed } from './marked.ts';
import { version } from './own-package.ts';
import { printedCommand, withPrintedCommand } from './printed-command.ts';

const about = () => `
Help of a command: ${printedCommand()} <command> --help

Commands that ask a service read REDOUBT_URL (default http://127.0.0.1:8787) and REDOUBT_API_KEY, or take --url and --key.
Exit codes: 0 all well, 1 something was found or failed, 2 the words were not understood, 3 where 1 says that something
was found: the service could not be asked.`;

/** Runs the command line and returns the exit code. Never throws for a mistake of the caller. */
export async function run(words: readonly string[]): Promise<number> {
  const args = asHelp(words);
  const name = args[0] ?? '';
  try {
    await (await programOf(args)).parseAsync(args, { from: 'user' });
    return io().exitCode;
  } catch (error) {
    return reportFailure(name, error);
  }
}

/** `redoubt help redteam run` asks for what `redoubt redteam run --help` prints. */
function asHelp([first, ...path]: readonly string[]): string[] {
  if (first === 'help') return [...path, '--help'];
  return first === undefined ? [] : [first === 'version' ? '--version' : first, ...path];
}

/** The whole command line. Only the command that is called is loaded; of the others there is what the help says. */
async function programOf(args: readonly string[]): Promise<CommandUnknownOpts> {
  const isCompleting = args[0] === 'complete';
  const called = isCompleting ? args[2] : args[0];
  const program = newCommand('redoubt')
    .usage('<command> [options]')
    .version(`redoubt ${version}`, '-V, --version', 'print the version')
    .addHelpText('after', about);
  for (const [name, { group, summary, load }] of Object.entries(commands)) {
    const command: CommandUnknownOpts = name === called ? await load() : newCommand(name).description(summary);
    program.addCommand(command.summary(summary).helpGroup(group));
  }
  if (!isCompleting && called !== 'completion') {
    return program.addCommand(newCommand('completion').summary(ofCompletion).helpGroup(FILES));
  }
  return withCompletion(program, args);
}

/** Prints a failure: one line, with the way out. Returns the exit code. */
function reportFailure(name: string, error: unknown): number {
  // Help and the version are printed already. Help that was not asked for says that a word is missing.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  const said = error instanceof Error ? error.message : String(error);
  const sentence = withPrintedCommand(said, Object.keys(commands)).replace(/\.$/, '');
  if (error instanceof Usage) {
    const words = [error.command ?? name].filter(Boolean);
    const help = [printedCommand(), ...words, '--help'].join(' ');
    warn(inRed(`${['redoubt', ...words].join(' ')}: ${sentence}${sentence.endsWith('?') ? '' : '.'} Help: ${help}`));
    return 2;
  }
  warn(inRed(`redoubt ${name}: ${sentence}`));
  return error instanceof Failed ? error.exitCode : (commands[name]?.failureCode ?? 1);
}
