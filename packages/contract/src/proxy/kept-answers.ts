import { z } from 'zod';

/** Who shares the answers that a deployment keeps. */
const answerSharers = ['user', 'project'] as const;
const SharedBy = z
  .enum(answerSharers)
  .describe(
    'Who gets an answer again: `user` (where absent) the same end user of the same key, or the key where no end user is named; `project` whoever asks the same',
  );
const Seconds = z.int().min(1).max(86_400).describe('How long an answer is kept, in seconds');

/** Which answers of a deployment's models are kept, and for whom. */
export const AnswerCache = z.strictObject({
  ttl_s: Seconds,
  by: SharedBy.nullish().transform((by) => by ?? ('user' as const)),
});
export type AnswerCache = z.output<typeof AnswerCache>;

/** A change of it: what it does not name stays. */
export const AnswerCacheChange = z.strictObject({ ttl_s: Seconds.nullish(), by: SharedBy.nullish() });
export type AnswerCacheChange = z.output<typeof AnswerCacheChange>;

/** It as answers show it. */
export const ShownAnswerCache = z.object({ ttl_s: z.int(), by: z.enum(answerSharers) });

/** What became of a call that could have been answered by a kept answer. */
const cacheOutcomes = ['hit', 'miss', 'bypass'] as const;
export const CacheOutcome = z
  .enum(cacheOutcomes)
  .describe(
    '`hit`: a kept answer was given, and no model was asked; `miss`: there was none; `bypass`: none was looked for',
  );
export type CacheOutcome = z.output<typeof CacheOutcome>;
