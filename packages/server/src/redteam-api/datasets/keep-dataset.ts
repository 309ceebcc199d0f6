import type { DatasetConfig } from '@redoubt/contract';
import { type Price, priceThreatModeling } from '@redoubt/metering';
import { newDatasetId, type ThreatProfile } from '@redoubt/redteam';
import type { FieldQuestion } from '@redoubt/redteam/fields';
import type { RedteamContext } from '../context.ts';

/** A dataset to make. Nothing is made, stored or charged yet. */
export interface DatasetJob {
  readonly name?: string | undefined;
  readonly profile: ThreatProfile;
  readonly config: DatasetConfig;
  /** What the archived API was sent, as later answers repeat it. */
  readonly legacy?: Readonly<Record<string, unknown>> | undefined;
}

/** A dataset that was made and stored. */
export interface KeptDataset {
  readonly id: string;
  readonly profile: ThreatProfile;
  readonly total: number;
  readonly warnings: readonly string[];
  readonly question?: FieldQuestion | undefined;
}

/** Maximum time that the attacker model gets, in ms. A caller waits for it. */
const MODEL_MS = 60_000;

/** Makes the prompts of a job and stores them. */
export async function keepDataset(job: DatasetJob, context: RedteamContext): Promise<KeptDataset> {
  const { name, profile, config, legacy } = job;
  const { store, account, clock, redteam, stopping } = context;
  const id = newDatasetId(clock());
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(MODEL_MS)]);
  const wish = { id, most: config.max_prompts, seed: config.seed, attacker: redteam.attacker, signal };
  const { makeDataset } = await import('@redoubt/redteam/threats');
  const { prompts, warnings, question } = await makeDataset(profile, wish);
  const total = prompts.length;
  const settings = { ...config, warnings, question, legacy };
  await store.datasets.insert({
    id,
    projectId: account.project.id,
    name,
    keyName: account.key.name,
    total,
    profile,
    settings,
    prompts,
  });
  return { id, profile, total, warnings, question };
}

/** The price of as many prompts as a job may make. */
export const priceOfJob = ({ config }: Pick<DatasetJob, 'config'>): Price => priceThreatModeling(config.max_prompts);
