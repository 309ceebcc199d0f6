import { ActionIcon, Button, Group, Menu, Text, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconColumns, IconDownload, IconSearch, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { saveFile } from './save-file.ts';
import { type Column, csvOf } from './table-rows.ts';

const TYPING_MS = 200;

interface TableToolsProps<Row> {
  /** What is listed, such as "Keys". */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly hidden: readonly string[];
  readonly rows: readonly Row[];
  readonly total: number;
  readonly hasMore: boolean;
  readonly search: string;
  readonly choose: (change: { q?: string | null; hide?: string | null; page?: null }) => void;
}

/** Above a table: finds rows, chooses columns, and saves what is shown. */
export function TableTools<Row>(props: TableToolsProps<Row>) {
  const { label, columns, hidden, rows, total, hasMore, search, choose } = props;
  const hide = (name: string) => {
    const names = hidden.includes(name) ? hidden.filter((each) => each !== name) : [...hidden, name];
    choose({ hide: names.length === 0 ? null : names.join(',') });
  };
  const shown = columns.filter(({ name }) => !hidden.includes(name));
  const save = () => {
    const name = `${label.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}.csv`;
    saveFile(name, new Blob([csvOf(rows, shown)], { type: 'text/csv' }));
  };
  return (
    <Group gap="xs" role="search" aria-label={`Find in ${label}`}>
      <SearchField label={label} search={search} onSearch={(words) => choose({ q: words || null, page: null })} />
      <Text size="xs" c="dimmed" role="status">
        {search === '' ? `${total} ${hasMore ? 'read so far' : 'in all'}` : `${rows.length} of ${total}`}
      </Text>
      <Group gap="xs" ml="auto">
        <Menu closeOnItemClick={false} position="bottom-end">
          <Menu.Target>
            <Button variant="default" size="xs" leftSection={<IconColumns size={14} aria-hidden />}>
              Columns
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {columns.slice(1).map(({ name }) => (
              <Menu.CheckboxItem key={name} checked={!hidden.includes(name)} onChange={() => hide(name)}>
                {name}
              </Menu.CheckboxItem>
            ))}
          </Menu.Dropdown>
        </Menu>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconDownload size={14} aria-hidden />}
          onClick={save}
          aria-label={`CSV of ${label}`}
        >
          CSV
        </Button>
      </Group>
    </Group>
  );
}

interface SearchFieldProps {
  readonly label: string;
  readonly search: string;
  readonly onSearch: (words: string) => void;
}

function SearchField({ label, search, onSearch }: SearchFieldProps) {
  const [words, setWords] = useState(search);
  const searchSoon = useDebouncedCallback(onSearch, TYPING_MS);
  // The address also changes by Back, and by a link.
  const [before, setBefore] = useState(search);
  if (before !== search) {
    setBefore(search);
    setWords(search);
  }
  const change = (next: string) => {
    setWords(next);
    searchSoon(next);
  };
  return (
    <TextInput
      size="xs"
      w={240}
      placeholder="Find"
      aria-label={`Find in ${label}`}
      value={words}
      onChange={(event) => change(event.currentTarget.value)}
      leftSection={<IconSearch size={14} aria-hidden />}
      rightSection={
        words !== '' && (
          <ActionIcon variant="subtle" color="gray" size="sm" aria-label="Clear" onClick={() => change('')}>
            <IconX size={14} aria-hidden />
          </ActionIcon>
        )
      }
    />
  );
}
