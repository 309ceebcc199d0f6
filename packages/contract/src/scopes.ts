import { z } from 'zod';

/** What a key may be used for (contract §1). */
export const scopes = ['guardrails', 'proxy', 'redteam', 'admin'] as const;
export const Scope = z.enum(scopes);
export type Scope = z.output<typeof Scope>;
