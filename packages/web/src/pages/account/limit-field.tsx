import { Group, NumberInput, Select } from '@mantine/core';

/** A limit: credits of a period, `unlimited`, or null for what holds without one. */
export type Limit = number | 'unlimited' | null;

interface LimitFieldProps {
  readonly label: string;
  readonly value: Limit;
  readonly onChange: (value: Limit) => void;
  /** What holds without a limit, such as "The plan’s 10,000". */
  readonly without: string;
  /** Whether the field offers "unlimited" beside that. */
  readonly offersUnlimited: boolean;
  readonly error?: string | undefined;
}

/** Asks for a limit: none, without end, or so many credits. */
export function LimitField({ label, value, onChange, without, offersUnlimited, error }: LimitFieldProps) {
  const kind = typeof value === 'number' ? 'credits' : (value ?? 'none');
  const choices = [
    { value: 'none', label: without },
    { value: 'credits', label: 'A number of credits per period' },
    ...(offersUnlimited ? [{ value: 'unlimited', label: 'Unlimited' }] : []),
  ];
  const choose = (next: string | null) => {
    if (next === 'credits') onChange(1_000);
    else onChange(next === 'unlimited' ? 'unlimited' : null);
  };
  return (
    <Group align="flex-start" grow>
      <Select label={label} data={choices} value={kind} onChange={choose} allowDeselect={false} error={error} />
      {typeof value === 'number' && (
        <NumberInput
          label={`${label}: credits`}
          value={value}
          onChange={(next) => onChange(Number(next) || 0)}
          min={0}
          allowDecimal={false}
          thousandSeparator=","
        />
      )}
    </Group>
  );
}
