import { Group, Text, Tooltip } from '@mantine/core';
import { shownNumber } from '../../shown/numbers.ts';
import { roundTicks } from '../../shown/round-ticks.ts';
import classes from './day-bars.module.css';

/** One part of every bar. */
interface Part<Name extends string> {
  readonly name: Name;
  /** A colour of CSS. */
  readonly colour: string;
}

interface DayBarsProps<Name extends string> {
  readonly days: readonly (Readonly<Record<Name, number>> & { readonly day: string })[];
  /** From the bottom of a bar to its top. */
  readonly parts: readonly Part<Name>[];
}

/** The most names of days that stand under the bars. More would run into each other on a telephone. */
const MAX_NAMES = 6;
/** 2,500 as "2.5K": there is no room for more beside the lines. */
const short = new Intl.NumberFormat('en', { notation: 'compact' });

/**
 * Draws a bar a day, its parts on top of each other. Screen readers are not told of it: the caller has a table. It is
 * our own, because the library of the larger charts is two thirds of what a first visit may load.
 */
export function DayBars<Name extends string>({ days, parts }: DayBarsProps<Name>) {
  const lines = roundTicks(Math.max(...days.map((day) => sumOf(day, parts))));
  const top = lines.at(-1) ?? 1;
  const every = Math.ceil(days.length / MAX_NAMES);
  return (
    <div aria-hidden>
      <div className={classes.chart}>
        <div className={classes.scale}>
          {lines.map((line) => (
            <span key={line} style={{ bottom: `${(100 * line) / top}%` }}>
              {short.format(line)}
            </span>
          ))}
        </div>
        <div className={classes.plot}>
          {lines.map((line) => (
            <div key={line} className={classes.line} style={{ bottom: `${(100 * line) / top}%` }} />
          ))}
          {days.map((day, index) => (
            <div key={day.day} className={classes.day}>
              <Tooltip.Floating label={<Figures day={day} parts={parts} />}>
                <div className={classes.bar}>
                  {parts.map(({ name, colour }) => (
                    <div key={name} style={{ height: `${(100 * day[name]) / top}%`, background: colour }} />
                  ))}
                </div>
              </Tooltip.Floating>
              {index % every === 0 && <span className={classes.name}>{day.day}</span>}
            </div>
          ))}
        </div>
      </div>
      <Legend parts={parts} />
    </div>
  );
}

function Figures<Name extends string>({ day, parts }: { day: DayBarsProps<Name>['days'][number] } & Parts<Name>) {
  return (
    <>
      {day.day}
      {parts.map(({ name }) => (
        <div key={name}>
          {name}: {shownNumber(day[name])}
        </div>
      ))}
    </>
  );
}

type Parts<Name extends string> = Pick<DayBarsProps<Name>, 'parts'>;

const Legend = <Name extends string>({ parts }: Parts<Name>) => (
  <Group justify="flex-end" gap="md" mt={4}>
    {parts.map(({ name, colour }) => (
      <Group key={name} gap={6}>
        <span className={classes.dot} style={{ background: colour }} />
        <Text size="sm">{name}</Text>
      </Group>
    ))}
  </Group>
);

const sumOf = <Name extends string>(day: Readonly<Record<Name, number>>, parts: Parts<Name>['parts']): number =>
  parts.reduce((sum, { name }) => sum + day[name], 0);
