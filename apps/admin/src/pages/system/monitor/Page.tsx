import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { DatabaseSheets } from './DatabaseSheets.js';
import { MonitorBar } from './MonitorBar.js';
import { MonitorCharts } from './MonitorCharts.js';
import { REFRESH_SECONDS, type Range } from './monitorData.js';
import { monitorMessages } from './monitorMessages.js';
import { RunningSheets } from './RunningSheets.js';

/** How the servers and their database are: now, and up to a day back. It asks again by itself while somebody can see it. */
export function Page() {
  const t = useMessages(monitorMessages);
  const [range, setRange] = useState<Range>('1h');
  const [chosen, setChosen] = useState<string>();
  const [isPaused, setPaused] = useState(false);
  const every = (seconds: number) => (isPaused ? false : seconds * 1_000);
  const overview = useQuery({
    queryKey: ['system.monitor', 'now'],
    queryFn: ({ signal }) => api.system.monitor.read({}, { signal, silent: true }),
    refetchInterval: every(REFRESH_SECONDS),
  });
  const instance = overview.data?.instances.find(({ id }) => id === chosen) ?? overview.data?.instances[0];
  const history = useQuery({
    queryKey: ['system.monitor', 'history', range, instance?.id],
    queryFn: ({ signal }) =>
      api.system.monitor.history({ query: { range, instance: instance?.id } }, { signal, silent: true }),
    enabled: overview.data !== undefined,
    placeholderData: keepPreviousData,
    // a step of a day is twelve minutes: its points stay the same for long
    refetchInterval: ({ state }) => every(Math.max(REFRESH_SECONDS, Math.min((state.data?.step ?? 0) / 2, 60))),
  });
  const error = overview.data ? history.error : overview.error;
  if (error && !history.data) {
    const retry = () => void Promise.all([overview.refetch(), history.refetch()]);
    return <LoadError error={error} className="m-auto" onRetry={retry} />;
  }
  if (!overview.data) return <Skeleton lines={12} className="m-4 max-w-200" />;
  return (
    <section aria-label={t('label')} className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto">
      <MonitorBar
        t={t}
        overview={overview.data}
        instance={instance}
        onInstanceChange={setChosen}
        range={range}
        onRangeChange={setRange}
        isPaused={isPaused}
        onPausedChange={setPaused}
      />
      <MonitorCharts t={t} instance={instance} history={history.data} range={range} />
      <DatabaseSheets t={t} database={overview.data.database} />
      <RunningSheets t={t} overview={overview.data} />
    </section>
  );
}
