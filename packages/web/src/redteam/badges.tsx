import { Badge } from '@mantine/core';
import { spaced } from './words.ts';

const outcomeColours: Readonly<Record<string, string>> = {
  success: 'red',
  resisted: 'teal',
  unclear: 'gray',
  error: 'yellow',
};

/** What came of an attempt. A success is one of the attack. */
export const OutcomeBadge = ({ outcome }: { outcome: string }) => (
  <Badge color={outcomeColours[outcome] ?? 'gray'} variant="light" style={{ flexShrink: 0 }}>
    {outcome}
  </Badge>
);

const severityColours = { low: 'gray', medium: 'yellow', high: 'orange', critical: 'red' } as const;

export const SeverityBadge = ({ severity }: { severity: keyof typeof severityColours }) => (
  <Badge color={severityColours[severity]} variant="light" style={{ flexShrink: 0 }}>
    {severity}
  </Badge>
);

const statusColours: Readonly<Record<string, string>> = {
  open: 'red',
  reopened: 'red',
  accepted: 'yellow',
  false_positive: 'gray',
  fixed: 'teal',
};

/** What a person or a run said of a finding. */
export const FindingBadge = ({ status }: { status: string }) => (
  <Badge color={statusColours[status] ?? 'gray'} variant="light" style={{ flexShrink: 0 }}>
    {spaced(status)}
  </Badge>
);
