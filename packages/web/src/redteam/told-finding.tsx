import { Anchor, Card, Group, List, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { Link } from 'wouter';
import type { api } from '../api.ts';
import { SeverityBadge } from './badges.tsx';

export type KeyFinding = Awaited<ReturnType<typeof api.rt.findings>>['key_findings'][number];
type ToldParts = Pick<KeyFinding, 'how' | 'how_often' | 'fault' | 'example' | 'advice'>;

/** What was found in a run: what the target gives away or does, and what to do. */
export function KeyFindings({ found, run_id }: { found: readonly KeyFinding[]; run_id: string }) {
  return (
    <Card withBorder component="section" aria-labelledby="found">
      <Title order={2} size="h4" id="found" mb="xs">
        What was found
      </Title>
      {found.length === 0 && <Text c="dimmed">Nothing stands out.</Text>}
      <Stack gap="md">
        {found.map((finding) => (
          <KeyFindingCard key={finding.text} finding={finding} run_id={run_id} />
        ))}
      </Stack>
    </Card>
  );
}

function KeyFindingCard({ finding, run_id }: { finding: KeyFinding; run_id: string }) {
  const { what, text, severity, evidence } = finding;
  return (
    <article>
      <Group gap="xs" mb={4} wrap="nowrap" align="flex-start">
        <SeverityBadge severity={severity} />
        {what === undefined ? (
          <Text size="sm">{text}</Text>
        ) : (
          <Title order={3} size="h5" style={{ overflowWrap: 'anywhere' }}>
            {what}
          </Title>
        )}
      </Group>
      <ToldFinding told={finding} />
      {evidence[0] !== undefined && (
        <Anchor component={Link} href={`/app/runs/${run_id}?record=${evidence[0]}`} size="sm" underline="always">
          A record that shows it
          <VisuallyHidden>: {what ?? text}</VisuallyHidden>
        </Anchor>
      )}
    </article>
  );
}

/** How, how often, whose fault, an example, and what to do, in this order. */
export function ToldFinding({ told: { how, how_often, fault, example, advice = [] } }: { told: ToldParts }) {
  return (
    <Stack gap={4}>
      {[how, how_often, fault].map(
        (part) =>
          part !== undefined && (
            <Text size="sm" key={part}>
              {part}
            </Text>
          ),
      )}
      {example && (
        <details open>
          <summary>An example</summary>
          <Said label="Prompt" text={example.prompt} />
          <Said label="Answer" text={example.answer} />
        </details>
      )}
      {advice.length > 0 && (
        <div>
          <Text size="sm" fw={600}>
            What to do
          </Text>
          <List size="sm">
            {advice.map((one) => (
              <List.Item key={one}>{one}</List.Item>
            ))}
          </List>
        </div>
      )}
    </Stack>
  );
}

function Said({ label, text }: { label: string; text: string }) {
  return (
    <>
      <Text size="xs" c="dimmed" mt={4}>
        {label}
      </Text>
      <Text size="sm" dir="auto" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Text>
    </>
  );
}
