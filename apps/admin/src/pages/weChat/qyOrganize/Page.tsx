import { type QyOrganize } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { useMessages } from '@smart-admin/ui/locale';
import { RefreshCw } from 'lucide-react';
import { api } from '../../../app/api.js';
import { apiResource } from '../../../resource/apiResource.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { directoryColumns, syncDirectory } from '../../../wechat/directoryColumns.js';
import { weChatMessages } from '../../../wechat/weChatMessages.js';

/** Organisations and departments of the platform, and what they are at WeCom. */
export function Page() {
  const t = useMessages(weChatMessages);
  const calls = { list: (_input: unknown, options?: object) => readTree(options) };
  const definition = apiResource(calls, {
    page: pages.weChatQyOrganize,
    c: useMessages(commonMessages),
    label: t('organizes'),
    treeRows: { childrenKey: 'children' },
    search: [],
    columns: [{ id: 'fullName', header: t('name'), minWidth: 260 }, ...directoryColumns(t)],
    actions: [
      {
        id: 'sync',
        label: t('syncAll'),
        icon: <RefreshCw aria-hidden />,
        place: 'toolbar',
        primary: true,
        permission: 'btn_edit',
        confirm: t('syncQuestion'),
        run: async ({ refresh }) => {
          await syncDirectory({ part: 'all' }, t);
          await refresh();
        },
      },
      {
        id: 'syncOne',
        label: t('syncThis'),
        icon: <RefreshCw aria-hidden />,
        place: 'row',
        primary: true,
        permission: 'btn_edit',
        visible: ({ state }) => state !== 'same',
        run: async ({ row, refresh }) => {
          if (!row) return;
          await syncDirectory({ organizeIds: [row.id] }, t);
          await refresh();
        },
      },
    ],
  });
  return <ManagedResource definition={definition} />;
}

/** The organisations below each other; whatever is above none of them stands at the top. */
async function readTree(options?: object): Promise<{ list: OrganizeNode[] }> {
  const { list } = await api.wechat.qyDirectory.organizes({}, options);
  const nodes = new Map(list.map((organize): [string, OrganizeNode] => [organize.id, { ...organize, children: [] }]));
  const roots: OrganizeNode[] = [];
  for (const node of nodes.values()) (nodes.get(node.parentId)?.children ?? roots).push(node);
  return { list: roots };
}

interface OrganizeNode extends QyOrganize {
  children: OrganizeNode[];
}
