import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { publishedPackages } from './published-packages.ts';

const help = `npm run build            compiles the packages and the pages
npm run build -- --pack  also stages the packages and packs them, as they would be published`;

const { pack: isPacked, help: isHelp } = parsed();
if (isHelp) console.log(help);
else {
  build();
  if (isPacked) await import('./pack.ts');
}

function build(): void {
  for (const name of publishedPackages) {
    console.log(`building @redoubt/${name}`);
    rmSync(`packages/${name}/dist`, { recursive: true, force: true });
    execFileSync('tsc', ['--project', `packages/${name}/tsconfig.build.json`], { stdio: 'inherit' });
  }
  console.log('building the pages');
  execFileSync('npm', ['run', '--silent', 'build:pages'], { stdio: 'inherit' });
}

function parsed() {
  try {
    const boolean = { type: 'boolean', default: false } as const;
    return parseArgs({ options: { pack: boolean, help: boolean } }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${help}`);
    process.exit(2);
  }
}
