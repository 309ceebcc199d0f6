import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Ajv from 'ajv-draft-04';
import { describe, expect, test } from 'vitest';
import { sarifReport } from './sarif-report.ts';
import { hostileTexts, sampleFinding, sampleRecord, sampleReport } from './testing/sample-run.ts';

const require = createRequire(import.meta.url);
/** The schema of SARIF 2.1.0, as its editors publish it for JavaScript. */
const schemaFile = require.resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json');
const schema = JSON.parse(readFileSync(schemaFile, 'utf8'));
const validate = new Ajv.default({
  unicodeRegExp: false,
  strict: false,
  allErrors: true,
  formats: {
    uri: (text: string) => URL.canParse(text),
    'uri-reference': (text: string) => URL.canParse(text, 'https://a.example/'),
    'date-time': (text: string) => !Number.isNaN(Date.parse(text)),
  },
}).compile(schema);

interface Result {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly message: { readonly text: string };
  readonly partialFingerprints: { readonly primaryLocationLineHash: string };
  readonly locations: readonly {
    readonly physicalLocation: {
      readonly artifactLocation: { readonly uri: string };
      readonly region: Record<string, number>;
    };
  }[];
}

const written = (text: string, count = 1, artifactUri = 'redteam.sarif') => {
  const successes = Array.from({ length: count }, (_, index) => sampleRecord(text, { probe_id: `probe-${index}` }));
  return JSON.parse(
    JSON.stringify(
      sarifReport({ ...sampleReport(text), successes, tracked: [sampleFinding(text)], artifactUri, version: '1.2.3' }),
    ),
  );
};

describe.each([{ what: 'a plain text', text: 'plain' }, ...hostileTexts])('a SARIF report on $what', ({ text }) => {
  test('fits the schema of SARIF 2.1.0', () => {
    validate(written(text));
    expect(validate.errors).toBeNull();
  });

  // https://docs.github.com/en/code-security/code-scanning/integrating-with-code-scanning/sarif-support-for-code-scanning
  test('has what GitHub asks for', () => {
    const [run] = written(text).runs;
    const { name, semanticVersion, rules } = run.tool.driver;
    expect(name).toBe('Redoubt');
    expect(semanticVersion).toMatch(/^\d+\.\d+\.\d+/);
    expect(run.automationDetails.id).toMatch(/^redteam\/rt-/);
    for (const rule of rules) {
      expect(rule.id.length).toBeLessThanOrEqual(255);
      for (const field of ['shortDescription', 'fullDescription', 'help']) {
        expect(rule[field].text).toMatch(/^.{10,1024}$/);
      }
      expect(rule.help.markdown).toContain('**What helps.**');
      expect(['note', 'warning', 'error']).toContain(rule.defaultConfiguration.level);
      expect(['very-high', 'high', 'medium', 'low']).toContain(rule.properties.precision);
      expect(['error', 'warning', 'recommendation']).toContain(rule.properties['problem.severity']);
      expect(Number(rule.properties['security-severity'])).toBeGreaterThan(0);
      expect(Number(rule.properties['security-severity'])).toBeLessThanOrEqual(10);
      expect(rule.properties.tags.length).toBeLessThanOrEqual(10);
    }
    expect(run.results.length).toBeGreaterThan(0);
    for (const result of run.results) expectShown(result, rules);
  });
});

function expectShown({ ruleId, ruleIndex, message, locations, partialFingerprints }: Result, rules: { id: string }[]) {
  expect(rules[ruleIndex]?.id).toBe(ruleId);
  expect(message.text).not.toBe('');
  const { artifactLocation, region } = locations[0]?.physicalLocation ?? expect.fail('no location');
  expect(artifactLocation.uri).toMatch(/^(?!.*(?:^|\/)\.\.(?:\/|$))[\w%.~!*'()-]+(?:\/[\w%.~!*'()-]+)*$/);
  for (const bound of ['startLine', 'startColumn', 'endLine', 'endColumn']) expect(region[bound]).toBeGreaterThan(0);
  expect(partialFingerprints.primaryLocationLineHash).toMatch(/^[0-9a-f]{16}:1$/);
}

test('findings of one line are told apart, and known again in the next run', () => {
  const printsOf = (run: { results: Result[] }) =>
    run.results.map(({ partialFingerprints }) => partialFingerprints.primaryLocationLineHash);
  const [first, second] = [written('x', 50), written('another answer', 50)].map(({ runs }) => printsOf(runs[0]));
  expect(new Set(first).size).toBe(50);
  expect(second).toEqual(first);
});

test('no more results than a code host takes are written, and the rest is counted', () => {
  const [run] = written('x', 25_003).runs;
  expect(run.results).toHaveLength(25_000);
  expect(JSON.stringify(run.invocations)).toContain('3 further successes are left out');
});

test('results of findings that a person accepted or called false positives are suppressed, and say why', () => {
  const suppressionsOf = (given: Parameters<typeof sampleFinding>[1]) => {
    const tracked = [sampleFinding('plain', given)];
    const successes = [sampleRecord('plain'), sampleRecord('other')];
    const file = JSON.parse(
      JSON.stringify(
        sarifReport({ ...sampleReport('plain'), successes, tracked, artifactUri: 'a.sarif', version: '1.2.3' }),
      ),
    );
    return file.runs[0].results.map((result: { suppressions: object[] }) => result.suppressions);
  };
  const justification = 'Accepted until 2027-03-31: plain (plain, 2026-10-01T10:00:00.000Z)';
  expect(suppressionsOf({})).toEqual([[{ kind: 'external', status: 'accepted', justification }], []]);
  const [[wrong]] = suppressionsOf({ status: 'false_positive', accepted_until: null, status_note: null });
  expect(wrong.justification).toBe('False positive (plain, 2026-10-01T10:00:00.000Z)');
  expect(suppressionsOf({ status: 'reopened' })).toEqual([[], []]);
});
