import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { publishedPackages } from './published-packages.ts';

for (const name of publishedPackages) {
  console.log(`building @redoubt/${name}`);
  rmSync(`packages/${name}/dist`, { recursive: true, force: true });
  execFileSync('tsc', ['--project', `packages/${name}/tsconfig.build.json`], { stdio: 'inherit' });
}

console.log('building the pages');
execFileSync('npm', ['run', '--silent', 'build:pages'], { stdio: 'inherit' });

// With --pack, the packages are also staged and packed as they would be published.
if (process.argv.includes('--pack')) await import('./pack.ts');
