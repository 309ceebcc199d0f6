import { Card, List, Text, Title } from '@mantine/core';
import type { SavedPolicy } from '../../detectors/saved-queries.ts';
import { Badge } from '../../shown/badge.tsx';

/** Which rules the service can check by the words of a text, and how. */
export function RuleChecks({ checks }: { checks: SavedPolicy['rule_checks'] }) {
  if (!checks || checks.length === 0) return null;
  return (
    <Card withBorder component="section" aria-labelledby="rule-checks">
      <Title order={2} size="h4" id="rule-checks" mb="sm">
        How the rules are checked
      </Title>
      <List listStyleType="none" spacing="sm">
        {checks.map(({ rule, checkable, reason }, at) => (
          // Two rules may have the same words.
          <List.Item key={`${at} ${rule}`}>
            <Badge tone={checkable ? 'good' : 'warning'}>{checkable ? 'checked' : 'not checked'}</Badge>
            {rule}
            <Text size="xs" c="dimmed">
              {reason}
            </Text>
          </List.Item>
        ))}
      </List>
    </Card>
  );
}
