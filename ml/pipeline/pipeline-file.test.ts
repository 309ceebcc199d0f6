import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { codeReader } from './code-of-steps.ts';
import { digestPath } from './digest-files.ts';
import { LockFile } from './lock-file.ts';
import { PipelineError, readPipeline } from './pipeline-file.ts';
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
  const weights = folders.flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`));
  const fitted = globSync('packages/{detectors/src/**/*-calibration.ts,redteam/criteria/*.json}');
  const made = new Set(pipeline.steps.flatMap(({ outputs }) => outputs));
  expect(fitted.length).toBeGreaterThanOrEqual(4);
  expect([...weights, ...fitted].filter((file) => !made.has(file))).toEqual([]);

  const lock = new LockFile('ml/pipeline.lock');
  const changed = pipeline.steps
    .filter(({ kind }) => kind === 'weights')
    .flatMap(({ name, outputs }) =>
      outputs
        .filter((file) => lock.get(name)?.outputs[file] !== digestPath(file, '.').digest)
        .map((file) => `${file}: run npm run ml -- ${name}`),
    );
  expect(changed).toEqual([]);
});

test('the steps depend on each other in no circle, and each path and pattern stands for files', () => {
  for (const each of pipeline.steps) expect(inOrder(each, pipeline).at(-1)).toBe(each);
  const paths = pipeline.steps.flatMap(({ inputs, outputs }) => [...inputs, ...outputs]);
  const empty = paths.filter((path) => !path.startsWith('{work}') && digestPath(path, '.').files === 0);
  expect(empty).toEqual([]);
});

test('what a step takes out of the folder of work comes from another step', () => {
  const made = new Set(pipeline.steps.flatMap(({ outputs }) => outputs));
  const taken = pipeline.steps.flatMap(({ inputs }) => inputs).filter((path) => path.startsWith('{work}'));
  expect(taken.filter((path) => !made.has(path))).toEqual([]);
});

test('the data and weights that the code of a step names are its inputs', () => {
  const codeOf = codeReader('.');
  const data = globSync('ml/data/**/*.*');
  const weights = pipeline.steps.flatMap(({ outputs }) => outputs).filter((file) => file.includes('/weights/'));
  const lacks = pipeline.steps.flatMap((each) => {
    const code = codeOf(each).filter((file) => file.endsWith('.ts'));
    const named = code.map((file) => readFileSync(file, 'utf8')).flatMap((text) => namedIn(text, data, weights));
    const isInput = (file: string) => [...each.inputs, ...each.outputs].some((path) => matchesGlob(file, path));
    return [...new Set(named)].filter((file) => !isInput(file)).map((file) => `${each.name} needs the input ${file}`);
  });
  expect(lacks).toEqual([]);
});

/** The files of `ml/data` that a text reads, and the weights that it names. */
function namedIn(text: string, data: readonly string[], weights: readonly string[]): string[] {
  const reads = [...text.matchAll(/\bread(?:Data|In|All|Text|Path)\(\s*['`]([^'`$]+)/g)].map(([, name]) => name ?? '');
  const folders = reads.map((name) => `ml/data/${name.replace(/\/$/, '')}`);
  const names = [...text.matchAll(/\/weights\/([\w.-]+)['`]/g)].map(([, name]) => `/weights/${name}`);
  return [
    ...data.filter((file) => folders.some((folder) => file.startsWith(`${folder}.`) || file.startsWith(`${folder}/`))),
    ...weights.filter((file) => names.some((name) => file.endsWith(name))),
  ];
}

test('every package of the registry has a checksum, and every set of labelled texts says why it cannot be fetched', () => {
  const assets = Object.entries(pipeline.assets);
  const incomplete = assets.filter(([, { npm, integrity, pypi, sha256, missing }]) =>
    npm || pypi ? !(integrity ?? sha256) : !missing,
  );
  expect(incomplete.map(([name]) => name)).toEqual([]);
});

test.each([
  { what: 'is no JSON', text: '<<<<<<< HEAD', says: 'is not JSON' },
  { what: 'has another form', text: '{ "steps": { "a": { "by": "hand" } } }', says: 'steps.a.by' },
])('a lock that $what is refused with a way out', ({ text, says }) => {
  const folder = mkdtempSync(join(tmpdir(), 'pipeline-'));
  try {
    const file = join(folder, 'pipeline.lock');
    writeFileSync(file, text);
    const open = () => new LockFile(file);
    expect(open).toThrow(PipelineError);
    expect(open).toThrow(says);
    expect(open).toThrow('Take the file of another commit');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
