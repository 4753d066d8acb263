import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { api } from '../../../../app/api.js';
import { queryClient } from '../../../../app/queryClient.js';
import { flowsChanged } from '../../../../workflow/flowCache.js';

/** Milliseconds after which a migration that is under way is asked for again. */
const CHECK_INTERVAL = 1_000;

export type Migration = Awaited<ReturnType<typeof api.workflow.migration.read>>;

/** A migration, asked for again while a job works on it; nothing before it has begun. `isNew`: it has begun here. */
export function useMigration(id: string, migrationId: string | undefined, { isNew = false } = {}) {
  const query = useQuery({
    queryKey: ['flowMigration', id, migrationId],
    queryFn:
      migrationId === undefined ? skipToken : () => api.workflow.migration.read({ id, migrationId }, { silent: true }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? CHECK_INTERVAL : false),
    gcTime: 0,
  });
  const state = query.data?.state;
  const before = useRef<Migration['state'] | undefined>(isNew ? 'running' : undefined);
  const tell = useEffectEvent(() => migrationsChanged(id));
  useEffect(() => {
    if (state === undefined) return;
    if (before.current !== undefined && before.current !== state) tell();
    before.current = state;
  }, [state]);
  return query;
}

/** Whether a job works on it. */
export function isUnderWay({ state }: Pick<Migration, 'state'>): boolean {
  return state === 'running' || state === 'undoing';
}

/** Flows of a flow were moved, or are about to be: what shows of them, of its versions and of its migrations is loaded again. */
export function migrationsChanged(id: string): void {
  flowsChanged();
  void queryClient.invalidateQueries({ queryKey: ['flowVersions', id] });
  void queryClient.invalidateQueries({ queryKey: ['flowMigrations', id] });
  void queryClient.invalidateQueries({ queryKey: ['flowMigration', id] });
}
