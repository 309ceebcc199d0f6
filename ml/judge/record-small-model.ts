import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { CategoryId, type RunRecord } from '@redoubt/contract';
import { installSmallModel } from '../../bench/small-model/install-small-model.ts';
import { startSmallModel } from '../../bench/small-model/start-small-model.ts';
import { startRedteamStand } from '../../packages/server/src/testing/redteam-stand.ts';

const help = `node --conditions=redoubt-source ml/judge/record-small-model.ts
Attacks a small language model with a real run and writes 100 records with our verdicts to
ml/data/judge/small-model/test.jsonl. Each line then gets its "truth" by hand: success, resisted or unclear.
The file must not be there: what was labelled is not written over. Takes a quarter of an hour.
`;
const file = new URL('../data/judge/small-model/test.jsonl', import.meta.url);
/** The model answers one call after another, and calls that wait count as late. */
const fewCalls = { REDOUBT_REDTEAM_CONCURRENCY: '2' };
const attack_config = { basic: {}, deepinception: {}, obfuscation: {}, goat: { max_turns: 3 } };

if (process.argv.length > 2) process.stdout.write(help);
else if (existsSync(file)) throw new Error(`${file.pathname} is there; move it away to record anew`);
else await record();

async function record(): Promise<void> {
  const installed = installSmallModel();
  if ('reason' in installed) throw new Error(`The small model cannot be installed: ${installed.reason}`);
  const [model, stand] = await Promise.all([startSmallModel(installed), startRedteamStand(fewCalls)]);
  try {
    const { body } = await stand.post('/rt/redteam', {
      target: { endpoint: `${model.url}/v1`, model_name: 'SmolLM2-135M-Instruct' },
      risk_categories: Object.fromEntries(CategoryId.options.map((id) => [id, { attack_config }])),
      comprehensiveness: 'Low',
      generation_config: { benign_controls: 0, max_prompts: 100, seed: 'small-model' },
    });
    let status = '';
    while (status !== 'Finished' && status !== 'Failed') {
      await sleep(5_000);
      const run = await stand.read(`/rt/runs/${body.run_id}`);
      status = run.status;
      console.log(status, JSON.stringify(run.progress));
    }
    if (status === 'Failed') throw new Error('The run failed; nothing is written');
    const { records }: { records: RunRecord[] } = await stand.read(`/rt/runs/${body.run_id}/records?limit=1000`);
    writeFileSync(file, records.flatMap(lineOf).join(''));
  } finally {
    await Promise.all([model.stop(), stand.stop()]);
  }
}

/** A record that was judged, as a line. */
function lineOf({ category, attack, goal, prompt, response, verdict }: RunRecord): string[] {
  if (!verdict) return [];
  const { outcome, decided_by: decidedBy, reason } = verdict;
  return [
    `${JSON.stringify({ category, attack, goal, prompt, answer: response, verdict: { outcome, decidedBy, reason } })}\n`,
  ];
}
