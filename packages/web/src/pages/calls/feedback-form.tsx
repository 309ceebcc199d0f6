import { Button, Card, Group, Select, Stack, Text, Textarea, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api.ts';
import { detectorNames } from '../../detectors/detectors.ts';
import { sayDone } from '../../shown/done.ts';
import { Failure } from '../../shown/failure.tsx';
import { fieldErrorsOf } from '../../shown/field-errors.ts';
import { findingLabel } from '../deployments/stages.ts';
import type { CallWithTexts } from './call-queries.ts';

type Body = NonNullable<NonNullable<Parameters<typeof api.proxy.giveFeedback>[0]>['body']>;
type Verdict = Body['verdict'];
type Side = NonNullable<Body['stage']>;

const sides: readonly { value: Side; label: string }[] = [
  { value: 'input', label: 'What went in' },
  { value: 'output', label: 'What came out' },
];
const verdicts: readonly { value: Verdict; label: string }[] = [
  { value: 'right', label: 'Right' },
  { value: 'false_alarm', label: 'False alarm' },
  { value: 'missed', label: 'Missed' },
];
const detectors = detectorNames.map((value) => ({ value, label: findingLabel(value) }));

/** Takes what a person says of what a policy found in a call. It becomes a sample of the policy. */
export function FeedbackForm({ call }: { call: CallWithTexts }) {
  const { call_id, detections, texts } = call;
  const [stage, setStage] = useState<Side>(detections.output.detected.length > 0 ? 'output' : 'input');
  const [detector, setDetector] = useState<string | null>(null);
  const [text, setText] = useState('');
  const isKept = () =>
    (stage === 'input' ? texts.request : texts.response) !== null && detector !== 'pii' && errors.text === undefined;
  const giving = useMutation({
    mutationFn: (verdict: Verdict) => {
      const body = {
        verdict,
        stage,
        // The cast: the values are those of `detectorNames`.
        ...(detector !== null && { detector: detector as Body['detector'] }),
        ...(!isKept() && text.trim() !== '' && { text }),
      };
      return api.proxy.giveFeedback({ params: { call_id }, body });
    },
    onSuccess: ({ policy }) => sayDone(`Kept as a sample of the policy ${policy}`),
  });
  const errors = fieldErrorsOf(giving.error);
  return (
    <Card withBorder component="section" aria-labelledby="feedback">
      <Title order={2} size="h4" id="feedback" mb="xs">
        Was this right?
      </Title>
      <Stack gap="sm">
        <Group gap="sm" align="flex-start">
          <Select
            label="Side"
            data={sides}
            value={stage}
            // The cast: the values are those of `sides`.
            onChange={(value) => {
              setStage(value as Side);
              // The text of one side is none of the other.
              setText('');
              giving.reset();
            }}
            error={errors.stage}
            allowDeselect={false}
          />
          <Select
            label="Detector"
            placeholder="The policy as a whole"
            data={detectors}
            value={detector}
            onChange={setDetector}
            error={errors.detector}
            clearable
          />
        </Group>
        {!isKept() && (
          <Textarea
            label="The judged text"
            description="The log has no text of this call, or several"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            error={errors.text}
            autosize
            minRows={2}
          />
        )}
        {giving.error && <Failure error={giving.error} what="Not kept" />}
        <VerdictButtons pending={giving.isPending ? giving.variables : undefined} onGive={giving.mutate} />
        <Text size="xs" c="dimmed">
          “False alarm”: it was flagged and should not be. “Missed”: it was not and should be.
        </Text>
      </Stack>
    </Card>
  );
}

interface VerdictButtonsProps {
  /** What is being sent. */
  readonly pending: Verdict | undefined;
  readonly onGive: (verdict: Verdict) => void;
}

const VerdictButtons = ({ pending, onGive }: VerdictButtonsProps) => (
  <Group gap="xs">
    {verdicts.map(({ value, label }) => (
      <Button
        key={value}
        variant="default"
        loading={pending === value}
        disabled={pending !== undefined}
        onClick={() => onGive(value)}
      >
        {label}
      </Button>
    ))}
  </Group>
);
