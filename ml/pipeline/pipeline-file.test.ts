import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { digestPath } from './digest-files.ts';
import { LockFile } from './lock-file.ts';
import { readPipeline } from './pipeline-file.ts';
import { inOrder } from './run-steps.ts';

const step = 'name: a, what: b, time: c, commands: [node d]';

test.each([
  { what: 'a field is missing', text: 'about: x\nassets: {}\nsteps: [{ name: a }]', says: 'steps.0.commands' },
  { what: 'a field is unknown', text: `about: x\nassets: {}\nsteps: [{ ${step}, runs: 1 }]`, says: 'runs' },
  {
    what: 'a version is open',
    text: 'about: x\nassets: { y: { what: z, licence: MIT, npm: "z@^1.0.0" } }\nsteps: []',
    says: 'is a name and an exact version',
  },
  {
    what: 'two steps have one name',
    text: `about: x\nassets: {}\nsteps: [{ ${step} }, { ${step} }]`,
    says: 'two steps "a"',
  },
  {
    what: 'an asset is unknown',
    text: `about: x\nassets: {}\nsteps: [{ ${step}, assets: [z] }]`,
    says: 'unknown asset "z"',
  },
])('a pipeline is refused if $what', ({ text, says }) => {
  const folder = mkdtempSync(join(tmpdir(), 'pipeline-'));
  try {
    const file = join(folder, 'pipeline.yaml');
    writeFileSync(file, text);
    expect(() => readPipeline(file)).toThrow(says);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const pipeline = readPipeline('ml/pipeline.yaml');

test('every weight that ships comes from a step, and is what the lock says of its last run', () => {
  const folders = ['packages/detectors/weights', 'packages/media/weights'];
  const shipped = folders.flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`));
  const made = new Set(pipeline.steps.flatMap(({ outputs }) => outputs));
  expect(shipped.filter((file) => !made.has(file))).toEqual([]);

  const lock = new LockFile('ml/pipeline.lock');
  const changed = pipeline.steps.flatMap(({ name, outputs }) =>
    outputs
      .filter((file) => shipped.includes(file))
      .filter((file) => lock.get(name)?.outputs[file] !== digestPath(file, '.').digest)
      .map((file) => `${file}: run npm run ml -- ${name}`),
  );
  expect(changed).toEqual([]);
});

test('the steps depend on each other in no circle, and name files that exist', () => {
  for (const each of pipeline.steps) expect(inOrder(each, pipeline).at(-1)).toBe(each);
  const paths = pipeline.steps.flatMap(({ inputs, outputs }) => [...inputs, ...outputs]);
  const plain = paths.filter((path) => !/[*{]/.test(path));
  expect(plain.filter((path) => digestPath(path, '.').files === 0)).toEqual([]);
});

test('every package of the registry has a checksum, and every set of labelled texts says why it cannot be fetched', () => {
  const assets = Object.entries(pipeline.assets);
  const incomplete = assets.filter(([, { npm, integrity, missing }]) => (npm ? !integrity : !missing));
  expect(incomplete.map(([name]) => name)).toEqual([]);
});

test('a script that a step runs exists', () => {
  const scripts = pipeline.steps.flatMap(({ commands }) => commands.map((command) => command.split(' ')[1] ?? ''));
  expect(scripts.filter((file) => !readFileSync(file, 'utf8').trim())).toEqual([]);
});
