import { join } from 'node:path';
import { type Pipeline, PipelineError } from './pipeline-file.ts';

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

/** The name in `name@version`. */
export const packageName = (npm: string): string => npm.slice(0, npm.lastIndexOf('@'));

/** The folder of an unpacked npm package. */
export const packageFolder = (places: Places, npm: string): string =>
  join(places.assets, 'node_modules', packageName(npm));

/** The folder of an unpacked wheel of PyPI. */
export const wheelFolder = (places: Places, pypi: string): string => join(places.assets, 'wheels', pypi);

/** A word of a command with the places for their names in braces. @throws PipelineError if a place is not known */
export const withPlaces = (word: string, places: Places, assets: Pipeline['assets']): string =>
  word.replaceAll(/\{([\w-]+)\}/g, (_, name: string) => placeOf(name, places, assets));

function placeOf(name: string, places: Places, assets: Pipeline['assets']): string {
  if (name === 'work') return places.work;
  if (name === 'assets') return places.assets;
  if (name === 'data') {
    if (places.data !== undefined) return places.data;
    throw new PipelineError('The step reads labelled data: name their folder with --data DIR');
  }
  const { npm, pypi } = assets[name] ?? {};
  if (pypi !== undefined) return wheelFolder(places, pypi);
  if (npm === undefined) throw new PipelineError(`A command names the unknown place {${name}}`);
  return packageFolder(places, npm);
}
