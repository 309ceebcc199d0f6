import { Button, Group, Select, Text, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pricingQuery } from '../../redteam/queries.ts';
import { attackTitle, categoryTitle, spaced, YOUR_RULES } from '../../redteam/words.ts';
import { type FilterName, severities, statuses } from './findings-queries.ts';

const TYPING_MS = 300;

interface FindingFiltersProps {
  readonly filters: Partial<Record<FilterName, string>>;
  readonly choose: (change: Partial<Record<FilterName, string | null>>) => void;
  readonly clear: () => void;
}

/** `false_positive` as "False positive". */
const sentenceOfId = (id: string): string => spaced(id).replace(/^./, (letter) => letter.toUpperCase());

/** Asks which findings are shown. */
export function FindingFilters({ filters, choose, clear }: FindingFiltersProps) {
  const { data } = useQuery(pricingQuery);
  const [model, setModel] = useState(filters.model ?? '');
  const filterByModel = useDebouncedCallback((value: string) => choose({ model: value || null }), TYPING_MS);
  const select = (name: FilterName, label: string, choices: readonly string[], title = sentenceOfId) => (
    <Select
      label={label}
      placeholder="All"
      data={choices.map((value) => ({ value, label: title(value) }))}
      value={filters[name] ?? null}
      onChange={(value) => choose({ [name]: value })}
      clearable
      clearButtonProps={{ 'aria-label': 'All' }}
      w={190}
    />
  );
  const showAll = () => {
    setModel('');
    clear();
  };
  return (
    <>
      <Group align="flex-end" role="search" aria-label="Filters of findings">
        {select('status', 'Status', statuses)}
        {select('severity', 'Severity', severities)}
        {select(
          'category',
          'Category',
          [...(data?.categories.map(({ category }) => category) ?? []), YOUR_RULES],
          categoryTitle,
        )}
        {select('attack', 'Attack', data?.attacks.map(({ attack }) => attack) ?? [], attackTitle)}
        <TextInput
          label="Model"
          placeholder="Its whole name"
          value={model}
          onChange={(event) => {
            setModel(event.currentTarget.value);
            filterByModel(event.currentTarget.value);
          }}
          w={190}
        />
        {Object.keys(filters).length > 0 && (
          <Button variant="subtle" onClick={showAll}>
            Show all
          </Button>
        )}
      </Group>
      {filters.run_id && (
        <Text size="sm" c="dimmed">
          Only what the run {filters.run_id} attacked.
        </Text>
      )}
    </>
  );
}
