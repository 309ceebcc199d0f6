import { type CreditHeader, creditHeaderNames, headerPrefix } from '@redoubt/contract';
import { type CreditStatement, remainingOf } from '../charging/credit-statement.ts';

/** Writes a credit statement into response headers. */
export type CreditHeaderWriter = (headers: Record<string, string>, statement: CreditStatement) => void;

/**
 * Creates a writer for the brand and its aliases. Header names are computed once. In `requests` mode it writes
 * nothing.
 */
export function creditHeaderWriter(brand: string, aliases: readonly string[]): CreditHeaderWriter {
  const prefixes = [brand, ...aliases].map(headerPrefix);
  const named = (name: CreditHeader) => prefixes.map((prefix) => prefix + creditHeaderNames[name]);
  const names = Object.keys(creditHeaderNames) as CreditHeader[];
  const table = names.map((name) => [name, named(name)] as const);
  return (headers, statement) => {
    if (statement.mode === 'requests') return;
    const values = valuesOf(statement);
    for (const [name, fullNames] of table) {
      const value = values[name];
      if (value === undefined) continue;
      for (const fullName of fullNames) headers[fullName] = value;
    }
  };
}

function valuesOf(statement: CreditStatement): Partial<Record<CreditHeader, string>> {
  const { mode, cost, used, limit, wouldCost } = statement;
  return {
    mode,
    cost: String(cost),
    used: String(used),
    limit: limit === null ? 'unlimited' : String(limit),
    remaining: limit === null ? 'unlimited' : String(remainingOf(statement)),
    exceeded: String(limit !== null && used >= limit),
    ...(wouldCost !== undefined && { wouldCost: String(wouldCost) }),
  };
}
