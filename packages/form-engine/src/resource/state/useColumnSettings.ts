import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ColumnSetting } from '../types.js';
import { useResourceSetting } from '../ResourceProvider.js';

/** A person's columns of a list: loaded once, changed at once, saved in the background. */
export function useColumnSettings(resourceId: string): {
  value: ColumnSetting[] | undefined;
  onChange: (next: readonly ColumnSetting[] | undefined) => void;
} {
  const { columnSettings, onError } = useResourceSetting();
  const client = useQueryClient();
  const key = ['resource-columns', resourceId];
  const saved = useQuery({
    queryKey: key,
    // a list must not wait for its column settings, nor fail with them
    queryFn: async () => (await columnSettings?.load(resourceId).catch(() => undefined)) ?? null,
    staleTime: Infinity,
  });
  return {
    value: saved.data ?? undefined,
    onChange: (next) => {
      // what is still loading is older than this change
      void client.cancelQueries({ queryKey: key });
      client.setQueryData(key, next ?? null);
      const done = next ? columnSettings?.save(resourceId, [...next]) : columnSettings?.reset(resourceId);
      done?.catch(onError);
    },
  };
}
