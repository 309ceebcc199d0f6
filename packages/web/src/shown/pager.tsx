import { Group, Pagination } from '@mantine/core';
import { useFilters } from './use-filters.ts';

/** The page of a list that the address names. */
export function usePage(): number {
  const page = Number(useFilters(['page']).filters.page ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** Leads to the other pages of a list. The page is in the address. */
export function Pager({ pagination }: { pagination: { page: number; total_pages: number } }) {
  const { choose } = useFilters(['page']);
  if (pagination.total_pages <= 1) return null;
  return (
    <Group justify="center">
      <Pagination
        total={pagination.total_pages}
        value={pagination.page}
        onChange={(next) => choose({ page: next === 1 ? null : String(next) })}
        getControlProps={(control) => ({ 'aria-label': `${control} page` })}
      />
    </Group>
  );
}
