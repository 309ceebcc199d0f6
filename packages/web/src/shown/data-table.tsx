import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { focusable } from './focusable.ts';

/** A column of a table. The cells of the first one name their rows. */
export interface Column<Row> {
  readonly name: string;
  readonly isNumber?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  /** What is listed, for who does not see it. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Narrower screens scroll the table sideways. */
  readonly minWidth?: number;
}

/** Rows of one kind. */
export function DataTable<Row>({ label, columns, rows, keyOf, minWidth = 560 }: DataTableProps<Row>) {
  const side = ({ isNumber }: Column<Row>) => (isNumber ? 'right' : 'left');
  return (
    <Table.ScrollContainer minWidth={minWidth} scrollAreaProps={focusable}>
      <Table highlightOnHover aria-label={label} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column.name} scope="col" ta={side(column)}>
                {column.name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={keyOf(row)}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <Table.Th key={column.name} scope="row" fw={500}>
                    {column.cell(row)}
                  </Table.Th>
                ) : (
                  <Table.Td
                    key={column.name}
                    ta={side(column)}
                    style={column.isNumber ? { whiteSpace: 'nowrap' } : undefined}
                  >
                    {column.cell(row)}
                  </Table.Td>
                ),
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
