import { pages } from '@smart-admin/api-client/pages';
import { Button } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { Tag } from '@smart-admin/ui/tag';
import { toast } from '@smart-admin/ui/toast';
import { ListChecks, Play, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { apiForm } from '../../../resource/apiForm.js';
import { apiResource } from '../../../resource/apiResource.js';
import { commonColumns, keywordSearch, stateSearch } from '../../../resource/commonFields.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { once } from '../../../resource/once.js';
import { CheckDialog, type CheckBody } from './CheckDialog.js';
import { RunsDrawer } from './RunsDrawer.js';
import { syncForm, withTables } from './syncForm.js';
import { syncMessages } from './syncMessages.js';
import { TablesDialog } from './TablesDialog.js';
import { STATE_TONES } from './stateTones.js';

/** Tables that are copied between databases: chosen, checked, copied, and what came of it. */
export function Page() {
  const t = useMessages(syncMessages);
  const c = useMessages(commonMessages);
  const [checked, setChecked] = useState<CheckBody>();
  const [choosing, setChoosing] = useState<{ sourceId: string; choose: (tables: string[]) => void }>();
  const [shown, setShown] = useState<{ id: string; fullName: string }>();
  const { state } = commonColumns(c);
  const definition = apiResource(api.system.dataSync, {
    page: pages.dataSync,
    c,
    label: t('label'),
    search: [keywordSearch(c), stateSearch(c)],
    columns: [
      { id: 'fullName', header: c('name'), minWidth: 180, sortable: true },
      { id: 'enCode', header: c('code'), width: 130, sortable: true },
      { id: 'sourceName', header: t('source'), width: 150, value: ({ sourceName }) => sourceName || '-' },
      { id: 'targetName', header: t('target'), width: 150, value: ({ targetName }) => targetName || '-' },
      { id: 'tables', header: t('tables'), width: 80, align: 'right', value: ({ tables }) => tables.length },
      {
        id: 'lastState',
        header: t('lastState'),
        width: 110,
        render: ({ lastState }) => (lastState === '' ? '-' : <Tag tone={STATE_TONES[lastState]}>{t(lastState)}</Tag>),
      },
      { id: 'lastTime', header: t('lastTime'), kind: 'datetime', width: 140 },
      state,
    ],
    isChanging: ({ lastState }) => lastState === 'waiting' || lastState === 'running',
    formWidth: 800,
    formLayout: { dialogWidth: 800, labelPosition: 'top' },
    form: () => syncForm(t, c),
    formActions: ({ store }) => (
      <>
        <Button
          onClick={() => {
            const { sourceId } = store.getValues();
            if (typeof sourceId !== 'string' || sourceId === '') toast.error(t('chooseSource'));
            else
              setChoosing({
                sourceId,
                choose: (tables) => store.setValue('tables', withTables(store.getValues().tables, tables)),
              });
          }}
        >
          {t('chooseTables')}
        </Button>
        <Button
          onClick={() =>
            void apiForm(syncForm(t, c))
              .write(store.getValues())
              .then(({ sourceId, targetId, tables }) => setChecked({ sourceId, targetId, tables }))
          }
        >
          {t('check')}
        </Button>
      </>
    ),
    actions: [
      {
        id: 'execute',
        label: t('execute'),
        icon: <Play aria-hidden />,
        place: 'row',
        primary: true,
        permission: 'btn_run',
        confirm: ([row]) => t('executeQuestion', { name: row?.fullName ?? '' }),
        disabled: ({ lastState, enabledMark }) =>
          lastState === 'waiting' || lastState === 'running' || enabledMark === 0,
        run: async ({ row, refresh }) => {
          if (!row) return;
          const { id } = row;
          await once('dataSync.execute', { id }, (key) => api.system.dataSync.execute({ id }, key));
          toast.success(t('started'));
          await refresh();
          setShown(row);
        },
      },
      {
        id: 'check',
        label: t('check'),
        icon: <ListChecks aria-hidden />,
        place: 'row',
        permission: 'btn_edit',
        run: async ({ row }) => {
          if (row) setChecked(await api.system.dataSync.read({ id: row.id }));
        },
      },
      {
        id: 'runs',
        label: t('runs'),
        icon: <ScrollText aria-hidden />,
        place: 'row',
        run: ({ row }) => setShown(row),
      },
    ],
  });
  return (
    <>
      <ManagedResource definition={definition} />
      {choosing ? <TablesDialog {...choosing} t={t} c={c} onClose={() => setChoosing(undefined)} /> : null}
      {checked ? <CheckDialog body={checked} t={t} onClose={() => setChecked(undefined)} /> : null}
      {shown ? <RunsDrawer id={shown.id} name={shown.fullName} t={t} onClose={() => setShown(undefined)} /> : null}
    </>
  );
}
