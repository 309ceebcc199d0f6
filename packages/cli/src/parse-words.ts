import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { didYouMean } from './did-you-mean.ts';
import { HelpWanted, Usage } from './usage.ts';

/** Read a command's words; `--help` and a mistake both end in its help. */
export function parseWords<const O extends ParseArgsOptionsConfig>(args: string[], options: O, help: string) {
  if (args.includes('--help') || args.includes('-h')) throw new HelpWanted(help);
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    const { message } = error as Error;
    const unknown = /^Unknown option '--([^']*)'/.exec(message)?.[1];
    throw new Usage(unknown === undefined ? message : unknownOption(unknown, Object.keys(options)), help);
  }
}

function unknownOption(word: string, known: readonly string[]): string {
  const guess = didYouMean(word, known).replace('"', '"--');
  return `There is no option --${word}.${guess || ' A text that starts with a hyphen stands after --'}`;
}
