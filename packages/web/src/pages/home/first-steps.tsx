import { Accordion, Anchor, Card, Group, Stack, Text, ThemeIcon, Title, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { brand, command } from '../../api.ts';
import { CodeBlock } from '../../shown/code-block.tsx';
import { type Step, useSteps } from './use-steps.ts';

/** What to try first, ticked off as it happens. Gone once all of it is done. */
export function FirstSteps() {
  const steps = useSteps();
  const next = steps?.find(({ isDone }) => !isDone);
  if (!steps || !next) return null;
  return <StepList steps={steps} next={next} />;
}

function StepList({ steps, next }: { steps: readonly Step[]; next: Step }) {
  const [chosen, setChosen] = useState<string | null>();
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card withBorder component="section" aria-labelledby="first-steps">
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4" id="first-steps">
          First steps
        </Title>
        <Text size="sm" c="dimmed" role="status">
          {done} of {steps.length} done
        </Text>
      </Group>
      <Accordion
        value={chosen === undefined ? next.name : chosen}
        onChange={setChosen}
        variant="contained"
        keepMounted={false}
      >
        {steps.map((step) => (
          <StepItem key={step.name} step={step} />
        ))}
      </Accordion>
    </Card>
  );
}

function StepItem({ step }: { step: Step }) {
  const { name, label, hint, isDone, lacks, link, commands } = step;
  return (
    <Accordion.Item value={name}>
      <Accordion.Control>
        <Group gap="sm" wrap="nowrap">
          <ThemeIcon size={22} radius="xl" color={isDone ? 'teal' : 'gray'} variant={isDone ? 'filled' : 'light'}>
            {isDone ? <IconCheck size={14} aria-hidden /> : <IconCircle size={14} aria-hidden />}
          </ThemeIcon>
          <div>
            <Text fw={500}>
              {label}
              <VisuallyHidden>{isDone ? ' (done)' : ' (to do)'}</VisuallyHidden>
            </Text>
            <Text size="sm" c="dimmed">
              {hint}
            </Text>
          </div>
        </Group>
      </Accordion.Control>
      <Accordion.Panel>
        {lacks === undefined ? (
          <Stack gap="xs">
            <Text size="sm">
              <Anchor component={Link} href={link.path} underline="always">
                {link.label}
              </Anchor>
              , or in a terminal:
            </Text>
            {commands.map((write) => {
              const code = write({ origin: location.origin, brand, command });
              return <CodeBlock key={code} code={code} label="Copy the command" />;
            })}
          </Stack>
        ) : (
          <Text size="sm">It needs a key with the scope {lacks}. Sign in with one to try it.</Text>
        )}
      </Accordion.Panel>
    </Accordion.Item>
  );
}
