import type { DatasetConfig } from '@redoubt/contract';
import type { Goal, ThreatProfile } from '@redoubt/redteam';
import type { FieldQuestion } from '@redoubt/redteam/fields';
import type { DatasetWithPrompts } from '@redoubt/store';
import { Failure } from '../../errors.ts';
import type { RedteamContext } from '../context.ts';

/** What a dataset holds, as the service stored it. */
export interface DatasetContent {
  readonly profile: ThreatProfile;
  readonly prompts: readonly Goal[];
}

/** What was asked for, and what the caller was told. */
export interface DatasetSettings extends DatasetConfig {
  readonly warnings: readonly string[];
  /** Absent in datasets of older versions, and where nothing was asked. */
  readonly question?: FieldQuestion | undefined;
}

/** The content of a dataset. The casts are safe because only `keepDataset` writes these columns. */
export const contentOf = ({ profile, prompts }: DatasetWithPrompts): DatasetContent => ({
  profile: profile as ThreatProfile,
  prompts: prompts as Goal[],
});

export const settingsOf = ({ settings }: Pick<DatasetWithPrompts, 'settings'>): DatasetSettings =>
  settings as DatasetSettings;

/** Returns the dataset if it belongs to the project. Throws 404 otherwise. `field` is the field of a body that names it. */
export async function datasetOf(
  id: string,
  { store, account }: Pick<RedteamContext, 'store' | 'account'>,
  field?: string,
): Promise<DatasetWithPrompts> {
  const dataset = await store.datasets.find(account.project.id, id);
  if (dataset) return dataset;
  const place = `"${id}" in the project "${account.project.name}"`;
  const message =
    field === undefined
      ? `There is no dataset ${place}`
      : `${field}: there is no dataset ${place}; leave it out to use the built-in goals`;
  throw new Failure('not_found', message, { detail: { kind: 'dataset', name: id } });
}
