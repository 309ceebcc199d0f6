import { execFileSync } from 'node:child_process';

const help = `npm run docs                         writes the parts of the pages that are made from tables
npm run docs -- --check              says which of these pages is out of date, and exits with 1 if one is
npm run docs -- --answers            records the answers that the reference shows, of a real service
npm run docs -- --site [DIR]         builds the documentation site (default site/dist)
npm run docs -- --shots [--only X]   pictures every page of the dashboard, or those whose name begins so, into shots/`;

/** The scripts by their flag. Each reads the words after it. */
const scripts: Readonly<Record<string, () => Promise<unknown>>> = {
  '--answers': () => import('./write-reference-answers.ts'),
  '--site': () => import('./build-docs-site.ts'),
  '--shots': () => {
    execFileSync('npm', ['run', '--silent', 'build:pages'], { stdio: 'inherit' });
    return import('./shots.ts');
  },
};

const [flag] = process.argv.slice(2);
const script = scripts[flag ?? ''];
if (flag === '--help') console.log(help);
else if (script) {
  process.argv.splice(2, 1);
  await script();
} else if (flag === undefined || flag === '--check') await import('./write-docs.ts');
else {
  console.error(`npm run docs does not know "${flag}".\n\n${help}`);
  process.exitCode = 2;
}
