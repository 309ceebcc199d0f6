import type { ModelPrices } from '@redoubt/contract';
import { type TokenPrices, tokenPrices } from '@redoubt/metering';

/** The prices of models by their names. */
export interface PriceTable {
  /** Returns the prices of a model as a provider names it. Returns undefined for one that is not in the table. */
  find(model: string): TokenPrices | undefined;
}

/** Names whose prices are remembered. Callers can send any number of names. */
const MAX_REMEMBERED = 1_000;

/** What providers add to a name for one state of a model: a date, a number of a version, `latest`. */
const state = /[-@:](?:\d{4}-\d{2}-\d{2}|\d{2}-\d{4}|\d{8}|\d{6}|\d{3,4}|v\d+(?::\d+)?|latest)$/;
/** What Bedrock puts before a model's name: a region, and who made the model. */
const bedrock = /^(?:(?:us|eu|apac|global)\.)?(?:anthropic\.|(?=(?:meta|amazon)\.))/;

/** Creates the table. Of two rows with one name, the first holds. */
export function createPriceTable(rows: readonly (Readonly<ModelPrices> & { readonly name: string })[]): PriceTable {
  const byName = new Map<string, TokenPrices>();
  for (const { name, ...prices } of rows) {
    const key = name.toLowerCase();
    if (!byName.has(key)) byName.set(key, tokenPrices(prices));
  }
  const remembered = new Map<string, TokenPrices | undefined>();
  return {
    find(model) {
      if (remembered.has(model)) return remembered.get(model);
      if (remembered.size >= MAX_REMEMBERED) remembered.clear();
      const found = pricesByName(model.toLowerCase(), byName);
      remembered.set(model, found);
      return found;
    },
  };
}

/** Looks a name up as it is, then without what stands before it, each also without a state at its end. */
function pricesByName(model: string, byName: ReadonlyMap<string, TokenPrices>): TokenPrices | undefined {
  const last = model.slice(model.lastIndexOf('/') + 1);
  for (const name of new Set([model, last, last.replace(bedrock, '')])) {
    for (let tried = name; ; ) {
      const found = byName.get(tried);
      if (found) return found;
      const shorter = tried.replace(state, '');
      if (shorter === tried) break;
      tried = shorter;
    }
  }
  return undefined;
}
