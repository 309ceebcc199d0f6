import { Badge, type Tone } from '../shown/badge.tsx';
import { outcomeTitle, spaced } from './words.ts';

const outcomeTones: Readonly<Record<string, Tone>> = { success: 'danger', resisted: 'good', error: 'warning' };

/** What came of an attempt. A success is one of the attack. */
export const OutcomeBadge = ({ outcome }: { outcome: string }) => (
  <Badge tone={outcomeTones[outcome] ?? 'plain'}>{outcomeTitle(outcome)}</Badge>
);

const severityTones = { low: 'plain', medium: 'plain', high: 'warning', critical: 'danger' } as const;

export const SeverityBadge = ({ severity }: { severity: keyof typeof severityTones }) => (
  <Badge tone={severityTones[severity]}>{severity}</Badge>
);

const statusTones: Readonly<Record<string, Tone>> = {
  open: 'accent',
  reopened: 'warning',
  fixed: 'good',
};

/** What a person or a run said of a finding. */
export const FindingBadge = ({ status }: { status: string }) => (
  <Badge tone={statusTones[status] ?? 'plain'}>{spaced(status)}</Badge>
);
