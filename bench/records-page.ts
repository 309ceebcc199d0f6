import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { chromium } from 'playwright-core';
import { startPracticeTarget } from '../packages/practice-target/src/start-practice-target.ts';
import { findChromium } from '../scripts/chromium.ts';
import { benchKey, startServer } from './child/server-child.ts';
import { type Findings, median, type Skipped } from './measure.ts';
import { type Frames, scrollFrames } from './records-page/scroll-frames.ts';
import { ask, serviceSettings } from './redteam/service-run.ts';

const RECORDS = 100_000;
const PROMPTS = 200;
const SLOW_MS = 50;
const POLL_MS = 200;
/** On a busy machine the page takes long to open. */
const PATIENCE_MS = 120_000;

/** The page of a run with 100,000 records in Chromium: every frame while its list is scrolled to the end. */
export async function recordsPage(): Promise<Findings | Skipped> {
  const executablePath = findChromium();
  if (executablePath === undefined) return { skipped: 'there is no Chromium here' };
  if (!existsSync('packages/web/pages/index.html')) return { skipped: 'the pages are not built: npm run build:pages' };
  const dataDir = mkdtempSync(join(tmpdir(), 'redoubt-bench-'));
  try {
    const runId = await realRun(dataDir);
    copyRecords(dataDir, runId, RECORDS);
    const frames = await scrollPage(dataDir, runId, executablePath);
    if (frames.records !== RECORDS) throw new Error(`The list held ${frames.records} records instead of ${RECORDS}`);
    return { measures: measuresOf(frames), rounds: frames };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A run against the practice target, whose records are then repeated. */
async function realRun(dataDir: string): Promise<string> {
  const none = { apiKey: undefined, failRate: 0, throttleRate: 0, retryAfterSeconds: undefined };
  const target = await startPracticeTarget({ port: 0, latencyMs: 0, ...none });
  const service = await startServer('service', serviceSettings(dataDir));
  try {
    const attack_config = { basic: {}, encoding: {}, deepinception: {} };
    const { run_id } = await ask<{ run_id: string }>(service, '/rt/redteam', {
      target: { endpoint: `${target.url}/v1`, model_name: 'redoubt-practice-1' },
      risk_categories: { security_fraud: { attack_config }, safety_harm: { attack_config } },
      generation_config: { max_prompts: PROMPTS, seed: 'bench', benign_controls: 0 },
    });
    for (let status = ''; status !== 'Finished'; await new Promise((resolve) => setTimeout(resolve, POLL_MS))) {
      ({ status } = await ask<{ status: string }>(service, `/rt/runs/${run_id}`));
      if (status === 'Failed') throw new Error(`The run ${run_id} failed`);
    }
    return run_id;
  } finally {
    await service.stop();
    await target.stop();
  }
}

async function scrollPage(dataDir: string, runId: string, executablePath: string): Promise<Frames> {
  const service = await startServer('service', serviceSettings(dataDir));
  const isRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({ executablePath, args: isRoot ? ['--no-sandbox'] : [] });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.setDefaultTimeout(PATIENCE_MS);
    await page.goto(`${service.url}/app/runs/${runId}`);
    await page.getByLabel('API key').fill(benchKey);
    await page.getByRole('button', { name: 'Sign in' }).click();
    return await scrollFrames(page, RECORDS);
  } finally {
    await browser.close();
    await service.stop();
  }
}

function measuresOf({ idle, scrolled, taskCpu }: Frames): Findings['measures'] {
  const slow = (times: readonly number[]) => times.filter((ms) => ms > SLOW_MS).length;
  return [
    { name: 'records that are scrolled through', value: RECORDS, unit: 'records' },
    { name: 'frames while they are', value: scrolled.length, unit: 'frames' },
    { name: 'the median frame', value: median(scrolled), unit: 'ms' },
    { name: 'the longest frame', value: Math.max(...scrolled), unit: 'ms', bar: { atMost: SLOW_MS } },
    { name: `frames over ${SLOW_MS} ms`, value: slow(scrolled), unit: 'frames', bar: { atMost: 0 } },
    { name: 'the longest frame while nothing happens', value: Math.max(...idle), unit: 'ms' },
    {
      name: 'CPU time of the longest task of the page',
      value: Math.max(...taskCpu),
      unit: 'ms',
      bar: { atMost: SLOW_MS },
    },
    { name: `tasks of more than ${SLOW_MS} ms of CPU time`, value: slow(taskCpu), unit: 'tasks', bar: { atMost: 0 } },
  ];
}

/**
 * Repeats the records of a run until it has so many. Each copy has a number and an id of its own. The service must not
 * be running.
 */
function copyRecords(dataDir: string, runId: string, records: number): void {
  const database = new DatabaseSync(join(dataDir, 'redoubt.db'));
  try {
    const columns = database
      .prepare('select name from pragma_table_info(?)')
      .all('run_probes')
      .map(({ name }) => `${name}`);
    const [count] = database.prepare('select count(*) as n from run_probes where run_id = ?').all(runId);
    const size = Number(count?.n);
    const copied = columns.map((name) => {
      if (name === 'ordinal') return `ordinal + round * ${size}`;
      return name === 'probe_id' ? "probe_id || '.' || round" : name;
    });
    database
      .prepare(
        `with recursive rounds (round) as (select 1 union all select round + 1 from rounds where round < ?)
         insert into run_probes (${columns.join(', ')})
         select ${copied.join(', ')} from rounds, run_probes where run_id = ? and ordinal + round * ${size} < ?`,
      )
      .run(Math.ceil(records / size), runId, records);
    database.prepare('update runs set probes = ? where id = ?').run(records, runId);
  } finally {
    database.close();
  }
}
