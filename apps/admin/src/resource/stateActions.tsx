import { type ResourceAction, type ResourceRow } from '@smart-admin/form-engine/resource';
import { type Translate } from '@smart-admin/ui/messages';
import { toast } from '@smart-admin/ui/toast';
import { CircleOff, Power } from 'lucide-react';
import { type commonMessages } from './commonMessages.js';

/** Row actions that enable what is disabled and disable what is enabled; each row shows the one that applies. */
export function stateActions<Row extends ResourceRow & { enabledMark: number }>(c: Translate<keyof (typeof commonMessages)['zh']>, done: string, call: (id: string) => Promise<unknown>): ResourceAction<Row>[] {
  const run: ResourceAction<Row>['run'] = async ({ row, refresh }) => {
    if (!row) return;
    await call(row.id);
    toast.success(done);
    await refresh();
  };
  return [
    { id: 'enable', label: c('enable'), icon: <Power aria-hidden />, place: 'row', permission: 'btn_edit', visible: (row) => row.enabledMark === 0, run },
    { id: 'disable', label: c('disable'), icon: <CircleOff aria-hidden />, place: 'row', permission: 'btn_edit', visible: (row) => row.enabledMark !== 0, run },
  ];
}
