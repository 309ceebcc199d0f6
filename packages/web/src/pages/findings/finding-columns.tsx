import { Anchor, Group, Text } from '@mantine/core';
import { Link } from 'wouter';
import { FindingBadge, SeverityBadge } from '../../redteam/badges.tsx';
import { attackTitle, categoryTitle, spaced } from '../../redteam/words.ts';
import type { Column } from '../../shown/data-table.tsx';
import { shownNumber, shownShare, shownTime } from '../../shown/numbers.ts';
import type { Finding } from './findings-queries.ts';

const weaknessText = ({ category, sub_category, attack }: Finding): string =>
  `${categoryTitle(category)}: ${spaced(sub_category)}, by ${attackTitle(attack)}`;

const targetName = ({ target }: Finding): string | null =>
  target.saved_model ? `${target.saved_model.name} ${target.saved_model.version}` : target.model_name;

/** Severities from the least to the worst, by which rows are sorted. */
const severities = ['low', 'medium', 'high', 'critical'];

/** The columns of a table of findings. */
export const findingColumns: readonly Column<Finding>[] = [
  {
    name: 'Weakness',
    value: (finding) => `${finding.what ?? ''} ${weaknessText(finding)}`.trim(),
    cell: (finding) => (
      <>
        <Anchor component={Link} href={`/app/findings/${finding.finding_id}`} size="sm" fw={500}>
          {finding.what ?? `${spaced(finding.sub_category)}, by ${attackTitle(finding.attack)}`}
        </Anchor>
        <Text size="xs" c="dimmed">
          {weaknessText(finding)}
        </Text>
      </>
    ),
  },
  {
    name: 'Severity',
    value: ({ severity }) => severities.indexOf(severity),
    cell: ({ severity }) => <SeverityBadge severity={severity} />,
  },
  {
    name: 'Status',
    value: ({ status }) => spaced(status),
    cell: ({ status, seen_since }) => (
      <Group gap={4}>
        <FindingBadge status={status} />
        {seen_since && (
          <Text size="xs" c="dimmed">
            seen again since
          </Text>
        )}
      </Group>
    ),
  },
  {
    name: 'Target',
    value: (finding) => `${targetName(finding) ?? ''} ${finding.target.endpoint ?? ''}`.trim(),
    cell: (finding) => (
      <>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {targetName(finding)}
        </Text>
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {finding.target.endpoint}
        </Text>
      </>
    ),
  },
  {
    name: 'Last run',
    isNumber: true,
    value: ({ latest }) => (latest.attempts === 0 ? null : latest.successes / latest.attempts),
    cell: ({ latest }) => (
      <>
        {latest.attempts === 0 ? '–' : shownShare(latest.successes / latest.attempts)}
        <Text size="xs" c="dimmed">
          {shownNumber(latest.successes)} of {shownNumber(latest.attempts)}
        </Text>
      </>
    ),
  },
  { name: 'Last seen', value: ({ last_seen }) => last_seen, cell: ({ last_seen }) => shownTime(last_seen) },
];
