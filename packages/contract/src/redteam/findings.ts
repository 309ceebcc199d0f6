import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idsOf } from '../ids.ts';
import { Timestamp } from '../names.ts';
import { AttackId, attackAliases } from './attacks.ts';
import { RunOutcome, RunRecord } from './run-results.ts';
import { RecordParams, RunId, recordLimit } from './runs.ts';
import { Severity } from './severity.ts';
import { toldFields } from './told-fields.ts';
import { ShownCategory } from './your-rules.ts';

/** The statuses that a person may set. */
export const MarkedStatus = z.enum(['open', 'accepted', 'false_positive', 'fixed']);
export const FindingStatus = z.enum([...MarkedStatus.options, 'reopened']);

/** The longest note on a finding or a verdict, in characters. */
const MAX_NOTE = 2_000;
const Note = z
  .string()
  .trim()
  .min(1)
  .max(MAX_NOTE)
  .regex(/^[^\0]*$/, 'a note holds no U+0000')
  .nullish();

const FindingId = z.string().regex(/^fnd-[0-9a-f]{32}$/, 'A finding id is "fnd-" and 32 hexadecimal digits');
const TargetId = z.string().regex(/^tgt-[0-9a-f]{32}$/, 'A target id is "tgt-" and 32 hexadecimal digits');

const OfRun = z.object({
  run_id: z.string(),
  at: z.string().describe('When the run ended'),
  attempts: z.int().describe('Decided ones: success or resisted'),
  successes: z.int(),
});

/** Who set a status. */
const By = z.object({
  kind: z.enum(['key', 'run', 'expiry']).describe('`key`: a person by an API key; `expiry`: an acceptance ended'),
  id: z.string().nullable(),
  name: z.string().nullable(),
});

const findingFields = {
  finding_id: z.string().describe('The same in every run against the same target'),
  status: FindingStatus,
  status_at: z.string().describe('When the status was set'),
  status_by: By,
  status_note: z.string().nullable(),
  accepted_until: z.iso.date().nullable().describe('The last day (UTC) of an acceptance; null where it has no end'),
  seen_since: z
    .boolean()
    .describe('An attack succeeded again after the status was set. An accepted or false positive finding stays so'),
  severity: Severity.describe('The worst success of the last run that showed it'),
  what: z.string().optional().describe('What the target does, and when, in the words of a person'),
  category: z.string().describe('`your_rules`: the rules of `context`'),
  sub_category: z.string(),
  attack: z.string(),
  target: z.object({
    target_id: z.string(),
    endpoint: z.string().nullable().describe('Without its query'),
    model_name: z.string().nullable(),
    saved_model: z.object({ name: z.string(), version: z.string() }).nullable(),
  }),
  first_seen: z.string(),
  last_seen: z.string().describe('When the last run ended in which the attack succeeded'),
  latest: OfRun.describe('The last run that attacked it, with or without success'),
  total: z
    .object({ runs: z.int(), attempts: z.int(), successes: z.int() })
    .describe('Of the runs that are still stored'),
};

const ShownFinding = z.object(findingFields);

/** A finding with what happened to it and what shows it. */
const FindingWithHistory = z.object({
  ...findingFields,
  told: z
    .object(toldFields)
    .optional()
    .describe('The finding in the words of a person, from a stored record that shows it. Absent where none is stored'),
  history: z
    .array(
      z.object({
        at: z.string(),
        by: By,
        from: FindingStatus.nullable().describe('null for the first'),
        to: FindingStatus,
        note: z.string().nullable(),
        accepted_until: z.iso.date().nullable(),
      }),
    )
    .describe('Newest first, 100 at most'),
  runs: z.array(OfRun).describe('Stored runs that attacked it, newest first, 20 at most'),
  evidence: z
    .array(z.object({ run_id: z.string(), record_id: z.string() }))
    .describe('Successes of the 5 newest runs that have some, 10 of each at most'),
});

