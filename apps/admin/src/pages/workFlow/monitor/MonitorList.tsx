import { pages } from '@smart-admin/api-client/pages';
import { createField } from '@smart-admin/form-engine/core';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { CirclePause, CirclePlay, OctagonX, UserRoundMinus } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { apiResource } from '../../../resource/apiResource.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { actOnFlow } from '../../../workflow/actOnFlow.js';
import { currentText, flowColumns, launcherText } from '../../../workflow/flowColumns.js';
import { useFlowFilters } from '../../../workflow/flowFilters.js';
import { flowListMessages } from '../../../workflow/flowListMessages.js';
import { type FlowListRow } from '../../../workflow/flowRow.js';
import { isRemovable } from '../../../workflow/isRemovable.js';
import { queuedRows } from '../../../workflow/queuedRows.js';
import { CancelDialog } from './CancelDialog.js';
import { HandOverDialog } from './HandOverDialog.js';
import { monitorMessages } from './monitorMessages.js';
import { monitorQuery, WAITING } from './monitorQuery.js';

const calls = {
  list: queuedRows(api.workflow.flowList.monitored),
  remove: api.workflow.instance.remove,
};

/** All flows that an administrator watches over, and what they can do where one is stuck. */
export function MonitorList() {
  const t = useMessages(monitorMessages);
  const f = useMessages(flowListMessages);
  const c = useMessages(commonMessages);
  const locale = useLocale();
  const filters = useFlowFilters();
  const columns = flowColumns(f, locale);
  const [opened, setOpened] = useState<FlowListRow | 'handOver'>();
  const close = () => setOpened(undefined);
  const definition = apiResource(calls, {
    page: pages.flowMonitor,
    c,
    label: t('label'),
    list: (query, options) => calls.list({ query: monitorQuery(query) }, options),
    search: [
      filters.keyword,
      filters.status,
      filters.flow,
      {
        id: 'launcherId',
        label: f('launcher'),
        kind: 'field',
        field: createField('userSelect', { id: 'launcherId', label: f('launcher') }),
      },
      {
        id: 'organizeId',
        label: f('organize'),
        kind: 'field',
        field: createField('organizeSelect', { id: 'organizeId', label: f('organize') }),
      },
      filters.urgency,
      filters.launchTime,
      { id: 'endTime', label: f('endTime'), kind: 'date-range' },
      {
        id: 'waiting',
        label: t('waiting'),
        kind: 'select',
        options: WAITING.map((value) => ({ value, label: t(value) })),
      },
      { id: 'nodeName', label: f('current'), kind: 'text' },
    ],
    columns: [
      columns.title,
      columns.flow,
      columns.launcher,
      columns.status,
      columns.current,
      columns.urgency,
      columns.launchTime,
      columns.endTime,
      columns.number,
    ],
    describe: (row) => (
      <span className="truncate">
        {[row.flowName, launcherText(row), currentText(f, row)].filter(Boolean).join(' · ')}
      </span>
    ),
    rowConditions: { remove: isRemovable },
    actions: [
      {
        id: 'handOver',
        label: t('handOver'),
        icon: <UserRoundMinus aria-hidden />,
        place: 'toolbar',
        permission: 'btn_assign',
        run: () => setOpened('handOver'),
      },
      {
        id: 'pause',
        label: t('pause'),
        icon: <CirclePause aria-hidden />,
        place: 'row',
        permission: 'btn_cancel',
        visible: ({ status, paused }) => status === 1 && !paused,
        confirm: ([row]) => t('pauseQuestion', { title: row?.title ?? '' }),
        run: async ({ row }) => {
          if (!row) return;
          await actOnFlow(row.instanceId, { kind: 'pause' });
          toast.success(t('paused'));
        },
      },
      {
        id: 'resume',
        label: t('resume'),
        icon: <CirclePlay aria-hidden />,
        place: 'row',
        permission: 'btn_cancel',
        visible: ({ status, paused }) => status === 1 && paused,
        run: async ({ row }) => {
          if (!row) return;
          await actOnFlow(row.instanceId, { kind: 'resume' });
          toast.success(t('resumed'));
        },
      },
      {
        id: 'cancel',
        label: t('cancel'),
        icon: <OctagonX aria-hidden />,
        place: 'row',
        tone: 'danger',
        permission: 'btn_cancel',
        visible: ({ status }) => status === 1,
        run: ({ row }) => setOpened(row),
      },
    ],
    nameOf: ({ title }) => title,
  });
  return (
    <>
      <ManagedResource definition={definition} />
      {opened === 'handOver' ? (
        <HandOverDialog onClose={close} />
      ) : opened ? (
        <CancelDialog flow={opened} onClose={close} />
      ) : null}
    </>
  );
}
