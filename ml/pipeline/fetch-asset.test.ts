import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fetchAsset, lackOf } from './fetch-asset.ts';
import { type Places, packageFolder, placesIn } from './places.ts';
import type { RunProgram } from './run-command.ts';

let root = '';
let places: Places = placesIn(root);
let fetched: string[] = [];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'asset-'));
  places = placesIn(root);
  fetched = [];
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Leaves what npm leaves: the package, and its version and checksum in a note. */
const npm: RunProgram = async (_program, args) => {
  const spec = args.at(-1) ?? '';
  fetched.push(spec);
  const version = spec.slice(spec.lastIndexOf('@') + 1);
  mkdirSync(packageFolder(places, spec), { recursive: true });
  const packages = { 'node_modules/@own/words': { version, integrity: `sha512-${version}` } };
  writeFileSync(join(places.assets, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
  return 0;
};

const asset = (version: string, integrity: string) => ({
  what: 'words',
  licence: 'MIT',
  npm: `@own/words@${version}`,
  integrity,
});

test('a package is fetched once and again for another version', async () => {
  await fetchAsset('words', asset('1.0.0', 'sha512-1.0.0'), places, npm);
  await fetchAsset('words', asset('1.0.0', 'sha512-1.0.0'), places, npm);
  expect(fetched).toEqual(['@own/words@1.0.0']);
  expect(lackOf('words', asset('2.0.0', 'sha512-2.0.0'), places)).toBe('words (not fetched yet)');
  await fetchAsset('words', asset('2.0.0', 'sha512-2.0.0'), places, npm);
  expect(fetched).toEqual(['@own/words@1.0.0', '@own/words@2.0.0']);
});

test('a package with another checksum is refused each time and deleted', async () => {
  const wrong = asset('1.0.0', 'sha512-other');
  const says = 'has the checksum sha512-1.0.0; pipeline.yaml says sha512-other. It was deleted';
  await expect(fetchAsset('words', wrong, places, npm)).rejects.toThrow(says);
  expect(existsSync(packageFolder(places, wrong.npm))).toBe(false);
  await expect(fetchAsset('words', wrong, places, npm)).rejects.toThrow(says);
});

test('a package that is there is refused if pipeline.yaml has another checksum now', async () => {
  await fetchAsset('words', asset('1.0.0', 'sha512-1.0.0'), places, npm);
  await expect(fetchAsset('words', asset('1.0.0', 'sha512-other'), places, npm)).rejects.toThrow('sha512-other');
});
