import { Select } from '@mantine/core';
import { DayField } from '../../../shown/day-field.tsx';

const DAY_MS = 86_400_000;
const spans = [
  { value: 'billing', label: 'Billing period so far', days: 0 },
  { value: '7', label: 'Last 7 days', days: 7 },
  { value: '30', label: 'Last 30 days', days: 30 },
  { value: '90', label: 'Last 90 days', days: 90 },
  { value: '365', label: 'Last 365 days', days: 365 },
  { value: 'days', label: 'From … to …', days: 0 },
];

interface PeriodProps {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly onChange: (days: { from: string | null; to: string | null }) => void;
}

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
const firstOf = (days: number): string => dayOf(Date.now() - (days - 1) * DAY_MS);

/** Chooses the days of a report. */
export function Period({ from, to, onChange }: PeriodProps) {
  const chosen = chosenSpan(from, to);
  const choose = (value: string | null) => {
    const days = spans.find((each) => each.value === value)?.days ?? 0;
    if (value === 'days') onChange({ from: firstOf(30), to: dayOf(Date.now()) });
    else onChange({ from: days === 0 ? null : firstOf(days), to: null });
  };
  return (
    <>
      <Select label="Period" data={spans} value={chosen} onChange={choose} allowDeselect={false} w={190} />
      {chosen === 'days' && (
        <>
          <DayField label="First day" value={from} onChange={(day) => onChange({ from: day, to: to ?? null })} />
          <DayField label="Last day" value={to} onChange={(day) => onChange({ from: from ?? null, to: day })} />
        </>
      )}
    </>
  );
}

function chosenSpan(from: string | undefined, to: string | undefined): string {
  if (from === undefined && to === undefined) return 'billing';
  const span = spans.find(({ days }) => days > 0 && from === firstOf(days));
  return to === undefined && span ? span.value : 'days';
}
