import { lazyPart } from '@smart-admin/ui/lazy';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { Tabs } from '@smart-admin/ui/tabs';
import { Suspense } from 'react';
import { MonitorList } from './MonitorList.js';
import { monitorMessages } from './monitorMessages.js';
import { type MonitorView, useMonitorAddress } from './useMonitorAddress.js';

const AnalysisView = lazyPart(
  () => import('./analysis/AnalysisView.js'),
  (module) => module.AnalysisView,
);

/** All flows that somebody watches over: one by one, and where they are slow, refused or wait. */
export function Page() {
  const t = useMessages(monitorMessages);
  const { path, view, params, setView, setParams } = useMonitorAddress();
  return (
    <Tabs
      className="min-h-0 flex-1"
      panelClassName="flex min-h-0 flex-1 flex-col pt-3"
      value={view}
      onValueChange={(next) => setView(next as MonitorView)}
      items={[
        { value: 'list', label: t('list'), content: <MonitorList /> },
        {
          value: 'analysis',
          label: t('analysis'),
          content: (
            <Suspense fallback={<Skeleton className="size-full" />}>
              <AnalysisView path={path} params={params} onParamsChange={setParams} />
            </Suspense>
          ),
        },
      ]}
    />
  );
}
