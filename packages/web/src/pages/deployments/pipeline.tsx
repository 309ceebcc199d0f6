import { Anchor, Card, Group, Text, Title } from '@mantine/core';
import { IconArrowsExchange, IconEye, IconRobot, IconUser } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Badge } from '../../shown/badge.tsx';
import classes from './pipeline.module.css';
import { leastOf, type Price, type Stage } from './stages.ts';

interface PipelineProps {
  readonly stages: readonly Stage[];
  readonly onFailure: 'open' | 'closed';
  /** Whether it is drawn as it would be after saving. */
  readonly isDraft?: boolean;
}

/** The pipeline of a call, drawn from the caller to the model and back. */
export function Pipeline({ stages, onFailure, isDraft = false }: PipelineProps) {
  const least = leastOf(stages);
  return (
    <Card withBorder component="section" aria-labelledby="pipeline">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4" id="pipeline">
          Pipeline
        </Title>
        {isDraft && <Badge tone="warning">as it will be when saved</Badge>}
      </Group>
      <ol className={classes.way ?? ''}>
        <li className={classes.step ?? ''}>
          <End>The caller asks</End>
        </li>
        {stages.map((stage) => (
          <li key={stage.title} className={classes.step ?? ''}>
            <StageBox {...stage} />
          </li>
        ))}
        <li className={classes.step ?? ''}>
          <End>The caller reads</End>
        </li>
      </ol>
      <Text size="xs" c="dimmed" mt="sm">
        {least && `A call costs ${shownPrice(least)}; the tokens of the model cost no credits. `}
        {onFailure === 'closed'
          ? 'If a stage fails because of a service error, the call is refused.'
          : 'If a stage fails because of a service error, the call goes on without it.'}
      </Text>
    </Card>
  );
}

export const shownPrice = ({ credits, isAtLeast }: Price): string => {
  if (credits === 0) return 'nothing';
  return `${isAtLeast ? 'from ' : ''}${credits} ${credits === 1 ? 'credit' : 'credits'}`;
};

const End = ({ children }: { children: string }) => (
  <div className={classes.end ?? ''}>
    <IconUser size={18} aria-hidden />
    <Text size="sm">{children}</Text>
  </div>
);

const icons = { judges: IconEye, changes: IconArrowsExchange, model: IconRobot } as const;

function StageBox({ kind, title, about, policy, looksFor, stops, price }: Stage) {
  const Icon = icons[kind];
  return (
    <div className={classes[kind] ?? ''}>
      <Group gap={6} wrap="nowrap">
        <Icon size={18} aria-hidden className={classes.icon ?? ''} />
        <Text size="sm" fw={600} className={classes.words ?? ''}>
          {title}
        </Text>
      </Group>
      <Text size="xs" c="dimmed" className={classes.words ?? ''}>
        {policy === undefined ? about : <Judging policy={policy} looksFor={looksFor} />}
      </Text>
      <Group gap={4} mt="auto" pt={6}>
        {kind === 'judges' && <Stops stops={stops} />}
        {price && <Badge>{price.credits === 0 ? 'free' : shownPrice(price)}</Badge>}
      </Group>
    </div>
  );
}

function Judging({ policy, looksFor }: { policy: string; looksFor: readonly string[] | undefined }): ReactNode {
  const link = (
    <Anchor component={Link} href={`/app/policies/${encodeURIComponent(policy)}`} inherit underline="always">
      {policy}
    </Anchor>
  );
  if (looksFor === undefined) return <>judges by the policy {link}</>;
  if (looksFor.length === 0) return <>the policy {link} has no detector that is on</>;
  return (
    <>
      {looksFor.join(', ')} · policy {link}
    </>
  );
}

const Stops = ({ stops }: { stops: readonly string[] }) =>
  stops.length > 0 ? (
    stops.map((stop) => (
      <Badge key={stop} tone="danger">
        stops: {stop}
      </Badge>
    ))
  ) : (
    <Badge>only reports</Badge>
  );
