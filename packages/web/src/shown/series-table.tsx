import { Table, VisuallyHidden } from '@mantine/core';

interface SeriesTableProps {
  readonly caption: string;
  readonly points: readonly (Readonly<Record<string, string | number | undefined>> & { readonly group: string })[];
  readonly series: readonly { readonly name: string; readonly label: string }[];
  /** What a point is. */
  readonly head?: string;
}

/** The figures of a chart, for who does not see it. */
export const SeriesTable = ({ caption, points, series, head = 'Day' }: SeriesTableProps) => (
  <VisuallyHidden>
    <Table>
      <Table.Caption>{caption}</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{head}</Table.Th>
          {series.map(({ name, label }) => (
            <Table.Th key={name} scope="col">
              {label}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {points.map((point) => (
          <Table.Tr key={point.group}>
            <Table.Th scope="row">{point.group}</Table.Th>
            {series.map(({ name }) => (
              <Table.Td key={name}>{point[name] ?? 0}</Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </VisuallyHidden>
);
