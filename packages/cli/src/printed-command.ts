import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Io, io } from './io.ts';
import { name as ownPackage } from './own-package.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** The sources run in a clone only. An installed package has compiled files. */
const isSource = import.meta.url.endsWith('.ts') && !root.includes('node_modules');

/** Whether the caller is in a clone of the repository, where its npm scripts work. */
export const isInClone = (folder = io().folder): boolean => isSource && !relative(root, folder).startsWith('..');

/**
 * The words that start this program where the caller is: `npm run --silent redoubt --` in a clone, `npx …` where it was
 * started by npx, `redoubt` where it is installed.
 */
export function printedCommand(env: Io['env'] = io().env, folder = io().folder): string {
  const isByNpx = env.npm_command === 'exec';
  if (isInClone(folder)) return isByNpx ? 'npx redoubt' : 'npm run --silent redoubt --';
  if (!isByNpx) return 'redoubt';
  // npx keeps a package that no project has in a folder of its own. There, only the name of the package finds it again.
  return root.includes('_npx') ? `npx ${ownPackage}` : 'npx redoubt';
}

/**
 * Writes each command that a sentence names, such as `redoubt keys list`, as it works where the sentence is printed.
 * `names` are the commands that there are.
 */
export function withPrintedCommand(sentence: string, names: readonly string[]): string {
  const named = new RegExp(`\\bredoubt (?=(?:${names.join('|')})\\b)`, 'g');
  return sentence.replace(named, `${printedCommand()} `);
}
