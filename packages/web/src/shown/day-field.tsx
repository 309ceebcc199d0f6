import { TextInput, type TextInputProps } from '@mantine/core';

interface DayFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  /** A day as `2026-11-28`. The field stays empty for what is no day. */
  readonly value: string | undefined;
  readonly onChange: (day: string | null) => void;
}

/** Asks for a day. */
export function DayField({ value = '', onChange, ...look }: DayFieldProps) {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
  return (
    <TextInput
      type="date"
      value={isDay ? value : ''}
      onChange={(event) => onChange(event.currentTarget.value || null)}
      {...look}
    />
  );
}
