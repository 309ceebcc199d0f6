import { Anchor, Group, Table, Text } from '@mantine/core';
import { Link } from 'wouter';
import { FindingBadge, SeverityBadge } from '../../redteam/badges.tsx';
import { categoryTitle } from '../../redteam/words.ts';
import { shownNumber, shownTime } from '../../shown/numbers.ts';
import type { Finding } from './findings-queries.ts';

export function FindingRow({ finding }: { finding: Finding }) {
  const { finding_id, what, status, severity, category, sub_category, attack, target, latest, last_seen, seen_since } =
    finding;
  return (
    <Table.Tr>
      <Table.Td>
        <Anchor component={Link} href={`/app/findings/${finding_id}`} size="sm" fw={500}>
          {what ?? `${sub_category}, by ${attack}`}
        </Anchor>
        <Text size="xs" c="dimmed">
          {categoryTitle(category)}: {sub_category}, by {attack}
        </Text>
      </Table.Td>
      <Table.Td miw={110}>
        <Group gap={4}>
          <FindingBadge status={status} />
          <SeverityBadge severity={severity} />
        </Group>
        {seen_since && (
          <Text size="xs" c="dimmed">
            seen again since
          </Text>
        )}
      </Table.Td>
      <Table.Td miw={190}>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {target.saved_model ? `${target.saved_model.name} ${target.saved_model.version}` : target.model_name}
        </Text>
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {target.endpoint}
        </Text>
      </Table.Td>
      <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
        {shownNumber(latest.successes)} of {shownNumber(latest.attempts)}
      </Table.Td>
      <Table.Td style={{ whiteSpace: 'nowrap' }}>{shownTime(last_seen)}</Table.Td>
    </Table.Tr>
  );
}
