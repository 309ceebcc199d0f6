import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type RunningPracticeTarget,
  startPracticeTarget,
} from '../packages/practice-target/src/start-practice-target.ts';
import {
  chatAnswer,
  type ScriptedTarget,
  startScriptedTarget,
} from '../packages/providers/src/testing/scripted-target.ts';
import { type Ended, makeFolder, redoubt, type SpawnedService, startRedoubt } from './testing/command-line.ts';

const key = 'sk_service_a_key_for_red_teaming_0000001';
const untroubled = { port: 0, failRate: 0, throttleRate: 0, retryAfterSeconds: undefined };
const folder = makeFolder();
let service: SpawnedService;
let leaky: RunningPracticeTarget;
let strict: ScriptedTarget;
beforeAll(async () => {
  leaky = await startPracticeTarget({ ...untroubled, latencyMs: 0, apiKey: 'target-key' });
  strict = await startScriptedTarget(() => chatAnswer("I'm sorry, but I can't help with that."));
  service = await startRedoubt(folder.path, { REDOUBT_BOOTSTRAP_KEY: key, REDOUBT_ALLOW_PRIVATE_TARGETS: 'true' });
});
afterAll(async () => {
  await service.end('SIGTERM');
  await leaky.stop();
  await strict.stop();
  folder.remove();
});

const run = (args: string[], input = ''): Promise<Ended> =>
  redoubt(['redteam', ...args], {
    env: { REDOUBT_URL: service.url, REDOUBT_API_KEY: key, TARGET_KEY: 'target-key' },
    input,
  });
const scope =
  '--scope security_fraud,brand_reputation_trust --attacks basic,encoding --max-prompts 12 --seed seven'.split(' ');
const leakyTarget = () => ['--target', `${leaky.url}/v1`, '--target-key-env', 'TARGET_KEY'];
const runIdIn = (text: string): string => /rt-[0-9a-f-]{36}/.exec(text)?.[0] ?? 'none';

test('a dry run prints the plan and its cost, and asks nothing', async () => {
  const before = leaky.stats().calls;
  const ended = await run(['run', ...leakyTarget(), ...scope, '--dry-run']);
  expect(ended).toMatchObject({ code: 0, stderr: '' });
  expect(ended.stdout).toMatch(/^security_fraud +basic +3 +3 +0$/m);
  expect(ended.stdout).toMatch(/^in all +12 +12 +0$/m);
  expect(ended.stdout).toMatch(/^seed seven, \d+ credits; nothing was asked or charged$/m);
  expect(leaky.stats().calls).toBe(before);
});

