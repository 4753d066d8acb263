import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDebounced } from '@smart-admin/ui/random';
import { ASKING, usePickerClient } from '../picker-state/usePickerClient.js';
import { type EntityItem, type EntityPage, type EntitySource } from '../sources/EntitySource.js';

/** Items that are asked for at once. */
const PAGE_SIZE = 50;

/**
 * What a keyword finds, page by page. The source is asked after a pause in typing; the answer to an earlier keyword
 * never shows, and its call is aborted. The old items stay until the new ones come.
 */
export function useEntityPages(search: EntitySource['search'], key: readonly string[], keyword: string) {
  const searched = useDebounced(keyword.trim());
  const query = useInfiniteQuery(
    {
      ...ASKING,
      queryKey: ['picker-list', ...key, searched],
      initialPageParam: 1,
      placeholderData: keepPreviousData,
      queryFn: ({ pageParam, signal }) => search({ keyword: searched, page: pageParam, pageSize: PAGE_SIZE }, signal),
      getNextPageParam: ({ items, total }, pages) =>
        items.length > 0 && loaded(pages) < total ? pages.length + 1 : undefined,
    },
    usePickerClient(),
  );
  // a list that changed between two pages may answer an item twice
  const items = new Map<string, EntityItem>();
  for (const page of query.data?.pages ?? [])
    for (const item of page.items) if (!items.has(item.id)) items.set(item.id, item);
  return { query, items: [...items.values()], total: query.data?.pages.at(-1)?.total ?? 0, searched };
}

/** Items of all pages; a source may answer more of them than it was asked for. */
function loaded(pages: readonly EntityPage[]): number {
  return pages.reduce((sum, { items }) => sum + items.length, 0);
}
