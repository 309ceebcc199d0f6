import { type CodeOf, digestCode } from './code-of-steps.ts';
import { digestOfText, digestPath, type ListFiles, type PathDigest } from './digest-files.ts';
import { lackOf } from './fetch-asset.ts';
import type { LockedStep } from './lock-file.ts';
import type { Asset, Pipeline, Step } from './pipeline-file.ts';
import type { Places } from './places.ts';

/** What the state of a step is measured against. */
export interface Surroundings {
  readonly pipeline: Pipeline;
  readonly places: Places;
  readonly listFiles: ListFiles;
  readonly codeOf: CodeOf;
}

/** Whether a step has to run. */
export interface StepState {
  readonly name: string;
  readonly state: 'up to date' | 'changed' | 'missing';
  /** What changed or is missing. */
  readonly reasons: readonly string[];
  /** That the step was adopted, that a run would make other bytes, and what could not be compared here, and why. */
  readonly notes: readonly string[];
}

/** The step as it stands on this machine, in the form of the lock. What is absent has no entry. */
export function measureStep(step: Step, surroundings: Surroundings): Omit<LockedStep, 'by'> {
  const { pipeline, places, listFiles, codeOf } = surroundings;
  const digests = (paths: readonly string[]) => {
    const found = paths.map((path) => [path, digestAt(path, places, listFiles).digest] as const);
    return Object.fromEntries(found.flatMap(([path, digest]) => (digest === undefined ? [] : [[path, digest]])));
  };
  const outputs = new Set(step.outputs);
  return {
    commands: digestOfText(step.commands.join('\n')),
    assets: Object.fromEntries(step.assets.map((name) => [name, digestOfAsset(pipeline.assets[name], places)])),
    code: digestCode(codeOf(step), places.root),
    inputs: digests(step.inputs.filter((path) => !outputs.has(path))),
    outputs: digests(step.outputs),
  };
}

/** Of the asset's version and, where they are here, of the files of the data folder. */
function digestOfAsset(asset: Asset | undefined, places: Places): string {
  if (asset?.npm !== undefined) return `${asset.npm} ${asset.integrity ?? ''}`.trim();
  if (asset?.pypi !== undefined) return `${asset.pypi} ${asset.sha256 ?? ''}`.trim();
  if (asset?.data === undefined) return 'not digested';
  const { data } = places;
  if (data === undefined) return NOT_HERE;
  return digestOfText(asset.data.map((file) => digestPath(file, data).digest ?? '').join('\n'));
}

/** The digest of data that were not there when the lock was written. */
const NOT_HERE = 'not here';

function digestAt(path: string, places: Places, listFiles: ListFiles): PathDigest {
  const [, place, rest = ''] = /^\{(work)\}\/(.*)$/.exec(path) ?? [];
  if (place === 'work') return digestPath(rest, places.work);
  const isPlain = !/[*?[{]/.test(path) && !path.endsWith('/');
  return digestPath(path, places.root, isPlain ? undefined : listFiles);
}

/** Compares a step with what the lock says of its last run. */
export function stateOf(step: Step, locked: LockedStep | undefined, surroundings: Surroundings): StepState {
  const now = measureStep(step, surroundings);
  const absent = step.outputs.filter((path) => now.outputs[path] === undefined && !path.startsWith('{work}'));
  const missing = absent.map((path) => `${path} does not exist`);
  const reasons = [...missing, ...(locked ? changesSince(locked, now) : ['it never ran'])];
  if (reasons.length === 0) return { name: step.name, state: 'up to date', reasons, notes: notesOn(step, locked, now) };
  return {
    name: step.name,
    state: missing.length > 0 ? 'missing' : 'changed',
    reasons,
    notes: lacksOf(step, surroundings),
  };
}

/** Whether files are gone that the step makes for other steps. */
export const lacksWork = (step: Step, surroundings: Surroundings): boolean => {
  const { outputs } = measureStep(step, surroundings);
  return step.outputs.some((path) => path.startsWith('{work}') && outputs[path] === undefined);
};

/** The assets that the step needs and that are not here. */
function lacksOf(step: Step, { pipeline, places }: Surroundings): string[] {
  const lacks = step.assets.flatMap((name) => {
    const asset = pipeline.assets[name];
    return (asset && lackOf(name, asset, places)) ?? [];
  });
  return lacks.length > 0 ? [`missing assets: ${lacks.join(', ')}`] : [];
}

/** That the step was only adopted, or makes other bytes, and which labelled data were not compared, and why. */
function notesOn({ note }: Step, locked: LockedStep | undefined, now: Omit<LockedStep, 'by'>): string[] {
  const names = Object.keys(now.assets).filter((name) => now.assets[name] === NOT_HERE);
  const unknown = Object.keys(now.assets).filter((name) => !names.includes(name) && locked?.assets[name] === NOT_HERE);
  return [
    ...(locked?.by === 'adopted' ? ['adopted, never run here'] : []),
    ...(note === undefined ? [] : ['a run makes other bytes']),
    ...(names.length > 0 ? [`not compared without --data DIR: ${names.join(', ')}`] : []),
    ...(unknown.length > 0
      ? [`not compared, as the lock does not say which data were used: ${unknown.join(', ')}`]
      : []),
  ];
}

function changesSince(locked: LockedStep, now: Omit<LockedStep, 'by'>): string[] {
  return [
    ...(locked.commands === now.commands ? [] : ['its commands changed']),
    ...Object.entries(now.assets).flatMap(([name, digest]) => assetChange(name, locked.assets[name], digest)),
    ...fileChanges(locked.code, now.code),
    ...fileChanges(locked.inputs, now.inputs),
    ...fileChanges(locked.outputs, now.outputs),
  ];
}

function assetChange(name: string, before: string | undefined, now: string): string[] {
  if (before === undefined) return [`it needs the asset ${name} now`];
  const isCompared = before !== NOT_HERE && now !== NOT_HERE;
  return isCompared && before !== now ? [`the asset ${name} changed`] : [];
}

/** The paths whose digests differ. What lies in the folder of work is compared where it was and is there. */
function fileChanges(before: Readonly<Record<string, string>>, now: Readonly<Record<string, string>>): string[] {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  return paths
    .filter((path) => before[path] !== now[path])
    .filter((path) => !path.startsWith('{work}') || (before[path] !== undefined && now[path] !== undefined))
    .map((path) => `${path} ${changeOf(before[path], now[path])}`);
}

function changeOf(before: string | undefined, now: string | undefined): string {
  if (now === undefined) return 'is gone';
  return before === undefined ? 'is new' : 'changed';
}