describe('a run', () => {
  let watched: Ended;
  let finished: string;
  beforeAll(async () => {
    watched = await run([
      'run',
      ...leakyTarget(),
      ...scope,
      '--model',
      'redoubt-practice',
      '--name',
      'Shop',
      '--watch',
    ]);
    finished = runIdIn(watched.stderr);
  });

  test('is followed to its end in plain lines, then its results are printed', () => {
    expect(watched.code).toBe(0);
    expect(watched.stderr).toMatch(/^Run rt-\S+: Queued, \d+ credits$/m);
    expect(watched.stderr).toMatch(/^\[#{24}\] 100 % {2}12\/12 /m);
    expect(watched.stderr).toMatch(/^Finished$/m);
    expect(watched.stderr).not.toContain('\r');
    expect(watched.stdout).toMatch(/^security_fraud +\d+\.\d % \* +\d+\.\d–\d+\.\d % +6 +\d +0 +0 +-$/m);
    expect(watched.stdout).toMatch(/^ {2}encoding +\d+\.\d % \* .* 3 +\d +0 +0 +[+-]?\d+\.\d$/m);
    expect(watched.stdout).toMatch(/^all categories +\d+\.\d %/m);
    expect(watched.stdout).toContain('is a simulation');
    expect(watched.stdout).toContain(`${service.url}/rt/runs/${finished}/records`);
  });

  test('is in the list of runs, with its target and its rate', async () => {
    const ended = await run(['list']);
    expect(ended).toMatchObject({ code: 0, stderr: '' });
    expect(ended.stdout).toMatch(
      new RegExp(`^${finished} +Finished +Shop +redoubt-practice +\\S+ +12 +\\d+ +[\\d.]+ %$`, 'm'),
    );
    expect(ended.stdout).toMatch(/^page 1 of 1, 1 runs$/m);
    const listed = JSON.parse(
      (await run(['list', '--status', 'finished', '--model', 'redoubt-practice', '--json'])).stdout,
    );
    expect(listed.runs).toMatchObject([{ run_id: finished, target: { endpoint: `${leaky.url}/v1` }, attempts: 12 }]);
    expect((await run(['list', '--status', 'failed'])).stdout).toMatch(/^No runs$/m);
  });

  test('has a status', async () => {
    const ended = await run(['status', finished]);
    expect(ended).toMatchObject({ code: 0, stderr: '' });
    expect(ended.stdout).toContain(`${finished} "Shop"  Finished\n[########################] 100 %  12/12`);
    expect(JSON.parse((await run(['status', finished, '--json'])).stdout)).toMatchObject({ status: 'Finished' });
  });

  test('that is over can be watched, too', async () => {
    const ended = await run(['status', finished, '--fail-above', '1', '--json']);
    expect(ended.code).toBe(0);
    const { run: status, results, gate } = JSON.parse(ended.stdout);
    expect([status.run_id, results.run_id, gate.passed]).toEqual([finished, finished, true]);
    expect(gate.asr_ci95).toHaveLength(2);
  });

  test.each([
    { format: 'html', begins: '<!doctype html>', holds: /is a simulation.*What to do.*Records that succeeded/s },
    { format: 'md', begins: '# Red team: Shop', holds: /\| security\\_fraud \|/ },
    { format: 'json', begins: '{"results":{', holds: /"is_simulation":true/ },
    { format: 'csv', begins: 'record_id,probe_id,', holds: /security_fraud/ },
    { format: 'junit', begins: '<?xml version="1.0"', holds: /<testsuite name="security_fraud" tests="6"/ },
    { format: 'sarif', begins: '{\n', holds: /"version": "2.1.0"/ },
  ])('is reported as $format', async ({ format, begins, holds }) => {
    const file = join(folder.path, `report.${format}`);
    const ended = await run(['report', finished, '--format', format, '--out', file]);
    expect(ended).toMatchObject({ code: 0, stdout: '' });
    const text = readFileSync(file, 'utf8');
    // JSON says it in a field.
    expect(ended.stderr + text).toMatch(/is a simulation|"is_simulation":true/);
    expect(text.startsWith(begins)).toBe(true);
    expect(text).toMatch(holds);
    expect(text).not.toContain('target-key');
  });

  test('refuses a file that cannot be written, and says which option it is', async () => {
    const ended = await run(['report', finished, '--format', 'html', '--out', '/nowhere/report.html']);
    expect(ended.code).toBe(2);
    expect(ended.stderr).toContain('--out /nowhere/report.html cannot be written (ENOENT)');
  });

  test('is held against a framework, in the terminal and as a page', async () => {
    const file = join(folder.path, 'owasp.html');
    const ended = await run(['compliance', finished, 'owasp_llm_top10', '--html', file]);
    expect(ended).toMatchObject({ code: 0, stderr: '' });
    expect(ended.stdout).toMatch(/^OWASP Top 10 for LLM Applications 2025$/m);
    expect(ended.stdout).toMatch(/^Not tested: .*LLM03:2025/m);
    expect(ended.stdout).toMatch(/^\d+ pass, \d+ fail, \d+ partial, \d+ not tested; \d+ of the 9 items/m);
    const page = readFileSync(file, 'utf8');
    expect(page).toContain('LLM01:2025');
    expect(page).toContain('is a simulation');
    expect(JSON.parse((await run(['compliance', finished, 'aiuc_1', '--json'])).stdout).items).toHaveLength(49);
  });

  test('is not held against a framework that there is not', async () => {
    const ended = await run(['compliance', finished, 'soc2']);
    expect(ended.code).toBe(2);
    expect(ended.stderr).toContain('owasp_llm_top10');
  });

  test('is reported on standard output where no file is named', async () => {
    const { results, records } = JSON.parse((await run(['report', finished, '--format', 'json'])).stdout);
    expect(records).toHaveLength(results.overall.attempts + results.overall.unclear + results.overall.errors);
  });

  test('is fixed: findings, a policy, and what it changes', async () => {
    const file = join(folder.path, 'policy.json');
    const dry = await run(['fix', finished, '--dry-run']);
    expect(dry.code).toBe(0);
    expect(dry.stderr).toMatch(/^A verification asks \d+ prompts and \d+ controls, \d+ credits; nothing was asked$/m);
    const ended = await run(['fix', finished, '--out', file]);
    expect(ended.code).toBe(0);
    expect(ended.stdout).toMatch(new RegExp(`^ {11}${finished}\\.\\d+`, 'm'));
    expect(ended.stdout).toMatch(/^ {2}before {5}\d+\.\d % \(\d+ of 12\)$/m);
    expect(ended.stdout).toMatch(/^ {2}after {6}\d+\.\d % \(\d+ of 12\)$/m);
    expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')))).toEqual(['detectors']);
    const gated = await run(['fix', finished, '--fail-above', '1', '--json']);
    expect(gated.code).toBe(0);
    expect(JSON.parse(gated.stdout)).toMatchObject({ verification: { verifies: finished }, policy: { trial: {} } });
  });

  test('has findings, which a person accepts, and verdicts, which a person corrects', async () => {
    const listed = await run(['findings', '--run', finished, '--status', 'open']);
    expect(listed).toMatchObject({ code: 0, stderr: '' });
    expect(listed.stdout).toMatch(/^fnd-[0-9a-f]{32} +open +(?:low|medium|high|critical) +\w+: .+ +\d+ of \d+ /m);
    const [{ finding_id: id }] = JSON.parse((await run(['findings', '--run', finished, '--json'])).stdout).findings;
    const marked = await run(['finding', id, '--status', 'accepted', '--note', 'Known', '--until', '2099-12-31']);
    expect(marked.code).toBe(0);
    expect(marked.stdout).toMatch(/open → accepted +first key +until 2099-12-31: Known$/m);
    const { evidence, status } = JSON.parse((await run(['finding', id, '--json'])).stdout);
    expect(status).toBe('accepted');
    const sarif = JSON.parse((await run(['report', finished, '--format', 'sarif'])).stdout);
    const suppressed = sarif.runs[0].results.filter(({ suppressions }: { suppressions: object[] }) => suppressions[0]);
    expect(suppressed.length).toBeGreaterThan(0);
    for (const { properties } of suppressed) expect(properties.finding_id).toBe(id);
    const { record_id: record } = evidence.find(({ run_id }: { run_id: string }) => run_id === finished);
    const corrected = await run(['correct', record, '--verdict', 'resisted', '--note', 'It refuses in the end']);
    expect(corrected.stdout).toContain(`${record} counts as resisted`);
    const report = await run(['report', finished, '--format', 'md']);
    expect(report.stdout).toContain('| Corrected | 1 verdict by people;');
    expect((await run(['correct', record, '--verdict', 'judge'])).stdout).toContain('success, as the judge said');
  });

  test('is judged again by another judge, free of charge', async () => {
    const before = leaky.stats().calls;
    const ended = await run(['rejudge', finished, '--judge', 'embedded', '--watch', '--json']);
    expect(ended.code).toBe(0);
    expect(JSON.parse(ended.stdout).results.overall.attempts).toBe(12);
    expect(leaky.stats().calls).toBe(before);
  });

  describe('of another target', () => {
    const wide = scope.map((word) => (word === '12' ? '36' : word));
    const ran = async (target: readonly string[], words: readonly string[]): Promise<string> =>
      JSON.parse((await run(['run', ...target, ...words, '--watch', '--json'])).stdout).run.run_id;
    let [other, wideLeaky, wideStrict] = ['', '', ''];
    beforeAll(async () => {
      const strictTarget = ['--target', `${strict.url}/v1`];
      const ended = await run(['run', ...strictTarget, ...scope, '--fail-above', '0', '--json']);
      expect(ended.code).toBe(0);
      other = JSON.parse(ended.stdout).run.run_id;
      wideLeaky = await ran(leakyTarget(), wide);
      wideStrict = await ran(strictTarget, wide);
    }, 120_000);

    test('that gives in to less is no regression', async () => {
      const ended = await run(['diff', wideLeaky, wideStrict, '--fail-on-regression']);
      expect(ended).toMatchObject({ code: 0, stderr: '' });
      expect(ended.stdout).toMatch(/^first: resisted +0 +\d+$/m);
      expect(ended.stdout).toMatch(/^McNemar's exact test: p = [\d.]+(?:e-\d+)?$/m);
      expect(ended.stdout).toMatch(/^✓ No regression: 0 flipped to success, [1-9]\d* to resisted$/m);
    });

    test('that gives in to more is a regression', async () => {
      expect((await run(['diff', wideStrict, wideLeaky])).code).toBe(0);
      const ended = await run(['diff', wideStrict, wideLeaky, '--fail-on-regression', '--json']);
      expect(ended.code).toBe(1);
      const diff = JSON.parse(ended.stdout);
      expect(diff).toMatchObject({ is_regression: true, only_in_first: [], only_in_second: [], errors: 0 });
      expect(diff.flipped_to_success).toHaveLength(diff.pairs.only_second_succeeded);
    });

    test('is neither where fewer than 30 pairs were judged', async () => {
      const ended = await run(['diff', other, finished, '--fail-on-regression']);
      expect(ended.code).toBe(4);
      expect(ended.stdout).toMatch(
        /^Undecided, for 12 pairs are fewer than 30: [1-9]\d* flipped to success, 0 to resisted$/m,
      );
      const json = await run(['diff', other, finished, '--json']);
      expect(json.code).toBe(0);
      expect(JSON.parse(json.stdout)).toMatchObject({ is_regression: null });
    });
  });

  test('whose rate is above the gate exits with 1 and prints the interval', async () => {
    const ended = await run(['status', finished, '--fail-above', '0.01']);
    expect(ended.code).toBe(1);
    expect(ended.stdout).toMatch(/^✗ Gate failed: the ASR is \d+\.\d % \(95 % \d+\.\d–\d+\.\d %\), above 1\.0 %$/m);
  });
});

test('a run in which every attempt errored says so at its end and in its reports', async () => {
  let calls = 0;
  const broken = await startScriptedTarget(() => (++calls > 1 ? { status: 418, body: 'teapot' } : chatAnswer('Hello')));
  const ended = await run(['run', '--target', `${broken.url}/v1`, ...scope, '--watch']);
  await broken.stop();
  const sentence = /All 12 attempts ended in an error and none was judged, so there is no rate/;
  expect(ended.stderr).toMatch(new RegExp(`^Finished: ${sentence.source}`, 'm'));
  expect(ended.stdout).toMatch(new RegExp(`^! ${sentence.source}`, 'm'));
  for (const format of ['md', 'html', 'sarif']) {
    const report = await run(['report', runIdIn(ended.stderr), '--format', format]);
    expect(report.stdout, format).toMatch(sentence);
  }
});

test('a run can be paused, resumed and cancelled', async () => {
  const slow = await startPracticeTarget({ ...untroubled, latencyMs: 1_500, apiKey: undefined });
  const body = join(folder.path, 'body.json');
  const risk_categories = { safety_harm: { attack_config: { basic: {} } } };
  writeFileSync(
    body,
    JSON.stringify({ target: { endpoint: `${slow.url}/v1` }, risk_categories, comprehensiveness: 'Comprehensive' }),
  );
  const started = await run(['run', '--body', body]);
  expect(started.stdout).toContain('See how it goes: npm run --silent redoubt -- redteam status');
  const id = runIdIn(started.stdout);
  await run(['signal', id, 'pause']);
  await expect.poll(async () => (await run(['status', id])).stdout, { timeout: 20_000 }).toContain('Paused');
  expect((await run(['resume', id])).stdout).toMatch(/ probes to go$/m);
  await run(['signal', id, 'cancel']);
  const ended = await run(['status', id, '--watch']);
  expect(ended.code).toBe(3);
  expect(ended.stderr).toContain('did not finish: Failed (cancelled)');
  await slow.stop();
}, 90_000);

describe('mistakes', () => {
  const target = ['--target', 'http://127.0.0.1:9/v1'];
  test.each([
    { what: 'no action', args: [], code: 2, says: 'Usage: redoubt redteam' },
    { what: 'an unknown action', args: ['attack'], code: 2, says: 'unknown command "attack"; known ones: run, list' },
    { what: 'an unknown category', args: ['run', ...target, '--scope', 'x'], code: 2, says: 'safety_harm' },
    { what: 'a dry run that waits', args: ['run', '--dry-run', '--watch'], code: 2, says: '--dry-run starts nothing' },
    {
      what: 'a target that does not answer',
      args: ['run', ...target, '--scope', 'safety_harm'],
      code: 3,
      says: 'nothing was charged',
    },
    { what: 'an unknown run', args: ['status', `rt-${crypto.randomUUID()}`], code: 3, says: '404 not_found' },
    { what: 'a run id that is none', args: ['report', 'x', '--format', 'md'], code: 3, says: 'A run id is' },
    { what: 'an unknown format', args: ['report', 'x', '--format', 'docx'], code: 2, says: 'html, md, json' },
    { what: 'a PDF without a file', args: ['report', 'x', '--format', 'pdf'], code: 2, says: '--out FILE' },
    {
      what: 'a kind of a table',
      args: ['report', 'x', '--format', 'csv', '--kind', 'executive'],
      code: 2,
      says: '--kind',
    },
    { what: 'an unknown signal', args: ['signal', 'x', 'stop'], code: 2, says: 'pause, resume, cancel' },
    { what: 'an unknown status', args: ['findings', '--status', 'shut'], code: 2, says: 'false_positive' },
    { what: 'a note without a status', args: ['finding', 'x', '--note', 'y'], code: 2, says: '--status is missing' },
    { what: 'an unknown verdict', args: ['correct', 'x', '--verdict', 'safe'], code: 2, says: 'resisted' },
    { what: 'one run to compare', args: ['diff', 'x'], code: 2, says: 'missing required argument "second"' },
    { what: 'no service', args: ['status', 'x', '--url', 'http://127.0.0.1:9'], code: 3, says: 'does not answer' },
  ])('$what exits with $code', async ({ args, code, says }) => {
    const ended = await run(args);
    expect(ended.code).toBe(code);
    expect(ended.stderr).toContain(says);
    expect(ended.stderr).not.toMatch(/^\s+at .+:\d+:\d+\)?$/m);
  });

  test.each([
    ...['run', 'list', 'status', 'report', 'diff', 'resume', 'rejudge', 'signal'],
    ...['findings', 'finding', 'correct'],
  ])('redteam %s --help is printed', async (action) => {
    const ended = await run([action, '--help']);
    expect(ended).toMatchObject({ code: 0, stderr: '' });
    expect(ended.stdout).toContain(`redoubt redteam ${action}`);
  });
});
