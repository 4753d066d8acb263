import { pages } from '@smart-admin/api-client/pages';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { BellRing, CirclePlus, RotateCcw, Undo2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { api } from '../../../app/api.js';
import { useSession } from '../../../app/sessionStore.js';
import { apiResource } from '../../../resource/apiResource.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { actOnFlow } from '../../../workflow/actOnFlow.js';
import { currentText, flowColumns } from '../../../workflow/flowColumns.js';
import { flowQuery, useFlowFilters } from '../../../workflow/flowFilters.js';
import { flowListMessages } from '../../../workflow/flowListMessages.js';
import { openFlow } from '../../../workflow/flowQueue.js';
import { isRemovableBy } from '../../../workflow/isRemovable.js';
import { queuedRows } from '../../../workflow/queuedRows.js';
import { launchMessages } from './launchMessages.js';

const calls = {
  list: queuedRows(api.workflow.flowList.launched),
  remove: api.workflow.instance.remove,
};

/** What the user launched, or somebody entrusted for them, how it stands, and what they can still do with it. */
export function OwnFlows({ onStart }: { onStart: () => void }) {
  const t = useMessages(launchMessages);
  const f = useMessages(flowListMessages);
  const c = useMessages(commonMessages);
  const locale = useLocale();
  const navigate = useNavigate();
  const userId = useSession((session) => session.user?.userInfo.userId ?? '');
  const filters = useFlowFilters();
  const columns = flowColumns(f, locale);
  const definition = apiResource(calls, {
    page: pages.flowLaunch,
    c,
    label: t('label'),
    list: (query, options) => calls.list({ query: flowQuery(query) }, options),
    search: [filters.keyword, filters.flow, filters.status, filters.urgency, filters.launchTime],
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
      <span className="truncate">{[row.flowName, currentText(f, row)].filter(Boolean).join(' · ')}</span>
    ),
    rowConditions: { remove: isRemovableBy(userId) },
    actions: [
      {
        id: 'start',
        label: t('start'),
        icon: <CirclePlus aria-hidden />,
        place: 'toolbar',
        permission: 'btn_add',
        run: onStart,
      },
      {
        id: 'urge',
        label: t('urge'),
        icon: <BellRing aria-hidden />,
        place: 'row',
        primary: true,
        visible: ({ status, paused }) => status === 1 && !paused,
        confirm: ([row]) => t('urgeQuestion', { title: row?.title ?? '' }),
        run: async ({ row }) => {
          if (!row) return;
          await actOnFlow(row.instanceId, { kind: 'urge' });
          toast.success(t('urged'));
        },
      },
      {
        id: 'revoke',
        label: t('revoke'),
        icon: <Undo2 aria-hidden />,
        place: 'row',
        visible: ({ status }) => status === 1,
        confirm: ([row]) => t('revokeQuestion', { title: row?.title ?? '' }),
        run: async ({ row }) => {
          if (!row) return;
          await actOnFlow(row.instanceId, { kind: 'revoke' });
          toast.success(t('revoked'));
        },
      },
      {
        id: 'resubmit',
        label: t('resubmit'),
        icon: <RotateCcw aria-hidden />,
        place: 'row',
        primary: true,
        visible: ({ status }) => status === 3 || status === 4,
        run: ({ row }) => row && openFlow(navigate, row.instanceId, row.queue),
      },
    ],
    nameOf: ({ title }) => title,
  });
  return <ManagedResource definition={definition} />;
}
