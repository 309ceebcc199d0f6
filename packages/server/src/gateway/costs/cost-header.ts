import { headerPrefix } from '@redoubt/contract';
import { dollarText } from '@redoubt/metering';

/** Writes what the provider takes for a call into the headers of its answer. Writes nothing if that is not known. */
export type CostHeaderWriter = (headers: Record<string, string>, costNano: number | null) => void;

/** Creates a writer for the brand and its aliases. */
export function costHeaderWriter(brands: readonly string[]): CostHeaderWriter {
  const names = brands.map((brand) => `${headerPrefix(brand)}Cost`);
  return (headers, costNano) => {
    if (costNano === null) return;
    const text = dollarText(costNano);
    for (const name of names) headers[name] = text;
  };
}
