import { Card, Text, Title } from '@mantine/core';
import { type CallWithTexts, shownMs } from './call-queries.ts';
import classes from './waterfall.module.css';
import { type Bar, barsOf } from './waterfall-bars.ts';

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
        {bars.map((bar, at) => (
          // Two attempts may have the same name.
          <li key={`${at} ${bar.label}`} className={classes.row ?? ''}>
            <Text size="sm" className={classes.label ?? ''}>
              {bar.label}
              {bar.note && (
                <Text span size="xs" c="dimmed">
                  {' '}
                  {bar.note}
                </Text>
              )}
            </Text>
            <Track bar={bar} total={total} />
            <Text size="sm" ta="right">
              {shownMs(bar.ms)}
            </Text>
          </li>
        ))}
      </ul>
      <div className={classes.row ?? ''} aria-hidden>
        <span />
        <div className={classes.scale ?? ''}>
          <span>0</span>
          <span>{shownMs(total / 2)}</span>
          <span>{shownMs(total)}</span>
        </div>
        <span />
      </div>
    </Card>
  );
}

/** The least share of the track that can be seen. */
const LEAST = 0.5;

function Track({ bar: { start, end, kind }, total }: { bar: Bar; total: number }) {
  const from = Math.min(share(start, total), 100 - LEAST);
  const width = Math.min(Math.max(LEAST, share(end, total) - from), 100 - from);
  return (
    <div className={classes.track ?? ''} aria-hidden>
      <div className={`${classes.bar} ${classes[kind]}`} style={{ left: `${from}%`, width: `${width}%` }} />
    </div>
  );
}

const share = (ms: number, total: number): number => (total > 0 ? Math.min(100, (100 * ms) / total) : 0);
