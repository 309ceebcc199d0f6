import { execFileSync } from 'node:child_process';

const help = `npm run docs                         writes the parts of the pages that are made from tables
npm run docs -- --check              says which of these pages is out of date, and exits with 1 if one is
npm run docs -- --answers            records the answers that the reference shows, of a real service
npm run docs -- --site [DIR]         builds the documentation site (default site/dist)
npm run docs -- --shots [--only X]   pictures every page of the dashboard, or those whose name begins so, into shots/`;

interface Script {
  /** Whether it takes the words that follow its flag. */
  readonly takes: (words: readonly string[]) => boolean;
  readonly run: () => Promise<unknown>;
}

const isNothing = (words: readonly string[]): boolean => words.length === 0;
const writeDocs: Script = { takes: isNothing, run: () => import('./write-docs.ts') };
/** The scripts by their flag. Each reads the words after it. */
const scripts = new Map<string, Script>([
  ['', writeDocs],
  ['--check', writeDocs],
  ['--answers', { takes: isNothing, run: () => import('./write-reference-answers.ts') }],
  [
    '--site',
    {
      takes: ([folder = '', ...further]) => isNothing(further) && !folder.startsWith('-'),
      run: () => import('./build-docs-site.ts'),
    },
  ],
  // It reads its own flags.
  ['--shots', { takes: () => true, run: pictureBuiltPages }],
]);

function pictureBuiltPages(): Promise<unknown> {
  execFileSync('npm', ['run', '--silent', 'build:pages'], { stdio: 'inherit' });
  return import('./shots.ts');
}

const [flag = '', ...words] = process.argv.slice(2);
const script = scripts.get(flag);
if (flag === '--help' || flag === '-h') console.log(help);
else if (script?.takes(words)) {
  if (flag !== '--check') process.argv.splice(2, 1);
  await script.run();
} else {
  console.error(`npm run docs does not know "${[flag, ...words].join(' ')}".\n\n${help}`);
  process.exitCode = 2;
}
