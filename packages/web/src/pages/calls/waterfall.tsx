import { Card, Text, Title } from '@mantine/core';
import { type CallWithTexts, shownMs } from './call-queries.ts';
import classes from './waterfall.module.css';

/** A stretch of time of a call, in milliseconds. */
interface Bar {
  readonly label: string;
  readonly start: number;
  readonly ms: number;
  readonly note?: string;
}

/** How long each part of a call took, one below the other. */
export function Waterfall({ call }: { call: CallWithTexts }) {
  const { total } = call.latencies_ms;
  const bars = barsOf(call);
  return (
    <Card withBorder component="section" aria-labelledby="waterfall">
      <Title order={2} size="h4" id="waterfall" mb="sm">
        {shownMs(total)} in all
      </Title>
      <ul className={classes.bars ?? ''}>
        {bars.map(({ label, start, ms, note }, at) => (
          // Two attempts may have the same name.
          <li key={`${at} ${label}`} className={classes.row ?? ''}>
            <Text size="sm" className={classes.label ?? ''}>
              {label}
              {note && (
                <Text span size="xs" c="dimmed">
                  {' '}
                  {note}
                </Text>
              )}
            </Text>
            <div className={classes.track ?? ''}>
              <div
                className={classes.bar ?? ''}
                style={{ left: `${share(start, total)}%`, width: `${Math.max(0.5, share(ms, total))}%` }}
              />
            </div>
            <Text size="sm" ta="right">
              {shownMs(ms)}
            </Text>
          </li>
        ))}
      </ul>
      <Text size="xs" c="dimmed" mt="xs">
        In a stream, the guardrails behind the model work while the answer comes; their bar is their sum.
      </Text>
    </Card>
  );
}

const share = (ms: number, total: number): number => (total > 0 ? Math.min(100, (100 * ms) / total) : 0);

/** The guardrails before, each attempt at a model, and the guardrails behind, which end with the call. */
function barsOf({ latencies_ms: latencies, attempts }: CallWithTexts): Bar[] {
  const { input_guardrails: input, output_guardrails: output, first_byte: first, total } = latencies;
  const bars: Bar[] = [];
  if (input !== null) bars.push({ label: 'Guardrails before the model', start: 0, ms: input });
  let start = input ?? 0;
  for (const { model, status, ms } of attempts) {
    bars.push({ label: model, start, ms, note: status === null ? 'no answer' : `status ${status}` });
    start += ms;
  }
  if (first !== null) bars.push({ label: 'Until the first piece for the caller', start: 0, ms: first });
  if (output !== null)
    bars.push({ label: 'Guardrails behind the model', start: Math.max(0, total - output), ms: output });
  return bars;
}
