/** What the two balances are called on pages. */
export const balanceNames = { guardrails: 'Guardrails', redteam: 'Red team' } as const;
export type Balance = keyof typeof balanceNames;
export const balances = ['guardrails', 'redteam'] as const satisfies readonly Balance[];
