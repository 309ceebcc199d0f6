import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findPostgresBinaries } from '../packages/store/src/testing/postgres-binaries.ts';

const isRoot = process.getuid?.() === 0;
const hasApt = existsSync('/usr/bin/apt-get');

if (findPostgresBinaries() === undefined && isRoot && hasApt) installPostgres();
console.log(describe(findPostgresBinaries()));

function installPostgres(): void {
  console.log('The tests run on both engines and no PostgreSQL server is here: installing it with apt-get.');
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  try {
    execFileSync('apt-get', ['update', '-q'], options);
    execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'postgresql'], options);
  } catch (error) {
    console.log(`apt-get failed: ${error instanceof Error ? error.message : error}`);
  }
}

function describe(binaries: string | undefined): string {
  if (binaries !== undefined) return `All there: PostgreSQL for the store's tests in ${binaries}.`;
  return (
    'The tests of the store on PostgreSQL will be skipped: no initdb and postgres on the PATH or in ' +
    '/usr/lib/postgresql. Install the PostgreSQL server (Debian: apt-get install postgresql) to run them.'
  );
}
