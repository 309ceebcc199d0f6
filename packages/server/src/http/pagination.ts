/** The pagination block of a list answer (contract §1). */
export function paginationOf({ page, perPage }: { page: number; perPage: number }, total: number) {
  const pages = Math.ceil(total / perPage);
  return {
    page,
    per_page: perPage,
    total_count: total,
    total_pages: pages,
    has_next: page < pages,
    has_previous: page > 1,
  };
}
