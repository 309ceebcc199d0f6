import { Alert, Card, Group, Stack, Text, Title } from '@mantine/core';
import type { api } from '../../api.ts';
import { OutcomeBadge } from '../../redteam/badges.tsx';
import { Conversation } from '../../redteam/conversation.tsx';
import { attackTitle } from '../../redteam/words.ts';

type Tried = Awaited<ReturnType<typeof api.rt.playground>>['results'][number];

/** What came of each attack: the verdict, and what was said. */
export const TriedAttacks = ({ results }: { results: readonly Tried[] }) => (
  <Stack>
    {results.map((tried) => (
      <TriedAttack key={tried.attack} tried={tried} />
    ))}
  </Stack>
);

function TriedAttack({ tried: { attack, verdict, error, turns, not_independent } }: { tried: Tried }) {
  return (
    <Card withBorder component="section" aria-labelledby={`tried-${attack}`}>
      <Stack gap="sm">
        <Group gap="xs">
          <Title order={2} size="h4" id={`tried-${attack}`}>
            {attackTitle(attack)}
          </Title>
          <OutcomeBadge outcome={verdict?.outcome ?? 'error'} />
        </Group>
        {verdict && (
          <Text size="sm">
            {verdict.reason} Score {verdict.score.toFixed(2)}, decided by {verdict.decided_by}.
          </Text>
        )}
        {error && (
          <Alert color="yellow" title="Not judged">
            {error.kind}: {error.message}
          </Alert>
        )}
        {not_independent && <Text size="sm">The target may have remembered other conversations.</Text>}
        <Conversation turns={turns} />
      </Stack>
    </Card>
  );
}
