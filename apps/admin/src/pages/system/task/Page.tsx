import { pages } from '@smart-admin/api-client/pages';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { History, Play } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { cronText } from '../../../fields/cronText.js';
import { apiResource } from '../../../resource/apiResource.js';
import { commonColumns, keywordSearch, stateSearch } from '../../../resource/commonFields.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { NextRun } from './NextRun.js';
import { RunsDrawer, RunState } from './RunsDrawer.js';
import { taskForm } from './taskForm.js';
import { once } from '../../../resource/once.js';
import { taskMessages } from './taskMessages.js';

/** What is done at fixed times: when it comes next, how it ended last, at once by hand, and the log of its runs. */
export function Page() {
  const t = useMessages(taskMessages);
  const c = useMessages(commonMessages);
  const locale = useLocale();
  const [shown, setShown] = useState<{ id: string; name: string }>();
  const { state } = commonColumns(c);
  const definition = apiResource(api.system.task, {
    page: pages.task,
    c,
    label: t('label'),
    search: [keywordSearch(c), stateSearch(c)],
    columns: [
      { id: 'fullName', header: c('name'), minWidth: 180 },
      { id: 'kind', header: t('kind'), width: 110, value: ({ kind }) => t(kind) },
      { id: 'cron', header: t('cron'), minWidth: 180, value: ({ cron }) => cronText(cron, locale) || cron },
      {
        id: 'nextRunTime',
        header: t('nextRunTime'),
        width: 190,
        render: ({ nextRunTime, enabledMark, timeZone }) =>
          enabledMark === 1 && nextRunTime !== null ? <NextRun time={nextRunTime} timeZone={timeZone} /> : null,
      },
      { id: 'lastRunTime', header: t('lastRunTime'), kind: 'datetime', width: 150 },
      {
        id: 'lastRunState',
        header: t('lastRunState'),
        width: 100,
        render: ({ lastRunState }) => lastRunState && <RunState state={lastRunState} t={t} />,
      },
      state,
    ],
    formLayout: { labelWidth: 100 },
    form: (_mode, row) => taskForm(t, c, row?.systemMark === 1),
    actions: [
      {
        id: 'runs',
        label: t('runs'),
        icon: <History aria-hidden />,
        place: 'row',
        primary: true,
        run: ({ row }) => {
          if (row) setShown({ id: row.id, name: row.fullName });
        },
      },
      {
        id: 'run',
        label: t('run'),
        icon: <Play aria-hidden />,
        place: 'row',
        permission: 'btn_edit',
        confirm: t('runQuestion'),
        run: async ({ row, refresh }) => {
          if (!row) return;
          await once('task.run', row.id, (key) => api.system.task.run({ id: row.id }, key));
          toast.success(t('started'));
          await refresh();
        },
      },
    ],
  });
  return (
    <>
      <ManagedResource definition={definition} />
      {shown && <RunsDrawer key={shown.id} {...shown} t={t} onClose={() => setShown(undefined)} />}
    </>
  );
}
