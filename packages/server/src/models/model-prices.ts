import { ModelPrices } from '@redoubt/contract';
import { readTable } from '@redoubt/data-files';
import { z } from 'zod';
import { readSettingsFile } from './settings-file.ts';

const PricedModel = z.strictObject({
  /** The name by which a provider knows the model, without a date or version at its end. */
  name: z.string().min(1).max(200),
  ...ModelPrices.shape,
});

/** The prices of one model. */
export type PricedModel = Readonly<z.output<typeof PricedModel>>;

const PriceFile = z.strictObject({
  /** The day on which these were the prices. */
  date: z.iso.date(),
  currency: z.literal('USD'),
  source: z.string().max(200).optional(),
  models: z.array(PricedModel).max(10_000),
});

const shipped = new URL('../../data/model-prices.json', import.meta.url);

/** Reads the prices of models: those of the file that a setting names, before those that ship. @throws ConfigError */
export function readModelPrices(file: string | undefined): readonly PricedModel[] {
  const own = file === undefined ? [] : readOwnPrices(file);
  return [...own, ...readTable(shipped, PriceFile).models];
}

const readOwnPrices = (file: string): readonly PricedModel[] =>
  readSettingsFile(
    { setting: 'REDOUBT_MODEL_PRICES', file, wayOut: 'docs/gateway/costs.md shows every field' },
    PriceFile,
  ).models;
