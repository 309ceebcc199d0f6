import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Timestamp } from '../names.ts';
import { FrameworkId } from './frameworks.ts';
import { RunParams } from './runs.ts';

/** The reports of a run for people. */
export const ReportKind = z.enum(['executive', 'technical', 'framework']);
export type ReportKind = z.output<typeof ReportKind>;
/** The forms of these reports. */
export const ReportFormat = z.enum(['html', 'pdf']);
export type ReportFormat = z.output<typeof ReportFormat>;

/** How long a link to a report works, in days. */
export const SHARE_DAYS = { usual: 7, most: 90 } as const;

const choice = {
  kind: ReportKind.default('executive').describe(
    '`executive`: one page. `technical`: rates, findings, evidence. `framework`: the run held against the items of `framework`',
  ),
  format: ReportFormat.default('html').describe('`html`: one file without scripts. `pdf`: with its fonts'),
  framework: FrameworkId.optional().describe('Of the kind `framework`, and only of it'),
};

interface Choice {
  readonly kind: ReportKind;
  readonly framework?: FrameworkId | undefined;
}
const namesFramework = ({ kind, framework }: Choice): boolean => (kind === 'framework') === (framework !== undefined);
const unfit = { error: 'the kind framework needs a framework, and the other kinds have none', path: ['framework'] };

export const getReport = endpoint({
  method: 'GET',
  path: '/rt/runs/:run_id/report',
  summary: 'A report of a run for people, as HTML or PDF',
  description:
    'The name of the file is in `Content-Disposition`. Reports of runs that go on are of what there is so far; the kind `framework` answers 409 until the run has finished. What a report leaves out for its length, it counts.',
  scope: 'redteam',
  failures: ['conflict', 'not_found', 'rate_limited'],
  isWorkUnpriced: true,
  params: RunParams,
  query: z.strictObject(choice).refine(namesFramework, unfit),
  streams: ['text/html', 'application/pdf'],
  isOnlyStreamed: true,
  response: z.string(),
});

const ShareRecord = z.object({
  share_id: z.string(),
  run_id: z.string(),
  kind: ReportKind,
  format: ReportFormat,
  framework: FrameworkId.nullable(),
  created_by: z.string().describe('The name of the key'),
  created_at: Timestamp,
  expires_at: Timestamp,
  revoked_at: Timestamp.nullable(),
});

export const shareReport = endpoint({
  method: 'POST',
  path: '/rt/runs/:run_id/shares',
  summary: 'Make a link to a report that works without a key',
  description:
    'Whoever has the link reads that report of that run as it is then, until the link expires or is revoked. An executive report also has the rates of earlier runs against the target. The link is shown this once. 403 unless the organisation allows it (`share_reports` of `PATCH /admin/organisations/{organisation_id}`).',
  scope: 'redteam',
  failures: ['forbidden', 'conflict', 'not_found'],
  status: 201,
  params: RunParams,
  body: z
    .strictObject({
      ...choice,
      days: z.int().min(1).max(SHARE_DAYS.most).default(SHARE_DAYS.usual).describe('How long the link works'),
    })
    .refine(namesFramework, unfit)
    .meta({ examples: [{ kind: 'executive', format: 'pdf', days: 7 }] }),
  response: ShareRecord.extend({ url: z.string().describe('The link, with its secret') }),
});

export const listShares = endpoint({
  method: 'GET',
  path: '/rt/runs/:run_id/shares',
  summary: 'The links to reports of a run, newest first, without their secrets',
  scope: 'redteam',
  failures: ['not_found'],
  params: RunParams,
  response: z.object({ shares: z.array(ShareRecord) }),
});

export const revokeShare = endpoint({
  method: 'DELETE',
  path: '/rt/runs/:run_id/shares/:share_id',
  summary: 'Revoke a link to a report; it answers 404 from then on',
  scope: 'redteam',
  failures: ['not_found'],
  params: RunParams.extend({ share_id: z.string().max(100) }),
  response: ShareRecord,
});

export const openShare = endpoint({
  method: 'GET',
  path: '/shared/:token',
  summary: 'The report of a link; no key is needed',
  description:
    'Links that are unknown, expired or revoked, whose run is deleted, or whose organisation no longer allows them answer the same 404.',
  scope: 'none',
  failures: ['not_found', 'rate_limited', 'conflict'],
  params: z.object({ token: z.string().max(200).describe('The last part of a link') }),
  streams: ['text/html', 'application/pdf'],
  isOnlyStreamed: true,
  response: z.string(),
});
