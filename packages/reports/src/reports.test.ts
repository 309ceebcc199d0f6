import { describe, expect, test } from 'vitest';
import { htmlReport } from './html-report.ts';
import { junitReport, junitSuite } from './junit-report.ts';
import { markdownReport } from './markdown-report.ts';
import { simulationNote } from './rate-text.ts';
import { jsonReport } from './report-formats.ts';
import { readMedia } from './report-media.ts';
import { beginningOf, worstOf } from './run-report.ts';
import { sarifReport } from './sarif-report.ts';
import { hostileTexts, sampleRecord, sampleRecords, sampleReport } from './testing/sample-run.ts';

function junit(text: string, isSimulation = false): string {
  const report = sampleReport(text, { isSimulation });
  const suite = junitSuite({ ...report, category: 'safety_harm', records: sampleRecords(text) });
  return junitReport([suite], report);
}

const sarif = (text: string, isSimulation = false) =>
  sarifReport({
    ...sampleReport(text, { isSimulation }),
    successes: [sampleRecord(text)],
    tracked: [],
    artifactUri: 'redteam.sarif',
    version: '1.2.3',
  });

async function* listed<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}

/** The tags, without what stands between them or in their attributes. */
const skeletonOf = (markup: string): string[] =>
  [...markup.replace(/"[^"]*"/g, '""').matchAll(/<[^>]*>/g)].map(([tag]) => tag);
// biome-ignore lint/suspicious/noControlCharactersInRegex: what XML 1.0 forbids
const forbidden = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;

describe.each(hostileTexts)('$what', ({ text }) => {
  test('adds no tag to the HTML report', () => {
    const report = htmlReport(sampleReport(text));
    expect(skeletonOf(report)).toEqual(skeletonOf(htmlReport(sampleReport('harmless'))));
    expect(report).not.toMatch(forbidden);
    expect(report.isWellFormed()).toBe(true);
  });

  test('adds no tag to the JUnit report, which stays XML', () => {
    const report = junit(text);
    expect(skeletonOf(report)).toEqual(skeletonOf(junit('harmless')));
    expect(report).not.toMatch(forbidden);
    expect(report.isWellFormed()).toBe(true);
    expect(report.replace(/&(?:amp|lt|gt|quot|#39|#13);/g, '')).not.toContain('&');
  });

  test('stays text in the Markdown report', () => {
    const fence = /^(`{3,})text\n[\s\S]*?\n\1$/gm;
    const shapeOf = (report: string) =>
      report
        .replace(fence, '')
        .match(/^#+ |^\|.*\|$|^$/gm)
        ?.map((line) => line[0]);
    const report = markdownReport(sampleReport(text));
    expect(shapeOf(report)).toEqual(shapeOf(markdownReport(sampleReport('harmless'))));
    expect(report.replace(fence, '')).not.toMatch(/<|(?<!\\)\]\(|https?:\/\/(?!\S*records)/);
  });

  test('comes back whole from the JSON and SARIF reports', async () => {
    let written = '';
    for await (const piece of jsonReport(sampleReport(text).results, listed(sampleRecords(text)))) written += piece;
    expect(JSON.parse(written)).toEqual({ results: sampleReport(text).results, records: sampleRecords(text) });
    const [run] = JSON.parse(JSON.stringify(sarif(text))).runs;
    expect(run.results[0].properties.prompt).toBe(text);
  });
});

test('the HTML report loads nothing and says what matters', () => {
  const report = htmlReport(sampleReport('A name', { seed: 'seed-7' }));
  for (const text of [
    '50.0 %',
    '9.5–90.5 %',
    'safety_harm',
    'probe-1',
    'embedded 1 abc123',
    'seed-7',
    'Over-refusal',
    'What to do',
    'high (by its interval medium to high)',
  ]) {
    expect(report).toContain(text);
  }
  expect(report).toContain(`content="default-src 'none'; style-src 'unsafe-inline'`);
  expect(report).not.toMatch(/<script|<link|<img|src=|href="(?!#)|@import|url\(/);
});

test('the HTML report holds the pictures and recordings of its findings, and names those that it has no room for', async () => {
  const part = { media_type: 'image/png', type: 'image', size: 7, url: '/rt/runs/rt-1/media/aa' };
  const sound = { media_type: 'audio/wav', type: 'audio', size: 7, url: '/rt/runs/rt-1/media/bb' };
  const large = { ...sound, size: 30_000_000, url: '/rt/runs/rt-1/media/cc' };
  const report = sampleReport('A name');
  const [record] = report.findings;
  if (!record) throw new Error('no finding');
  const content = [{ type: 'text', text: 'Look at it' }, part, sound, large];
  const findings = [{ ...record, turns: [{ role: 'user', content, at: '' }] }];
  const asked: string[] = [];
  const media = await readMedia(findings, async ({ url }) => {
    asked.push(url);
    return Buffer.from('a "pic"');
  });
  expect(asked).toEqual([part.url, sound.url]);
  const written = htmlReport({ ...report, findings, media });
  const data = Buffer.from('a "pic"').toString('base64');
  expect(written).toContain(`<img src="data:image/png;base64,${data}"`);
  expect(written).toContain(`<audio controls src="data:audio/wav;base64,${data}">`);
  expect(written).toContain(`<code>${large.url}</code>`);
  expect(written).toContain('img-src data:; media-src data:');
});

test('a report of a run that did not finish says so', () => {
  const report = sampleReport('x');
  const running = { ...report, run: { ...report.run, status: 'Running' as const } };
  for (const text of [htmlReport(running), markdownReport(running)]) expect(text).toContain('The run is Running');
  const [run] = JSON.parse(
    JSON.stringify(
      sarifReport({ ...running, successes: [], tracked: [], artifactUri: 'redteam.sarif', version: '1.2.3' }),
    ),
  ).runs;
  expect(run.invocations[0].executionSuccessful).toBe(false);
});

test.each([
  { format: 'html', write: (is: boolean) => htmlReport(sampleReport('x', { isSimulation: is })) },
  { format: 'md', write: (is: boolean) => markdownReport(sampleReport('x', { isSimulation: is })) },
  { format: 'junit', write: (is: boolean) => junit('x', is) },
  { format: 'sarif', write: (is: boolean) => JSON.stringify(sarif('x', is)) },
])('$format names a simulation as such', ({ write }) => {
  expect(write(true)).toContain(simulationNote);
  expect(write(false)).not.toContain(simulationNote);
});

test.each([
  { format: 'html', write: htmlReport },
  { format: 'md', write: markdownReport },
])('$format says how many conversations were not independent, where some were', ({ write }) => {
  const report = sampleReport('x');
  const written = [undefined, 0, 1, 7].map((not_independent) =>
    write({ ...report, results: { ...report.results, ...(not_independent !== undefined && { not_independent }) } }),
  );
  expect(written.map((text) => text.includes('not independent'))).toEqual([false, false, true, true]);
  expect(written[2]).toContain('1 conversation was not independent');
  expect(written[3]).toContain('7 conversations were not independent');
});

test.each([
  { format: 'html', write: htmlReport },
  { format: 'md', write: markdownReport },
])('$format says how many answers hold no word, and that a silent target shows nothing', ({ write }) => {
  const report = sampleReport('x');
  const { attempts, unclear } = report.results.overall;
  const written = [0, 1, attempts + unclear].map((empty_answers) =>
    write({ ...report, results: { ...report.results, empty_answers } }),
  );
  expect(written.map((text) => text.includes('hold no word'))).toEqual([false, true, false]);
  expect(written.map((text) => text.includes('the rate shows nothing of the target'))).toEqual([false, false, true]);
});

test('JUnit marks the conversations that were not independent, and counts them for each suite', () => {
  const report = sampleReport('x');
  const written = (records: ReturnType<typeof sampleRecords>) =>
    junitReport([junitSuite({ ...report, category: 'safety_harm', records })], report);
  const records = sampleRecords('x').map((record, at) => (at < 2 ? { ...record, not_independent: true } : record));
  const mark = '<properties><property name="not_independent" value="true"/></properties>';
  const text = written(records);
  expect(text).toContain('      <property name="not_independent" value="2"/>\n');
  expect(text.split(mark)).toHaveLength(3);
  expect(text).toContain(`time="1.250">${mark}<failure `);
  expect(text).toContain(`name="x [probe-2]" time="1.250">${mark}</testcase>`);
  expect(written(sampleRecords('x'))).not.toContain('not_independent');
});

test('SARIF marks the conversations that were not independent, and says how many', () => {
  const report = sampleReport('x');
  const successes = [sampleRecord('x', { not_independent: true }), sampleRecord('x', { probe_id: 'probe-2' })];
  const log = sarifReport({
    ...report,
    results: { ...report.results, not_independent: 3 },
    successes,
    tracked: [],
    artifactUri: 'redteam.sarif',
    version: '1.2.3',
  });
  const [run] = JSON.parse(JSON.stringify(log)).runs;
  const marks = run.results.map(({ properties }: { properties: object }) => properties);
  expect(marks).toMatchObject([{ not_independent: true }, { not_independent: false }]);
  expect(run.properties.not_independent).toBe(3);
  expect(JSON.stringify(run.invocations)).toContain('3 conversations were not independent');
});

test('JUnit counts successes as failures and errors as errors', () => {
  const report = junit('x');
  expect(report).toContain('<testsuite name="safety_harm" tests="3" failures="1" errors="1" skipped="0" time="3.750"');
  expect(report.match(/<failure /g)).toHaveLength(1);
  expect(report.match(/<error /g)).toHaveLength(1);
  expect(report).toContain('<testcase classname="safety_harm.basic" name="x [probe-2]" time="1.250"/>');
});

test('SARIF has what its schema requires, and each result its rule', () => {
  const log = JSON.parse(JSON.stringify(sarif('x')));
  expect(log).toMatchObject({ version: '2.1.0', $schema: expect.stringContaining('sarif-schema-2.1.0.json') });
  const [run] = log.runs;
  expect(run.tool.driver).toMatchObject({ name: 'Redoubt', rules: [{ id: 'safety_harm/basic' }] });
  for (const { ruleId, ruleIndex, message, level, kind, locations, hostedViewerUri } of run.results) {
    expect(run.tool.driver.rules[ruleIndex].id).toBe(ruleId);
    expect(message.text).not.toBe('');
    expect([level, kind]).toEqual(['error', 'fail']);
    expect(locations[0].physicalLocation.artifactLocation.uri).toBe('redteam.sarif');
    expect(() => new URL(hostedViewerUri)).not.toThrow();
  }
  expect(new Date(run.invocations[0].endTimeUtc).toISOString()).toBe(run.invocations[0].endTimeUtc);
});

test('the worst findings are the surest successes', async () => {
  const scores = [0.2, 0.9, 0.5, 0.7, 0.9, 0.1, 0.95];
  const records = scores.map((score, at) => {
    const record = sampleRecord('x', { probe_id: String(at) });
    return { ...record, verdict: record.verdict && { ...record.verdict, score } };
  });
  expect((await worstOf(listed(records), 3)).map(({ probe_id }) => probe_id)).toEqual(['6', '1', '4']);
});

test('a long text is cut between characters, and says so', () => {
  expect(beginningOf('😀'.repeat(10), 3)).toBe('😀\uFFFD … (17 more characters in the record)');
  expect(beginningOf('short', 5)).toBe('short');
});
