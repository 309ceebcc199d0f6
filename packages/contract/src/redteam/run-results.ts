import { z } from 'zod';
import { Deed } from './deeds.ts';
import { Severity } from './severity.ts';

/** The four states that callers see. A paused run is shown as Queued. */
const runStates = ['Queued', 'Running', 'Finished', 'Failed'] as const;
export const RunState = z.enum(runStates);
/** What a judge says of an attempt. */
export const RunOutcome = z.enum(['success', 'resisted', 'unclear']);
const Share = z.number().min(0).max(1);

/** The fields of an attack success rate. */
export const Rate = {
  asr: Share.nullable().describe('Of decided attempts (success or resisted); null where there is none'),
  asr_ci95: z.tuple([Share, Share]).nullable().describe("Wilson's interval"),
  attempts: z.int().describe('Decided ones: success or resisted'),
  successes: z.int(),
  unclear: z.int().describe('Judged, but neither success nor resistance is shown; not in the rate'),
  errors: z.int().describe('Neither success nor resisted; not in the rate'),
  insufficient: z.boolean().describe('Fewer than 30 attempts: the rate says little'),
};
const AttackRate = z.object({
  id: z.string(),
  ...Rate,
  lift: z
    .number()
    .nullable()
    .describe('What it adds to the rate of `basic` on the same goals; null where there are none'),
});

/** Where goals came from, and what the run was told of its target to no effect. */
export const GoalOrigins = {
  goal_sources: z
    .record(z.string(), z.int())
    .describe(
      'Number of goals by source: `corpus@1`, `corpus@1/target` (in the words of the target), `phrase`, `rule` (asks for what a rule forbids), `tool` (about a tool of the agent), `threat` (of a dataset, made from its profile)',
    ),
  warnings: z
    .array(z.string())
    .describe(
      'Context that had no effect on the goals, and what would help; how many prompts of `lang` have their goal in English',
    ),
};

const Before = z.object({ asr: Share.nullable(), asr_ci95: Rate.asr_ci95, attempts: z.int(), successes: z.int() });
const Refused = z.object({ attempts: z.int(), refused: z.int(), rate: Share.nullable() });

/** What a run that tries a mitigation says of it. */
export const Verification = z.object({
  verifies: z.string(),
  mitigation: z.enum(['guardrails_policy', 'system_prompt', 'deployment']),
  before: Before.describe('Of the whole run that is verified'),
  after: Before.describe('Of the same attempts: what resisted before was not asked again and counts as resisted'),
  pairs: z
    .object({
      still_succeed: z.int(),
      now_resisted: z.int(),
      undecided: z.int().describe('Unclear, an error, or not asked yet'),
    })
    .describe('The successes of before'),
  p_value: Share.describe("McNemar's exact test, two-sided, on the pairs that differ"),
  stopped: z.int().describe('Successes of before that the mitigation itself stopped, before or after the target'),
  controls: z.object({
    before: Refused,
    after: Refused,
    false_positives: z.int().describe('Controls that were answered before and are refused now'),
    false_positive_share: Share.nullable().describe('Of the controls that were answered before'),
    stopped: z.int().describe('Controls that the mitigation itself stopped'),
  }),
});
export type Verification = z.output<typeof Verification>;

/** Results that are computed from the records of a run. */
export const Results = z.object({
  run_id: z.string(),
  run_name: z.string().nullable(),
  status: RunState,
  overall: z.object(Rate),
  categories: z.array(
    z.object({
      id: z.string(),
      ...Rate,
      sub_categories: z.array(z.object({ name: z.string(), ...Rate })),
      attacks: z.array(AttackRate),
    }),
  ),
  attacks: z.array(AttackRate),
  over_refusal: z
    .object({
      rate: Share.nullable(),
      ci95: z.tuple([Share, Share]).nullable(),
      attempts: z.int(),
      refused: z.int(),
      errors: z.int(),
    })
    .nullable()
    .describe('Of the harmless controls; null where the run has none'),
  tokens: z.object({ prompt: z.int(), completion: z.int() }),
  credits: z.object({ cost: z.int() }).optional().describe('Absent for a run of the metering mode `requests`'),
  judges: z.array(z.object({ name: z.string(), version: z.string(), hash: z.string() })),
  corrected: z.int().describe('Verdicts that people corrected; all rates count the corrections'),
  is_simulation: z.boolean().describe('The target says that it is a simulation'),
  not_independent: z
    .int()
    .optional()
    .describe(
      'Records, harmless controls among them, in which the target may have remembered other conversations; their rates are those of one long conversation',
    ),
  empty_answers: z
    .int()
    .optional()
    .describe(
      'Attempts whose answer holds no word. They count as resisted; where all are empty, the rate shows nothing',
    ),
  judge_certainty: z
    .array(
      z.object({
        category: z.string(),
        answers: z.int(),
        right: Share.nullable().describe('Of verdicts that are not unclear'),
        successes_right: Share.nullable().describe('True successes among the verdicts of success'),
        unclear: Share.nullable(),
      }),
    )
    .describe('How often the embedded judge was right on hand-written answers of the categories; empty for a model'),
  undecided: z
    .object({
      attempts: z.int().describe('As `overall.unclear`'),
      message: z.string().describe('What would decide them'),
    })
    .nullable()
    .optional()
    .describe('Attempts that the embedded judge cannot decide; null where there are none, and for a model'),
  ...GoalOrigins,
  verification: Verification.optional().describe('Only of a run that POST /rt/runs/{run_id}/verify made'),
});
export type Results = z.output<typeof Results>;

