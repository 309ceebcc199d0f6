import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { Usage } from './usage.ts';

/** Read a command's words; `--help` and a mistake both end in its help. */
export function parseWords<const O extends ParseArgsOptionsConfig>(args: string[], options: O, help: string) {
  if (args.includes('--help') || args.includes('-h')) throw new Usage(help, 0);
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new Usage(`${(error as Error).message}\n\n${help}`);
  }
}
