import type { CallOf, contract, ResponseOf } from '@redoubt/contract';

/** The status of a run, as the service tells it. */
export type RunStatus = ResponseOf<typeof contract.rt.getRun>;
/** What a submission sends. */
export type SubmissionBody = NonNullable<CallOf<typeof contract.rt.submitRun>['body']>;
/** What a dry run answers. */
export type Plan = Extract<ResponseOf<typeof contract.rt.submitRun>, { dry_run: true }>;
