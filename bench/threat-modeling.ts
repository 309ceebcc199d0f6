import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchKey, type ServerChild, startServer } from './child/server-child.ts';
import { type Findings, median } from './measure.ts';

const ROUNDS = 20;
const PROMPTS = 200;

const tool = (name: string, ...parameters: string[]) => ({
  name,
  description: name,
  parameters: {
    type: 'object',
    properties: Object.fromEntries(parameters.map((parameter) => [parameter, { type: 'string' }])),
  },
});

const agent = {
  context: {
    system_description: 'The assistant of Brightmoor Bank for its clients: accounts, cards, loans and transfers.',
    policy_description: 'Never give investment advice.\nDo not disclose the balance of another client.',
  },
  target: {
    system_type: 'agent',
    tools: [
      tool('get_balance', 'account_id'),
      tool('transfer_money', 'to_account', 'amount'),
      tool('block_card', 'card_id'),
      tool('list_transactions', 'account_id'),
      tool('send_email', 'to', 'text'),
    ],
  },
};

interface Round {
  readonly seed: number;
  readonly milliseconds: number;
  readonly prompts: readonly string[];
  readonly credits: number;
}

/** A threat model of an agent with five tools over HTTP, without a model: time, copies, repeats and price. */
export async function threatModeling(): Promise<Findings> {
  const dataDir = mkdtempSync(join(tmpdir(), 'redoubt-bench-'));
  const service = await startServer('service', { REDOUBT_DATA_DIR: dataDir });
  try {
    const first = await oneRound(service, 0);
    const rounds: Round[] = [];
    for (let seed = 1; seed <= ROUNDS; seed++) rounds.push(await oneRound(service, seed));
    const again = await oneRound(service, 1);
    return { measures: measuresOf(first, rounds, again), rounds: rounds.map(({ prompts: _, ...round }) => round) };
  } finally {
    await service.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function measuresOf(first: Round, rounds: readonly Round[], again: Round): Findings['measures'] {
  const times = rounds.map(({ milliseconds }) => milliseconds);
  const fewest = Math.min(...rounds.map(({ prompts }) => prompts.length));
  const likest = Math.max(...rounds.map(({ prompts }) => likestPair(prompts)));
  const other = again.prompts.filter((prompt, at) => prompt !== rounds[0]?.prompts[at]).length;
  return [
    { name: `${PROMPTS} prompts, median`, value: median(times), unit: 'ms', bar: { atMost: 1_000 } },
    { name: `${PROMPTS} prompts, longest`, value: Math.max(...times), unit: 'ms', bar: { atMost: 1_000 } },
    { name: `${PROMPTS} prompts, first call of the process`, value: first.milliseconds, unit: 'ms' },
    { name: 'prompts made, fewest', value: fewest, unit: '', bar: { atLeast: PROMPTS } },
    { name: 'words that the likest two prompts of a dataset share', value: likest, unit: '×', bar: { atMost: 0.75 } },
    { name: 'other prompts when the seed is repeated', value: other, unit: '', bar: { atMost: 0 } },
    { name: 'credits, most', value: Math.max(...rounds.map(({ credits }) => credits)), unit: '', bar: { atMost: 20 } },
  ];
}

async function oneRound({ url }: ServerChild, seed: number): Promise<Round> {
  const headers = { apikey: benchKey, 'content-type': 'application/json' };
  const body = JSON.stringify({ ...agent, generation_config: { max_prompts: PROMPTS, seed } });
  const began = performance.now();
  const response = await fetch(`${url}/rt/threat-modeling`, { method: 'POST', headers, body });
  const text = await response.text();
  const milliseconds = performance.now() - began;
  if (!response.ok) throw new Error(`No threat model was made: ${response.status} ${text}`);
  const made = JSON.parse(text);
  const read = await fetch(`${url}/rt/datasets/${made.dataset_id}`, { headers });
  const { prompts } = (await read.json()) as { prompts: { prompt: string }[] };
  return { seed, milliseconds, prompts: prompts.map(({ prompt }) => prompt), credits: made.credits.cost };
}

/** Returns the greatest part of their words (Jaccard) that two of the texts share. */
function likestPair(texts: readonly string[]): number {
  const sets = texts.map((text) => new Set(text.toLowerCase().match(/\p{L}+|\p{N}+/gu)));
  return Math.max(...sets.flatMap((one, at) => sets.slice(at + 1).map((other) => sharedPart(one, other))));
}

function sharedPart(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / (one.size + other.size - shared);
}
