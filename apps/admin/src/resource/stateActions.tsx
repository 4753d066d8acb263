import { type ResourceAction, type ResourceRow } from '@smart-admin/form-engine/resource';
import { type Translate } from '@smart-admin/ui/messages';
import { toast } from '@smart-admin/ui/toast';
import { CircleOff, Power } from 'lucide-react';
import { type commonMessages } from './commonMessages.js';

/** Row actions that enable what is disabled and disable what is enabled; each row that may be edited shows the one that applies. */
export function stateActions<Row extends ResourceRow & { enabledMark: number }>(
  c: Translate<keyof (typeof commonMessages)['zh']>,
  call: (id: string) => Promise<unknown>,
  mayEdit: (row: Row) => boolean = () => true,
): ResourceAction<Row>[] {
  const run: ResourceAction<Row>['run'] = async ({ row, refresh }) => {
    if (!row) return;
    await call(row.id);
    toast.success(c('stateChanged'));
    await refresh();
  };
  return [
    {
      id: 'enable',
      label: c('enable'),
      icon: <Power aria-hidden />,
      place: 'row',
      permission: 'btn_edit',
      visible: (row) => row.enabledMark === 0 && mayEdit(row),
      run,
    },
    {
      id: 'disable',
      label: c('disable'),
      icon: <CircleOff aria-hidden />,
      place: 'row',
      permission: 'btn_edit',
      visible: (row) => row.enabledMark !== 0 && mayEdit(row),
      run,
    },
  ];
}

/** The same for chosen rows, after a question before they are disabled. */
export function batchStateActions<Row extends ResourceRow>(
  c: Translate<keyof (typeof commonMessages)['zh']>,
  call: (ids: string[], enabledMark: 0 | 1) => Promise<unknown>,
): ResourceAction<Row>[] {
  const run =
    (enabledMark: 0 | 1): ResourceAction<Row>['run'] =>
    async ({ rows, refresh, clearSelection }) => {
      await call(
        rows.map(({ id }) => id),
        enabledMark,
      );
      toast.success(c('stateChanged'));
      clearSelection();
      await refresh();
    };
  return [
    {
      id: 'batchEnable',
      label: c('enable'),
      icon: <Power aria-hidden />,
      place: 'batch',
      permission: 'btn_edit',
      run: run(1),
    },
    {
      id: 'batchDisable',
      label: c('disable'),
      icon: <CircleOff aria-hidden />,
      place: 'batch',
      permission: 'btn_edit',
      confirm: (rows) => c('disableQuestion', { count: rows.length }),
      run: run(0),
    },
  ];
}
