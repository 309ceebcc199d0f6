import metadata from 'libphonenumber-js/metadata.min.json';

/** How well digits fit the numbering plan of a country: by its pattern, only by length, or not at all. */
export type PlanFit = 'valid' | 'possible' | 'none';

/** The numbering plan of one calling code. */
export interface Plan {
  readonly lengths: ReadonlySet<number>;
  readonly pattern: RegExp;
  /** Italy and a few others keep the leading 0 in international calls. Elsewhere it is a trunk prefix. */
  readonly keepsZero: boolean;
}

const keepingZero: ReadonlySet<string> = new Set(['39', '378', '379', '225', '242']);
const plans = new Map<string, Plan | undefined>();

/** Returns the plan of a number that starts with its calling code (ITU-T E.164), and the length of that code. */
export function planFor(digits: string): { readonly plan: Plan; readonly codeLength: number } | undefined {
  for (let codeLength = 1; codeLength <= 3; codeLength++) {
    const plan = planOf(digits.slice(0, codeLength));
    if (plan) return { plan, codeLength };
  }
  return undefined;
}

/** Returns how well digits without the calling code fit a plan. */
export function fitNational(digits: string, plan: Plan): PlanFit {
  const national = digits.startsWith('0') && !plan.keepsZero ? digits.slice(1) : digits;
  if (!plan.lengths.has(national.length)) return 'none';
  return plan.pattern.test(national) ? 'valid' : 'possible';
}

/** Returns the plan of a calling code. Plans are compiled on first use, because most texts need few of the 245. */
export function planOf(callingCode: string): Plan | undefined {
  if (!plans.has(callingCode)) plans.set(callingCode, compilePlan(callingCode));
  return plans.get(callingCode);
}

function compilePlan(callingCode: string): Plan | undefined {
  const rows = rowsOf(callingCode);
  if (rows.length === 0) return undefined;
  return {
    lengths: new Set(rows.flatMap(({ lengths }) => lengths)),
    pattern: new RegExp(`^(?:${[...new Set(rows.map(({ pattern }) => pattern))].join('|')})$`),
    keepsZero: keepingZero.has(callingCode),
  };
}

interface PlanRow {
  readonly pattern: string;
  readonly lengths: readonly number[];
}

/**
 * Reads the library's own metadata, version 4: `[callingCode, prefix, pattern, lengths, …]`. The library's parser takes
 * 12 to 24 µs a number and its import 50 ms. Reading the two columns takes a fraction of that. A test compares both.
 */
function rowsOf(callingCode: string): PlanRow[] {
  const tables = metadata as unknown as PhoneTables;
  const countries = tables.country_calling_codes[callingCode] ?? [];
  const rows = [...countries.map((country) => tables.countries[country]), tables.nonGeographic[callingCode]];
  return rows.filter((row) => row !== undefined).map(([, , pattern, lengths]) => ({ pattern, lengths }));
}

type LibraryRow = readonly [callingCode: string, prefix: unknown, pattern: string, lengths: readonly number[]];

interface PhoneTables {
  readonly country_calling_codes: Readonly<Record<string, readonly string[]>>;
  readonly countries: Readonly<Record<string, LibraryRow>>;
  readonly nonGeographic: Readonly<Record<string, LibraryRow>>;
}
