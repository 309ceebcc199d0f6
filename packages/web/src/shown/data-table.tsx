import { Stack, Table, Text, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { Fragment, type ReactNode, useRef } from 'react';
import classes from './data-table.module.css';
import { useRowKeys } from './keys.ts';
import { Pager, usePage } from './pager.tsx';
import { type Column, inOrder, nextOrder, type Order, readOrder, withWords } from './table-rows.ts';
import { TableTools } from './table-tools.tsx';
import { useFilters } from './use-filters.ts';

export type { Column } from './table-rows.ts';

interface DataTableProps<Row> {
  /** What is listed, for who does not see it. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Narrower screens scroll the table sideways. */
  readonly minWidth?: number;
  /** What opens below a row. Absent: nothing. */
  readonly details?: (row: Row) => ReactNode;
}

/** Windows from 1,200 pixels on have this much room for a table. */
const ROOM = 900;
const outside = { tabIndex: 0 } as const;

/** Rows of one kind. J and K go through them, and Enter opens one. */
export function DataTable<Row>({ minWidth = 560, ...table }: DataTableProps<Row> & Sorting) {
  const frame = useRef<HTMLDivElement>(null);
  useRowKeys(frame, true);
  return (
    <div
      ref={frame}
      className={classes.frame}
      data-keys=""
      data-fits={minWidth <= ROOM ? '' : undefined}
      // A keyboard scrolls only what has the focus.
      {...outside}
    >
      <Table
        highlightOnHover
        aria-label={table.label}
        verticalSpacing="xs"
        miw={minWidth}
        className={classes.table ?? ''}
      >
        <TableHead {...table} />
        <Table.Tbody>
          {table.rows.map((row) => (
            <Fragment key={table.keyOf(row)}>
              <TableRow row={row} columns={table.columns} />
              {table.details?.(row)}
            </Fragment>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

interface Sorting {
  readonly order?: Order | undefined;
  /** Sorts by a column. Absent: the rows have one order. */
  readonly onSort?: (name: string) => void;
}

const side = ({ isNumber }: { isNumber?: boolean }) => (isNumber ? 'right' : 'left');

function TableHead<Row>({ columns, ...sorting }: Pick<DataTableProps<Row>, 'columns'> & Sorting) {
  return (
    <Table.Thead>
      <Table.Tr>
        {columns.map((column) => (
          <ColumnHead key={column.name} column={column} {...sorting} />
        ))}
      </Table.Tr>
    </Table.Thead>
  );
}

function ColumnHead<Row>({ column, order, onSort }: { column: Column<Row> } & Sorting) {
  const { name, value } = column;
  const here = order?.name === name ? order : undefined;
  const direction = here && (here.isDown ? 'descending' : 'ascending');
  return (
    <Table.Th scope="col" ta={side(column)} aria-sort={value && direction}>
      {onSort && value ? (
        <UnstyledButton className={classes.sort} onClick={() => onSort(name)}>
          {name}
          <SortSign order={here} />
        </UnstyledButton>
      ) : (
        name
      )}
    </Table.Th>
  );
}

function SortSign({ order }: Pick<Sorting, 'order'>) {
  const Icon = order === undefined ? IconArrowsSort : order.isDown ? IconArrowDown : IconArrowUp;
  return <Icon size={13} aria-hidden />;
}

function TableRow<Row>({ row, columns }: Pick<DataTableProps<Row>, 'columns'> & { row: Row }) {
  return (
    <Table.Tr data-row="" tabIndex={-1}>
      {columns.map((column, index) =>
        index === 0 ? (
          <Table.Th key={column.name} scope="row" fw={500}>
            {column.cell(row)}
          </Table.Th>
        ) : (
          <Table.Td key={column.name} ta={side(column)} style={column.isNumber ? { whiteSpace: 'nowrap' } : undefined}>
            {column.cell(row)}
          </Table.Td>
        ),
      )}
    </Table.Tr>
  );
}

interface ListTableProps<Row> extends DataTableProps<Row> {
  /** Rows of a page, where the rows that match have several. */
  readonly perPage?: number;
  /** Whether there are more rows than were read so far. */
  readonly hasMore?: boolean;
}

const names = ['q', 'sort', 'hide', 'page'] as const;

/**
 * A table whose rows are all there: it sorts them by the heads of columns with a value, finds words in them, hides
 * columns and saves what is shown. All of it is in the address. A page has one.
 */
export function ListTable<Row>({ perPage, hasMore = false, ...table }: ListTableProps<Row>) {
  const { filters, choose } = useFilters(names);
  const page = usePage();
  const order = readOrder(filters.sort);
  const hidden = filters.hide?.split(',') ?? [];
  const search = filters.q ?? '';
  const found = inOrder(withWords(table.rows, table.columns, search), table.columns, order);
  const rows = perPage === undefined ? found : found.slice((page - 1) * perPage, page * perPage);
  const sort = (name: string) => choose({ sort: nextOrder(order, name), ...(perPage !== undefined && { page: null }) });
  return (
    <Stack gap="xs">
      <TableTools
        label={table.label}
        columns={table.columns}
        hidden={hidden}
        rows={found}
        total={table.rows.length}
        hasMore={hasMore}
        search={search}
        choose={choose}
      />
      {found.length === 0 ? (
        <Text c="dimmed">No row has these words. Clear the field to see all.</Text>
      ) : (
        <DataTable
          {...table}
          rows={rows}
          columns={table.columns.filter(({ name }, at) => at === 0 || !hidden.includes(name))}
          order={order}
          onSort={sort}
        />
      )}
      {perPage !== undefined && <Pager pagination={{ page, total_pages: Math.ceil(found.length / perPage) }} />}
    </Stack>
  );
}
