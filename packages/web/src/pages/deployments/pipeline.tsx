import { Badge, Card, Group, Text, Title } from '@mantine/core';
import { IconArrowRight, IconMessage, IconRobot, IconShieldHalf } from '@tabler/icons-react';
import classes from './pipeline.module.css';
import type { Stage } from './stages.ts';

/** The way of a call, drawn from the caller to the model and back. */
export function Pipeline({ stages, onFailure }: { stages: readonly Stage[]; onFailure: 'open' | 'closed' }) {
  return (
    <Card withBorder component="section" aria-labelledby="pipeline">
      <Title order={2} size="h4" id="pipeline" mb="sm">
        The way of a call
      </Title>
      <ol className={classes.way ?? ''}>
        <li className={classes.step ?? ''}>
          <End>The caller asks</End>
        </li>
        {stages.map((stage) => (
          <li key={stage.title} className={classes.step ?? ''}>
            <IconArrowRight size={18} aria-hidden className={classes.arrow ?? ''} />
            <StageBox {...stage} />
          </li>
        ))}
        <li className={classes.step ?? ''}>
          <IconArrowRight size={18} aria-hidden className={classes.arrow ?? ''} />
          <End>The caller reads</End>
        </li>
      </ol>
      <Text size="xs" c="dimmed" mt="sm">
        {onFailure === 'closed'
          ? 'A call whose stage fails by a fault of the service is refused.'
          : 'A call whose stage fails by a fault of the service goes on without it.'}
      </Text>
    </Card>
  );
}

const End = ({ children }: { children: string }) => (
  <div className={classes.end ?? ''}>
    <IconMessage size={18} aria-hidden />
    <Text size="sm">{children}</Text>
  </div>
);

function StageBox({ title, about, stops, isModel = false }: Stage) {
  const Icon = isModel ? IconRobot : IconShieldHalf;
  return (
    <div className={classes[isModel ? 'model' : 'stage'] ?? ''}>
      <Group gap={6} wrap="nowrap">
        <Icon size={18} aria-hidden />
        <Text size="sm" fw={600}>
          {title}
        </Text>
      </Group>
      <Text size="xs" c="dimmed">
        {about}
      </Text>
      {!isModel && (
        <Group gap={4} mt={4}>
          {stops.map((stop) => (
            <Badge key={stop} size="sm" color="red" variant="light" tt="none">
              stops: {stop}
            </Badge>
          ))}
          {stops.length === 0 && hasFindings(title) && (
            <Badge size="sm" color="gray" variant="light" tt="none">
              only tells
            </Badge>
          )}
        </Group>
      )}
    </div>
  );
}

/** Redaction and restoring change texts and find nothing. */
const hasFindings = (title: string): boolean => title !== 'Redaction' && title !== 'Restoring';
