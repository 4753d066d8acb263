import { useEffect } from 'react';

/** Goes to the last page that there is where the shown one is gone: its last row was deleted, moved or is filtered out. */
export function useLastPage(
  { page, limit }: ShownPage,
  total: number | undefined,
  setPage: (next: ShownPage) => void,
): void {
  const last = total === undefined ? page : Math.max(1, Math.ceil(total / limit));
  useEffect(() => {
    if (last < page) setPage({ page: last, limit });
  });
}

interface ShownPage {
  /** From 1. */
  page: number;
  limit: number;
}
