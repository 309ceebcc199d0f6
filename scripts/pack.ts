import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stageForeignPackages } from './pack/foreign-packages.ts';
import { type Manifest, stagedManifest } from './pack/staged-manifest.ts';
import { publishedPackages } from './published-packages.ts';

/**
 * Writes the packages as they would be published: one folder each below `packed/stage`, and one tarball each in
 * `packed`. `npm run build -- --pack` builds first. With `--stage` there are no tarballs. Nothing is published.
 */
const OUT = 'packed';
const STAGE = join(OUT, 'stage');

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const root = readManifest('.');

rmSync(OUT, { recursive: true, force: true });
mkdirSync(STAGE, { recursive: true });
const { staged: foreign, aliases } = stageForeignPackages(STAGE);
const ours = [...publishedPackages, 'web'].map(stagePackage);
const folders = [...foreign.map(({ folder }) => folder), ...ours];
if (!process.argv.includes('--stage')) {
  // With relative paths npm would read `packed/stage/x` as the address of a repository.
  for (const folder of folders) {
    execFileSync('npm', ['pack', '--silent', '--pack-destination', OUT, `./${folder}`], { stdio: 'inherit' });
  }
}

function stagePackage(name: string): string {
  const from = join('packages', name);
  const to = join(STAGE, name);
  const manifest = readManifest(from);
  for (const path of manifest.files ?? []) {
    if (!existsSync(join(from, path))) throw new Error(`${from} has no ${path}; run npm run build first`);
    cpSync(join(from, path), join(to, path), { recursive: true });
  }
  cpSync(join(from, 'README.md'), join(to, 'README.md'));
  for (const file of ['LICENSE', 'NOTICE']) cpSync(file, join(to, file));
  const staged = stagedManifest(manifest, { root, directory: from, aliases });
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(staged, null, 2)}\n`);
  return to;
}
