import type { RunStatus } from './run-report.ts';

/** What people call the target of a run: its saved model, its model, its host, or else the run. */
export function targetNameOf({ target, plan, run_name, run_id }: RunStatus): string {
  return plan.model?.name ?? target.model_name ?? hostOf(target.endpoint) ?? run_name ?? run_id;
}

function hostOf(endpoint: string | null): string | undefined {
  return endpoint !== null && URL.canParse(endpoint) ? new URL(endpoint).hostname : undefined;
}

const MAX_NAME = 60;

/**
 * The name of a file of a report, such as `payments-assistant-2026-11-28-executive.pdf`. It holds small letters, digits
 * and hyphens only, whatever the target is called.
 */
export function reportFileName(run: RunStatus, kind: string, extension: string): string {
  const name = targetNameOf(run)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, MAX_NAME)
    .replace(/-$/, '');
  const day = (run.ended_at ?? run.created_at).slice(0, 10);
  return `${[name || 'target', day, kind].join('-')}.${extension}`;
}
