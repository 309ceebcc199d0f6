import { z } from 'zod';
import { refreshCache } from '../refresh-cache.ts';
import { GuardrailHeader, PolicyHeader } from './saved-record.ts';

/** The query of calls that name a saved policy or guardrail. */
export const RefreshQuery = z.strictObject(refreshCache);

/** The headers that select a saved policy. */
export const ByPolicy = PolicyHeader.extend(refreshCache);

/** The headers that select one side of a saved guardrail. */
export const ByGuardrail = GuardrailHeader.extend({
  mode: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['prompt', 'response'])),
  ...refreshCache,
});
