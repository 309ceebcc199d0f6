import { z } from 'zod';
import { jsonLines, some, words, yaml } from './form.ts';

/** A rule as a company writes it, with replies that break it and replies that keep it. */
const rule = z.strictObject({ rule: words, breaks: some(words), keeps: some(words) });
/** Two replies break the rule; three keep it while they speak about its subject. */
const triple = rule.extend({ breaks: z.array(words).length(2), keeps: z.array(words).length(3) });

/** Files of `ml/data/policy`. `checkable`: whether one reply shows that the rule was broken. */
export const policyFiles = {
  'policy/checkable-rules': jsonLines(z.strictObject({ rule: words, checkable: z.boolean(), kind: words })),
} as const;

/** Rules with replies, and whole policies with replies. */
export const policyRooms = {
  'policy/development': yaml(some(z.strictObject({ name: words, rules: some(rule), neutral: z.array(words) }))),
  'policy/triples': yaml(some(triple)),
} as const;
