import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { pricingQuery } from '../../shown/pricing-query.ts';
import { type Asked, type Content, type Judges, missingIn } from './asked.ts';
import { type Estimate, estimate } from './price.ts';
import type { Judging } from './use-judging.ts';

interface JudgeButtonProps {
  readonly content: Content;
  readonly judges: Judges;
  readonly asked: Asked;
  readonly judging: Judging;
}

/** The button that sends the request, with the price as it will be and how far a scan is. */
export function JudgeButton({ content, judges, asked, judging }: JudgeButtonProps) {
  const { data: rates } = useQuery(pricingQuery);
  const missing = missingIn(content, judges);
  const price =
    rates &&
    estimate(rates, judges.detectors, { mode: content.mode, text: content.text, bytes: content.file?.size ?? 0 });
  return (
    <Stack gap="xs">
      <Group>
        <Button
          onClick={() => judging.mutate({ asked, content })}
          loading={judging.isPending}
          disabled={missing !== undefined}
        >
          Judge
        </Button>
        {judging.isPending && asked.streams && (
          <Button variant="default" onClick={judging.stop}>
            Stop waiting
          </Button>
        )}
        <Text size="sm" c="dimmed" aria-live="polite">
          {missing ?? (price && priceShown(price))}
        </Text>
      </Group>
      {judging.isPending && judging.progress && (
        <ScanProgress {...judging.progress} what={content.mode === 'pdf' ? 'pages' : 'fragments'} />
      )}
    </Stack>
  );
}

/** A price as a sentence. */
function priceShown({ credits, per }: Estimate): string {
  const said = credits === 1 ? '1 credit' : `${credits} credits`;
  if (!per) return `It will cost ${said}.`;
  const each = `${per.credits} for each ${per.what}`;
  return `It will cost ${said} and ${each}${Number.isFinite(per.atMost) ? `, at most ${per.atMost}` : ''}.`;
}

interface ScanProgressProps {
  readonly done: number;
  readonly total: number;
  readonly withFindings: number;
  readonly what: string;
}

const ScanProgress = ({ done, total, withFindings, what }: ScanProgressProps) => (
  <div>
    <Progress value={(100 * done) / Math.max(1, total)} aria-label="How far the scan is" />
    <Text size="xs" c="dimmed" mt={4} role="status">
      {done} of {total} {what} judged, {withFindings} with findings
    </Text>
  </div>
);