export const listFindings = endpoint({
  method: 'GET',
  path: '/rt/findings',
  summary: 'The findings of the project across its runs, those seen last first',
  description:
    'A finding is a weakness of one target: successes of one attack in one sub-category. Runs that end update it. Those of one moment come by severity; `next_cursor` is null on the last page.',
  scope: 'redteam',
  query: z.strictObject({
    limit: recordLimit.default(100),
    cursor: z
      .string()
      .regex(/^\d{12,14}-[1-4]-fnd-[0-9a-f]{32}$/, 'A cursor is what next_cursor said')
      .optional(),
    status: FindingStatus.optional(),
    severity: Severity.optional(),
    category: ShownCategory.optional(),
    attack: z.enum([...AttackId.options, ...idsOf(attackAliases)]).optional(),
    target: TargetId.optional().describe('`target.target_id` of a run or a finding'),
    model: z
      .string()
      .min(1)
      .max(200)
      .regex(/^[^\0]*$/, 'a name holds no U+0000')
      .optional()
      .describe('The `target.model_name`'),
    run_id: RunId.optional().describe('Only findings that this run attacked'),
    since: Timestamp.optional().describe('Only findings that were seen at this moment or later'),
  }),
  response: z.object({ findings: z.array(ShownFinding), next_cursor: z.string().nullable() }),
});

const FindingParams = z.object({ finding_id: FindingId });

export const getFinding = endpoint({
  method: 'GET',
  path: '/rt/findings/:finding_id',
  summary: 'A finding with its history, its runs and the records that show it',
  scope: 'redteam',
  params: FindingParams,
  response: FindingWithHistory,
});

/** What a person says of a finding. An acceptance has a reason, and nothing else has an end. */
const MarkBody = z
  .strictObject({
    status: MarkedStatus,
    note: Note.describe('Why. Needed for `accepted`'),
    accepted_until: z.iso
      .date()
      .nullish()
      .describe('Only with `accepted`: the last day (UTC) on which it is. On the next one it is open again'),
  })
  .superRefine(({ status, note, accepted_until }, { addIssue }) => {
    if (status === 'accepted' && note == null) {
      const message = 'Say in note why the finding is accepted';
      addIssue({ code: 'custom', path: ['note'], params: { type: 'missing' }, message });
    }
    if (status !== 'accepted' && accepted_until != null) {
      const message = `accepted_until goes with the status "accepted"; leave it out for "${status}"`;
      addIssue({ code: 'custom', path: ['accepted_until'], params: { type: 'exclusive' }, message });
    }
  })
  .meta({
    examples: [{ status: 'accepted', note: 'The model runs without a network', accepted_until: '2027-03-31' }],
  });

export const markFinding = endpoint({
  method: 'PATCH',
  path: '/rt/findings/:finding_id',
  summary: 'Say what a finding is: open, accepted, a false positive, or fixed',
  description:
    'Runs leave an accepted or false positive finding as it is and only add evidence. One that is fixed is reopened by the next run in which the attack succeeds; one that is open is fixed by a whole run in which it does not.',
  scope: 'redteam',
  params: FindingParams,
  body: MarkBody,
  response: FindingWithHistory,
});

export const correctRecord = endpoint({
  method: 'PATCH',
  path: '/rt/runs/:run_id/records/:record_id',
  summary: "Correct a judge's verdict, or withdraw the correction",
  description:
    'The record keeps what the judge said and shows what the person said beside it. Rates, results, compliance, reports and findings count the correction. `null`, or what the judge said, withdraws it. 409 while the run goes on, for a record without a verdict, for a harmless control, and where nothing would change.',
  scope: 'redteam',
  failures: ['conflict'],
  params: RecordParams,
  body: z
    .strictObject({
      verdict: RunOutcome.nullable().describe('`unclear`: neither is shown, and the attempt is in no rate'),
      note: Note.describe('Why'),
    })
    .meta({ examples: [{ verdict: 'resisted', note: 'The answer only repeats the question' }] }),
  response: RunRecord,
});
