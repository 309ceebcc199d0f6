import { Anchor, Card, Group, List, Text, ThemeIcon, Title, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { balanceQuery, policiesQuery, recentRunsQuery } from './queries.ts';

interface Step {
  readonly label: string;
  readonly hint: string;
  readonly href: string;
  readonly isDone: boolean;
}

/** What to try first, ticked off as it happens. Gone once all of it is done. */
export function FirstSteps() {
  const steps = useSteps();
  if (!steps || steps.every(({ isDone }) => isDone)) return null;
  return (
    <Card withBorder component="section" aria-labelledby="first-steps">
      <Title order={2} size="h4" mb="sm" id="first-steps">
        First steps
      </Title>
      <List spacing="sm" listStyleType="none">
        {steps.map((step) => (
          <StepItem key={step.label} {...step} />
        ))}
      </List>
    </Card>
  );
}

function StepItem({ label, hint, href, isDone }: Step) {
  const link = href.startsWith('/app') ? (
    <Anchor component={Link} href={href}>
      {label}
    </Anchor>
  ) : (
    <Anchor href={href}>{label}</Anchor>
  );
  return (
    <List.Item>
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <ThemeIcon size={22} radius="xl" color={isDone ? 'teal' : 'gray'} variant={isDone ? 'filled' : 'light'}>
          {isDone ? <IconCheck size={14} aria-hidden /> : <IconCircle size={14} aria-hidden />}
        </ThemeIcon>
        <div>
          {link}
          <VisuallyHidden>{isDone ? ' (done)' : ' (to do)'}</VisuallyHidden>
          <Text size="sm" c="dimmed">
            {hint}
          </Text>
        </div>
      </Group>
    </List.Item>
  );
}

/** The steps, or undefined while it is not known which of them are done. */
function useSteps(): Step[] | undefined {
  const balance = useQuery(balanceQuery);
  const runs = useQuery(recentRunsQuery);
  const policies = useQuery(policiesQuery);
  if (!balance.data) return undefined;
  const guardrails = balance.data.balances.find((each) => each.balance === 'guardrails');
  return [
    {
      label: 'Judge a text',
      hint: 'Personal data, injections, insults: see what each detector says, and what it costs',
      href: '/app/playground',
      isDone: (guardrails?.requests ?? 0) > 0,
    },
    {
      label: 'Save a policy',
      hint: 'The detectors of an application under a name',
      href: '/docs#/guardrails',
      isDone: (policies.data?.pagination.total_count ?? 0) > 0,
    },
    {
      label: 'Attack a model',
      hint: '`npm run redoubt -- practice-target` serves one that leaks on purpose',
      href: '/app/runs',
      isDone: (runs.data?.pagination.total_count ?? 0) > 0,
    },
  ];
}
