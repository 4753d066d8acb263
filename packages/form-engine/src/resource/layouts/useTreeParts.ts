import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { type ListQuery, type ResourceDefinition, type ResourceRow, type TreePart } from '../types.js';
import { type LoadedPart, treeQuery } from './treeNodes.js';

/** Loads parts of a tree, each page by page; a part that nobody asks for any more is not loaded again. */
export function useTreeParts<Row extends ResourceRow>(
  definition: ResourceDefinition<Row>,
  query: ListQuery,
  parts: readonly TreePart[],
): (part: TreePart) => TreePartState<Row> {
  // pages that people asked for, by part and question
  const [wanted, setWanted] = useState<Readonly<Record<string, number>>>({});
  const { currentPage: _page, pageSize: _size, ...asked } = query;
  const keyOf = (part: TreePart) => JSON.stringify([part, asked]);
  const requests = parts.flatMap((part) =>
    Array.from({ length: wanted[keyOf(part)] ?? 1 }, (_, index) => ({ part, page: index + 1 })),
  );
  const results = useQueries({
    queries: requests.map(({ part, page }) => ({
      queryKey: ['resource', definition.id, 'tree', part, page, asked],
      queryFn: ({ signal }: { signal: AbortSignal }) => definition.source.list(treeQuery(query, part, page), signal),
    })),
  });
  return (part) => {
    const key = keyOf(part);
    const own = results.filter((_, index) => requests[index] && keyOf(requests[index].part) === key);
    const loaded = own.flatMap(({ data }) => data ?? []);
    const rows = loaded.flatMap(({ list }) => list);
    const total = loaded[0]?.pagination.total ?? 0;
    const failed = own.find(({ isError, data }) => isError && !data);
    const isLoading = own.some(({ isLoading }) => isLoading);
    const left = total - rows.length;
    const more = () => setWanted((known) => ({ ...known, [key]: own.length + 1 }));
    return {
      rows,
      above: loaded.flatMap(({ above }) => above ?? []),
      isEmpty: loaded.length === 0,
      isLoading,
      isWhole: loaded.length === own.length && left <= 0,
      error: failed?.error ?? null,
      retry: () => void failed?.refetch(),
      rest: failed
        ? { left: 0, isLoading: failed.isFetching, isFailed: true, load: () => void failed.refetch() }
        : left > 0
          ? { left, isLoading, isFailed: false, load: more }
          : undefined,
    };
  };
}

export interface TreePartState<Row> extends LoadedPart<Row> {
  /** Rows above the rows. */
  above: readonly Row[];
  /** Nothing has been answered yet. */
  isEmpty: boolean;
  isLoading: boolean;
  /** All its rows are loaded. */
  isWhole: boolean;
  error: Error | null;
  retry: () => void;
}
