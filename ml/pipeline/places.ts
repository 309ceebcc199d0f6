import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Asset, type Pipeline, PipelineError } from './pipeline-file.ts';

/** Where things lie on this machine. */
export interface Places {
  /** The repository. The paths of the pipeline begin here. */
  readonly root: string;
  /** The folder of labelled data. Absent where nobody named one. */
  readonly data?: string | undefined;
  /** Fetched packages, and files that steps make for other steps. Git ignores both. */
  readonly assets: string;
  readonly work: string;
}

/** The places of a repository. */
export const placesIn = (root: string, data?: string): Places => ({
  root,
  data,
  assets: join(root, 'ml/assets'),
  work: join(root, 'ml/work'),
});

/** The folder of an unpacked npm package. */
export const packageFolder = (places: Places, name: string): string =>
  join(places.assets, 'node_modules', name.slice(0, name.lastIndexOf('@')));

/** The text with the places for their names in braces. @throws PipelineError if a place is not known */
export const withPlaces = (text: string, places: Places, assets: Pipeline['assets']): string =>
  text.replaceAll(/\{([\w-]+)\}/g, (_, name: string) => placeOf(name, places, assets));

function placeOf(name: string, places: Places, assets: Pipeline['assets']): string {
  if (name === 'work') return places.work;
  if (name === 'assets') return places.assets;
  if (name === 'data') {
    if (places.data !== undefined) return places.data;
    throw new PipelineError('The step reads labelled data: name their folder with --data DIR');
  }
  const npm = assets[name]?.npm;
  if (npm === undefined) throw new PipelineError(`A command names the unknown place {${name}}`);
  return packageFolder(places, npm);
}

/** Why an asset cannot be used now. Undefined if it can. */
export function lackOf(name: string, asset: Asset, places: Places): string | undefined {
  if (asset.npm !== undefined)
    return existsSync(packageFolder(places, asset.npm)) ? undefined : `${name} (not fetched yet)`;
  if (asset.data === undefined) return undefined;
  if (places.data === undefined) return `${name} (needs --data DIR)`;
  const folder = places.data;
  const absent = asset.data.find((file) => !file.includes('*') && !existsSync(join(folder, file)));
  return absent === undefined ? undefined : `${name} (the data folder has no ${absent})`;
}
