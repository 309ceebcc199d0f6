import { type Setting, wholeNumber } from './setting.ts';

/** How long things are kept. */
export const retentionSettings = {
  piiMapHours: {
    env: 'REDOUBT_PII_MAP_HOURS',
    schema: wholeNumber(1, 8_760).default(24),
    default: '24',
    description: 'How long a redacted text can be restored, in hours from its last redaction.',
  },
  runDays: {
    env: 'REDOUBT_RUN_DAYS',
    schema: wholeNumber(1, 36_500).default(365),
    default: '365',
    description:
      'How long a red-team run is kept after it ended, and a dataset after it was made, in days; then it is deleted with its records.',
  },
  auditDays: {
    env: 'REDOUBT_AUDIT_DAYS',
    schema: wholeNumber(1, 36_500).default(365),
    default: '365',
    description:
      'How long [the audit](../operate/administration.md#the-audit) keeps who administered what, in days; of one organisation, the newest 100,000 entries at most.',
  },
  callDays: {
    env: 'REDOUBT_CALL_DAYS',
    schema: wholeNumber(1, 36_500).default(30),
    default: '30',
    description:
      'How long the log keeps a call of the AI proxy, in days; see [docs/gateway/call-log.md](../gateway/call-log.md).',
  },
  feedbackDays: {
    env: 'REDOUBT_FEEDBACK_DAYS',
    schema: wholeNumber(1, 36_500).default(365),
    default: '365',
    description:
      'How long [feedback on calls](../gateway/feedback.md) is kept after it was last given, in days; samples that were added by hand stay.',
  },
  costDays: {
    env: 'REDOUBT_COST_DAYS',
    schema: wholeNumber(62, 36_500).default(400),
    default: '400',
    description: 'How long [the costs of models](../gateway/costs.md) are kept, in days.',
  },
} as const satisfies Record<string, Setting>;