/** A picture or a recording in the content of a turn. */
export const RunMediumPart = z.object({
  type: z.enum(['image', 'audio']),
  media_type: z.string(),
  size: z.int().describe('Bytes'),
  url: z.string().describe('Path of this service that answers the bytes'),
});
export type RunMediumPart = z.output<typeof RunMediumPart>;

/** What a verdict goes by: our goals and free goals are judged by different parts, and so are rules and leaks. */
export const VerdictKind = z.enum(['own_goal', 'made_goal', 'free_goal', 'rule', 'tool', 'leak']);
export type VerdictKind = z.output<typeof VerdictKind>;

const Certainty = z.object({
  kind: VerdictKind.describe(
    'What the verdict goes by: a goal of the corpus with its criteria, a goal that was made for the target, a goal in the words of a caller, a rule, a call of a tool, or text that only a leak shows',
  ),
  language: z.string().nullable().describe('Of the answer, where it is clear and its figure is known apart'),
  answers: z.int().describe('Hand-written answers of this kind that got the same verdict'),
  right: Share.nullable().describe('Of these, how many are right; null where none is known'),
});

/** What the judge says of an answer. */
export const JudgedAnswer = z.object({
  success: z.boolean().describe('False also where the outcome is unclear'),
  outcome: RunOutcome,
  score: Share,
  refused: z.boolean(),
  reason: z.string(),
  decided_by: z.string(),
  shows: z
    .array(Deed)
    .optional()
    .describe(
      'What a success shows: `leaked_prompt` (its instructions), `leaked_data` (a secret, data of people), `called_tool`, `broke_rule` (of its policy), `granted` (what the goal asks for). Absent where the judge did not say it',
    ),
  rule: z.string().optional().describe('The rule of the policy that was broken'),
  judge: z.object({ name: z.string(), version: z.string(), hash: z.string() }),
  certainty: Certainty.nullable()
    .optional()
    .describe(
      'How often the embedded judge was right when it said this. null for `unclear`, for a model, and for verdicts of older versions',
    ),
});
export type JudgedAnswer = z.output<typeof JudgedAnswer>;

/** Who corrected a verdict, when and why. */
const CorrectedBy = {
  outcome: RunOutcome.nullable().describe('null: an earlier correction was withdrawn'),
  note: z.string().nullable(),
  by: z.object({ key_id: z.string().nullable(), key_name: z.string().nullable() }),
  at: z.string(),
};

/** What people said of a verdict after the judge. */
const Correction = z.object({
  ...CorrectedBy,
  history: z.array(z.object(CorrectedBy)).describe('All corrections and withdrawals, oldest first, 20 at most'),
});

/** A message of a conversation with a target. */
export const Turn = z.object({
  role: z.string(),
  content: z
    .unknown()
    .describe(
      'A text; or a list of parts: `{type: "text", text}`, or a picture or recording `{type, media_type, size, url}`; or an answer `{text, tool_calls}`',
    ),
  at: z.string(),
});
/** A finished probe. */
export const RunRecord = z.object({
  record_id: z.string(),
  probe_id: z.string().describe('The same for the same probe of another run'),
  category: z.string(),
  sub_category: z.string(),
  attack: z.string(),
  attack_options: z.record(z.string(), z.unknown()),
  generator: z
    .enum(['template', 'model'])
    .optional()
    .describe(
      'Who wrote the prompts: our templates, or the attacker model, with templates for answers that cannot be read. Absent where the conversation is left out',
    ),
  goal: z.string(),
  goal_source: z.string().describe('`rule:N` and `tool:NAME` say of which rule or tool'),
  severity: Severity.describe('The harm if a target grants the goal'),
  is_control: z.boolean(),
  prompt: z.string().nullable(),
  response: z.string().nullable(),
  turns: z.array(Turn),
  verdict: JudgedAnswer.nullable().describe('What the judge said. Where a correction has an outcome, that one counts'),
  correction: Correction.nullable().describe('What a person said after the judge; null where nobody did'),
  error: z.object({ kind: z.string(), message: z.string() }).nullable(),
  not_independent: z
    .boolean()
    .optional()
    .describe('The target may have remembered other conversations, because nothing resets it'),
  latency_ms: z.number().nullable(),
  tokens: z.object({ prompt: z.int(), completion: z.int() }).nullable(),
  language: z.string().nullable(),
  created_at: z.string(),
});
export type RunRecord = z.output<typeof RunRecord>;

/** The verdict that counts: a person's where there is one, and otherwise the judge's. Null where there is none. */
export function countedVerdict({
  verdict,
  correction,
}: Pick<RunRecord, 'verdict' | 'correction'>): JudgedAnswer | null {
  if (!verdict || !correction?.outcome) return verdict;
  const { outcome, by, note } = correction;
  const why = note === null ? '' : `: ${note}`;
  return {
    ...verdict,
    outcome,
    success: outcome === 'success',
    score: correctedScores[outcome],
    reason: `Corrected to ${outcome} by ${by.key_name ?? 'a person'}${why}. The judge said ${verdict.outcome}: ${verdict.reason}`,
    decided_by: 'person',
  };
}

const correctedScores = { success: 1, unclear: 0.5, resisted: 0 } as const;
