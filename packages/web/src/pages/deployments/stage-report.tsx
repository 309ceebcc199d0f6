import { Badge, Group, Text } from '@mantine/core';
import { detectorLabel } from '../../detectors/detector-settings.ts';
import type { StageReport } from './talk.ts';

/** What every stage did with a call, in one line each. */
export function StageReportView({
  report: { input_guardrails: input, output_guardrails: output, metrics },
}: {
  report: StageReport;
}) {
  return (
    <Group gap={6} mt="xs">
      {input && (
        <SideLine
          label="Before"
          side={input}
          seconds={metrics?.input_guardrails_latency}
          changed={input.is_pii_redacted ? 'personal data replaced' : undefined}
        />
      )}
      {typeof metrics?.endpoint_latency === 'number' && (
        <Badge variant="default" tt="none">
          Model {shownSeconds(metrics.endpoint_latency)}
        </Badge>
      )}
      {output && (
        <SideLine
          label="After"
          side={output}
          seconds={metrics?.output_guardrails_latency}
          changed={output.is_pii_unredacted ? 'personal data put back' : undefined}
        />
      )}
    </Group>
  );
}

interface SideLineProps {
  readonly label: string;
  readonly side: NonNullable<StageReport['input_guardrails']>;
  readonly seconds: number | null | undefined;
  readonly changed: string | undefined;
}

function SideLine({ label, side, seconds, changed }: SideLineProps) {
  const { detected_detectors: detected, blocked_detectors: blocked, enabled_detectors: enabled } = side;
  const told = detected.filter((name) => !blocked.includes(name));
  return (
    <Group gap={4}>
      <Badge variant="default" tt="none">
        {label} {typeof seconds === 'number' && shownSeconds(seconds)}
      </Badge>
      {changed && (
        <Badge color="blue" variant="light" tt="none">
          {changed}
        </Badge>
      )}
      {blocked.map((name) => (
        <Badge key={name} color="red" tt="none">
          stopped: {detectorLabel(name)}
        </Badge>
      ))}
      {told.map((name) => (
        <Badge key={name} color="orange" variant="light" tt="none">
          told: {detectorLabel(name)}
        </Badge>
      ))}
      {enabled.length > 0 && detected.length === 0 && (
        <Text size="xs" c="dimmed">
          {enabled.length} detectors found nothing
        </Text>
      )}
    </Group>
  );
}

const shownSeconds = (seconds: number): string =>
  seconds < 1 ? `${(seconds * 1_000).toFixed(seconds < 0.01 ? 1 : 0)} ms` : `${seconds.toFixed(2)} s`;
