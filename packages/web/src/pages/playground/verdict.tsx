import { Badge, Card, Code, Group, Highlight, Stack, Text, Title } from '@mantine/core';
import type { api } from '../../api.ts';

type Detection = Pick<Awaited<ReturnType<typeof api.guardrails.detect>>, 'summary' | 'details'>;

/** What was found: the text with the findings marked, then each detector's own words. */
export function Verdict({ text, detection: { summary, details } }: { text: string; detection: Detection }) {
  return (
    <Card withBorder component="section" aria-live="polite" aria-label="Verdict">
      <Stack>
        <Group gap="xs">
          {Object.entries(summary).map(([name, value]) => (
            <Flag key={name} name={name} isFound={Array.isArray(value) ? value.length > 0 : Number(value) > 0} />
          ))}
        </Group>
        <Highlight
          highlight={passagesIn(summary, details)}
          style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {text}
        </Highlight>
        {Object.entries(details).map(([name, detail]) => (
          <div key={name}>
            <Title order={3} size="h6">
              {name}
            </Title>
            <Code block>{JSON.stringify(detail, null, 2)}</Code>
          </div>
        ))}
      </Stack>
    </Card>
  );
}

function Flag({ name, isFound }: { name: string; isFound: boolean }) {
  return (
    <Badge color={isFound ? 'red' : 'teal'} variant={isFound ? 'filled' : 'light'}>
      {name}{' '}
      <Text span inherit>
        {isFound ? '· found' : '· nothing'}
      </Text>
    </Badge>
  );
}

/** The passages of the text in which something was found. */
function passagesIn(
  { injection_attack: isAttack }: Detection['summary'],
  { pii, injection_attack: injection }: Detection['details'],
): string[] {
  const personal = Object.values(pii ?? {}).flatMap((found) => Object.values(found));
  // The detector names its worst sentence for harmless texts, too.
  const attack = isAttack ? injection?.most_unsafe_content : undefined;
  return [...personal, ...(attack ? [attack] : [])];
}
