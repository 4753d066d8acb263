import { type ColumnStateEntry } from '@smart-admin/ui/data-table';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isAccepted } from '../../../app/isAccepted.js';
import { columnStore } from '../../../resource/columnStore.js';

/** What a person arranged on the home page, kept on the server as the columns of a list are. */
export function useArrangement(id: 'home' | 'home.quick') {
  const client = useQueryClient();
  const queryKey = ['home', 'arrangement', id];
  const { data, isPending } = useQuery({
    queryKey,
    queryFn: async () => (await columnStore.load(id)) ?? null,
    staleTime: Infinity,
  });
  const latest = useRef(Promise.resolve());
  const keep = async (state: ColumnStateEntry[] | undefined) => {
    client.setQueryData(queryKey, state ?? null);
    const isKept = await isAccepted(state ? columnStore.save(id, state) : columnStore.reset(id));
    // what was not kept is not shown as if it were
    if (!isKept) await client.invalidateQueries({ queryKey });
  };
  return {
    saved: data ?? undefined,
    isPending,
    keep: (state: ColumnStateEntry[] | undefined) => {
      latest.current = keep(state);
    },
    /** Resolves when all that was arranged is on the server, or was refused. */
    whenKept: () => latest.current,
  };
}
