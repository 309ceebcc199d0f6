import type { MeteringMode } from '@redoubt/contract';
import type { Usage } from '@redoubt/store';
import { describe, expect, test } from 'vitest';
import { creditStatement } from '../charging/credit-statement.ts';
import { creditHeaderWriter } from './credit-headers.ts';

const usage = (of: Partial<Usage> = {}): Usage => ({
  used: 0,
  shadowUsed: 0,
  held: 0,
  requests: 0,
  granted: 0,
  refused: 0,
  ...of,
});

interface Case {
  rule: string;
  mode?: MeteringMode;
  allowance: number | null;
  organisation: Usage;
  /** null: the project has no limit of its own. */
  projectAllowance?: number | null;
  project?: Usage | null;
  /** used, limit, remaining, exceeded. */
  headers: [used: string, limit: string, remaining: string, exceeded: string];
}

/** The headers of a call that cost 5. */
function headersOf({ mode = 'credits', allowance, projectAllowance = null, organisation, project = null }: Case) {
  const headers: Record<string, string> = {};
  const statement = creditStatement({ mode, cost: 5 }, { organisation, project }, { allowance, projectAllowance });
  creditHeaderWriter('service', ['acme'])(headers, statement);
  return headers;
}

describe('the credit headers', () => {
  test.each<Case>([
    {
      rule: 'without a project limit they are the organisation’s',
      allowance: 100,
      organisation: usage({ used: 30 }),
      headers: ['30', '100', '70', 'false'],
    },
    {
      rule: 'what is held is not remaining, and is not used',
      allowance: 100,
      organisation: usage({ used: 30, held: 65 }),
      headers: ['30', '100', '5', 'false'],
    },
    {
      rule: 'remaining is never below 0',
      allowance: 100,
      organisation: usage({ used: 120, held: 5 }),
      headers: ['120', '100', '0', 'true'],
    },
    {
      rule: 'the limit itself is exceeded',
      allowance: 100,
      organisation: usage({ used: 100 }),
      headers: ['100', '100', '0', 'true'],
    },
    {
      rule: 'held up to the limit is not exceeded',
      allowance: 100,
      organisation: usage({ used: 99, held: 1 }),
      headers: ['99', '100', '0', 'false'],
    },
    {
      rule: 'an allowance of 0 is exceeded from the start',
      allowance: 0,
      organisation: usage(),
      headers: ['0', '0', '0', 'true'],
    },
    {
      rule: 'a grant raises the limit',
      allowance: 100,
      organisation: usage({ used: 120, granted: 50 }),
      headers: ['120', '150', '30', 'false'],
    },
    {
      rule: 'unlimited is said so, and never exceeded',
      allowance: null,
      organisation: usage({ used: 9_000_000, held: 3 }),
      headers: ['9000000', 'unlimited', 'unlimited', 'false'],
    },
    {
      rule: 'a project that has less left is what they tell',
      allowance: 100,
      organisation: usage({ used: 30 }),
      projectAllowance: 40,
      project: usage({ used: 20 }),
      headers: ['20', '40', '20', 'false'],
    },
    {
      rule: 'a project whose holds leave less is what they tell',
      allowance: 100,
      organisation: usage({ used: 60, held: 30 }),
      projectAllowance: 40,
      project: usage({ used: 5, held: 30 }),
      headers: ['5', '40', '5', 'false'],
    },
    {
      rule: 'a project that has more left than its organisation is not',
      allowance: 100,
      organisation: usage({ used: 95 }),
      projectAllowance: 40,
      project: usage({ used: 20 }),
      headers: ['95', '100', '5', 'false'],
    },
    {
      rule: 'a project is limited where its organisation is not',
      allowance: null,
      organisation: usage({ used: 500 }),
      projectAllowance: 40,
      project: usage({ used: 40 }),
      headers: ['40', '40', '0', 'true'],
    },
    {
      rule: 'in shadow mode they tell what was counted apart',
      mode: 'shadow',
      allowance: 100,
      organisation: usage({ used: 7, shadowUsed: 130 }),
      headers: ['130', '100', '0', 'true'],
    },
  ])('$rule', ({ headers: [used, limit, remaining, exceeded], ...stands }) => {
    const expected = {
      Mode: stands.mode ?? 'credits',
      Cost: '5',
      Used: used,
      Limit: limit,
      Remaining: remaining,
      Exceeded: exceeded,
    };
    const branded = (brand: string) =>
      Object.entries(expected).map(([name, value]) => [`X-${brand}-Credits-${name}`, value]);
    expect(headersOf({ ...stands, headers: [used, limit, remaining, exceeded] })).toEqual(
      Object.fromEntries([...branded('Service'), ...branded('Acme')]),
    );
  });

  test('in the mode requests there are none', () => {
    const headers: Record<string, string> = {};
    creditHeaderWriter('service', [])(headers, { mode: 'requests', cost: 0, used: 0, held: 0, limit: 10 });
    expect(headers).toEqual({});
  });
});
