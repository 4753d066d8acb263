interface Page {
  pagination: { currentPage: number; pageSize: number; total: number };
}

/** Number of the page after this one, undefined after the last: what infinite queries over paged calls ask. */
export function nextPage({ pagination: { currentPage, pageSize, total } }: Page): number | undefined {
  return currentPage * pageSize < total ? currentPage + 1 : undefined;
}
