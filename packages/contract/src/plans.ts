import { z } from 'zod';

/** The plans of an organisation. Each plan grants credits every billing period. */
export const plans = ['Free', 'Professional', 'Enterprise'] as const;
export const Plan = z.enum(plans);
export type Plan = z.output<typeof Plan>;

/**
 * `credits` charges and refuses calls. `shadow` counts what they would cost, separately from used credits. `requests`
 * counts requests only.
 */
export const meteringModes = ['credits', 'shadow', 'requests'] as const;
export const MeteringMode = z.enum(meteringModes);
export type MeteringMode = z.output<typeof MeteringMode>;

/** The two credit balances that priced calls draw from. */
export const balances = ['guardrails', 'redteam'] as const;
export const Balance = z.enum(balances);
export type Balance = z.output<typeof Balance>;
