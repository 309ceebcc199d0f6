import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dataLines } from './data-lines.ts';

/** Longer tables are files of a `data` folder with a schema. */
const MAX_DATA_LINES = 60;

/** Files whose longer tables stay in code, by the reason. A new one needs a reason of its own. */
const kept: Readonly<Record<string, readonly string[]>> = {
  'rows that say how each figure is computed, or how each package is called': [
    'bench/peers/adapters.ts',
    'bench/proxy/measures.ts',
    'bench/redteam/measures.ts',
  ],
  'texts with the functions that fill them': ['ml/corpus/injection/embed-stray-notes.ts'],
  'written by npm run docs': ['packages/client/src/routes.ts'],
  'parts of the contract: the compiler holds service and client to each': [
    'packages/contract/src/admin/organisations.ts',
    'packages/contract/src/admin/webhook.ts',
    'packages/contract/src/code-of-conduct/policies.ts',
    'packages/contract/src/errors.ts',
    'packages/contract/src/guardrails/free.ts',
    'packages/contract/src/guardrails/grounding.ts',
    'packages/contract/src/guardrails/propose-thresholds.ts',
    'packages/contract/src/guardrails/saved-guardrails.ts',
    'packages/contract/src/legacy/endpoints/datasets.ts',
    'packages/contract/src/mitigation/mitigation.ts',
    'packages/contract/src/models/saved-models.ts',
    'packages/contract/src/proxy/completions.ts',
    'packages/contract/src/proxy/deployments.ts',
    'packages/contract/src/proxy/feedback.ts',
    'packages/contract/src/redteam/compliance.ts',
    'packages/contract/src/redteam/evaluate.ts',
    'packages/contract/src/redteam/findings.ts',
    'packages/contract/src/redteam/playground.ts',
    'packages/contract/src/redteam/reports.ts',
    'packages/contract/src/redteam/run-results.ts',
    'packages/contract/src/redteam/runs.ts',
    'packages/contract/src/redteam/threat-modeling.ts',
    'packages/contract/src/targets/target.ts',
  ],
  'their keys are types: what lacks a row does not compile': [
    'packages/contract/src/legacy/legacy-attacks.ts',
    'packages/detectors/src/pii/entities.ts',
    'packages/detectors/src/pii/secrets/secret-entities.ts',
    'packages/metering/src/rates.ts',
    'packages/practice-target/src/tricks.ts',
  ],
  'patterns built of one another, or with the functions that check what they find': [
    'packages/detectors/src/injection/set-aside-phrases.ts',
    'packages/detectors/src/pii/ids/id-rows.ts',
    'packages/detectors/src/pii/labelled/labelled-formats.ts',
    'packages/detectors/src/pii/people/introduced-people.ts',
    'packages/server/src/guardrails/wizard/norm-cues.ts',
  ],
  'patterns that name acts of rules and sentences, with the functions that use them': [
    'packages/detectors/src/policy/acts/families/advice-families.ts',
    'packages/detectors/src/policy/acts/families/conduct-families.ts',
    'packages/detectors/src/policy/acts/families/disclosure-families.ts',
    'packages/detectors/src/policy/acts/families/offer-families.ts',
    'packages/detectors/src/policy/acts/families/promise-families.ts',
    'packages/detectors/src/policy/acts/families/tone-families.ts',
    'packages/detectors/src/policy/acts/rule-parts.ts',
  ],
  'settings, each with the schema that reads it': [
    'packages/server/src/config/settings.ts',
    'packages/server/src/config/tracing-settings.ts',
    'packages/server/src/config/work-settings.ts',
  ],
  'SQL of migrations': ['packages/store/src/migrations/first-tables.ts', 'packages/store/src/migrations/runs.ts'],
  'texts of the pages, which browsers load': [
    'packages/web/src/detectors/detectors.ts',
    'packages/web/src/pages.tsx',
    'packages/web/src/redteam/words.ts',
  ],
  'settings of a library of the pages, made of the tokens': ['packages/web/src/theme.ts'],
  'the rooms of the packages: ARCHITECTURE.md is written from them': ['test/architecture/rooms.ts'],
  'inputs of tests, some of them made by code': ['test/testing/mutated-body.ts'],
};

test.each([
  ['an array', "const a = [\n  'x',\n  -1,\n];", 4],
  ['an object of arrays, whatever its type', "const a = {\n  b: ['x'],\n  'c-d': [],\n} as const satisfies T;", 4],
  ['a template', 'const a = `\nx\ny\n`;', 4],
  ['a call with a table', "f({\n  a: 1,\n});\ng('x');", 3],
  ['rows that a function makes', "const a = [\n  w('a', 'b'),\n  w('c', 'd'),\n];", 4],
  ['rows with a name in each', "const a = [\n  { b: 'x', c: 'y', d: z },\n  { b: 'v', c: 'w', d: z },\n];", 4],
  ['a spread before rows', "const a = [\n  ...b,\n  'x',\n  'y',\n];", 5],
  ['a chain of texts', "const a =\n  'x' +\n  b +\n  'y';", 3],
  ['a template with a name in it', `const a = \`\n\${b}\ny\n\`;`, 4],
  ['rows without their functions', "const a = [\n  { b: 'x', c: 'y', d: () => {\n    z();\n  } },\n];", 3],
  ['one line', "const a = ['x', 'y'];", 0],
  ['code', 'const a = {\n  b: c,\n  d: () => 1,\n};', 0],
])('lines of data are counted: %s', (_, source, lines) => {
  expect(dataLines(source)).toBe(lines);
});

test(`no source file holds more than ${MAX_DATA_LINES} lines of data, but for those that are named with a reason`, () => {
  const files = globSync('{packages/*/src,bench,scripts,ml,test}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$|^packages\/.*\/testing\/|node_modules/.test(file),
  );
  const long = files.filter((file) => dataLines(readFileSync(file, 'utf8'), file) > MAX_DATA_LINES);
  expect(files.length).toBeGreaterThan(1_500);
  expect(long.toSorted()).toEqual(Object.values(kept).flat().toSorted());
});
