import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';

/** In build order: each package comes after the packages that it imports. */
const packages = [
  'contract',
  'detectors',
  'sandbox',
  'documents',
  'metering',
  'secrets',
  'store',
  'providers',
  'relay',
  'rendering',
  'media',
  'redteam',
  'practice-target',
  'client',
  'reports',
  'server',
  'cli',
];

for (const name of packages) {
  console.log(`building @redoubt/${name}`);
  rmSync(`packages/${name}/dist`, { recursive: true, force: true });
  execFileSync('tsc', ['--project', `packages/${name}/tsconfig.build.json`], { stdio: 'inherit' });
}

console.log('building the pages');
execFileSync('npm', ['run', '--silent', 'build:pages'], { stdio: 'inherit' });
