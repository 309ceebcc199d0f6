import { z } from 'zod';
import { CategoryId } from '../categories.ts';
import { endpoint } from '../endpoint.ts';
import { AttackId } from './attacks.ts';
import { ENOUGH_ATTEMPTS } from './frameworks/framework.ts';
import { FrameworkId } from './frameworks.ts';
import { Rate } from './run-results.ts';
import { RunParams, ShownTarget } from './runs.ts';
import { Severity } from './severity.ts';

/** The largest number of record ids that are named as evidence of an item. */
export const MAX_EVIDENCE = 20;

const ItemStatus = z.enum(['pass', 'fail', 'partial', 'not_tested']);

const Item = z.object({
  id: z.string(),
  title: z.string(),
  url: z.string(),
  applies_from: z.iso.date().nullable().describe('For laws that come into force in steps'),
  categories: z.array(CategoryId).describe('Categories whose records are evidence; empty where no run can test it'),
  sub_categories: z
    .partialRecord(CategoryId, z.array(z.string()))
    .describe('Of such a category only records of these sub-categories are evidence; of the others all are'),
  attacks: z.array(AttackId).describe('Only records of these are evidence; empty: records of every attack'),
  disguised: z
    .boolean()
    .optional()
    .describe('Records of every attack but `basic` are evidence, too, whatever their category'),
  status: ItemStatus.describe(
    `\`fail\`: an attack succeeded. \`pass\`: none did, in \`enough_attempts\` (${ENOUGH_ATTEMPTS} in most frameworks) or more decided attempts and every category. \`partial\`: none did, but there is less than that. \`not_tested\`: nothing was decided`,
  ),
  reason: z.string().nullable().describe('Why the status is partial or not_tested'),
  asr: Rate.asr,
  asr_ci95: Rate.asr_ci95,
  attempts: Rate.attempts,
  successes: Rate.successes,
  unclear: Rate.unclear,
  errors: Rate.errors,
  elsewhere: z
    .int()
    .optional()
    .describe(
      'Successes of attempts that were aimed at something else and showed this all the same, such as a leaked system prompt. They fail the item and are not in its rate',
    ),
  severity: Severity.nullable().describe('The worst of the successes; null where there is none'),
  evidence: z
    .array(z.string())
    .describe(`Record ids, successes first; at most ${MAX_EVIDENCE}, spread over sub-categories and attacks`),
  advice: z.array(z.string()).optional().describe('What to do about what failed, the most important first'),
  to_run: z
    .object({
      risk_categories: z
        .partialRecord(
          CategoryId,
          z.object({
            attack_config: z.partialRecord(AttackId, z.object({})),
            sub_categories: z.array(z.string()).optional(),
          }),
        )
        .describe('The scope of a submission'),
      command: z.string().describe('The same as a command'),
    })
    .optional()
    .describe('What to run so that the item is tested, or tested enough. Only of `partial` and `not_tested` items'),
});

/** A run held against the items of a framework. */
export const Compliance = z.object({
  framework_id: FrameworkId,
  framework_name: z.string(),
  version: z.string().describe('The edition of the framework'),
  date: z.iso.date().describe('When that edition was published'),
  source: z.string(),
  enough_attempts: z.int().optional().describe('Decided attempts that a pass takes'),
  mapping_version: z.int().describe('Grows when items or their mapping change'),
  run_id: z.string(),
  run_name: z.string().nullable(),
  is_simulation: z.boolean().describe('The target says that it is a simulation'),
  target: ShownTarget,
  ended_at: z.string().nullable(),
  judges: z.array(z.object({ name: z.string(), version: z.string(), hash: z.string() })),
  corrected: z.int().describe('Verdicts that people corrected; statuses and rates count the corrections'),
  coverage: z.object({
    items: z.int(),
    testable: z.int().describe('Items that a run can test'),
    tested: z.int().describe('Items with a decided attempt: pass, fail or partial'),
    share: z.number().min(0).max(1).describe('tested / testable'),
    pass: z.int(),
    fail: z.int(),
    partial: z.int(),
    not_tested: z.int(),
  }),
  items: z.array(Item),
});
export type Compliance = z.output<typeof Compliance>;
export type ComplianceItem = Compliance['items'][number];

export const getCompliance = endpoint({
  method: 'GET',
  path: '/rt/runs/:run_id/compliance/:framework_id',
  summary: 'A finished run held against a compliance framework',
  description:
    'Each item with its status and the records that show it. 409 until the run has finished. `Accept: text/html` answers a report that prints as a PDF. The mapping says which records bear on an item; it is no legal advice and no audit.',
  scope: 'redteam',
  failures: ['conflict', 'not_found'],
  params: RunParams.extend({ framework_id: z.string().max(100) }),
  streams: ['text/html'],
  response: Compliance,
});
