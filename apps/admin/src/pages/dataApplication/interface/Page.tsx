import { pages } from '@smart-admin/api-client/pages';
import { Button } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { Play, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { apiForm } from '../../../resource/apiForm.js';
import { apiResource } from '../../../resource/apiResource.js';
import { commonColumns, keywordSearch, stateSearch } from '../../../resource/commonFields.js';
import { exportAction } from '../../../resource/fileActions.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { useDictionary } from '../../../resource/useDictionary.js';
import { interfaceForm } from './interfaceForm.js';
import { interfaceMessages } from './interfaceMessages.js';
import { LogDrawer } from './LogDrawer.js';
import { PreviewDialog, type PreviewDialogProps } from './PreviewDialog.js';

/** Data interfaces with their preview and the log of their calls. */
export function Page() {
  const t = useMessages(interfaceMessages);
  const c = useMessages(commonMessages);
  const types = useDictionary('interfaceType');
  const [preview, setPreview] = useState<Omit<PreviewDialogProps, 't' | 'onClose'>>();
  const [log, setLog] = useState<{ id: string; fullName: string }>();
  const { state, createdAt } = commonColumns(c);
  const kinds = (['sql', 'http', 'static', 'script'] as const).map((value) => ({ value, label: t(value) }));
  const accesses = (['managers', 'roles', 'everyone'] as const).map((value) => ({ value, label: t(value) }));
  const definition = apiResource(api.system.dataInterface, {
    page: pages.dataInterface,
    c,
    label: t('label'),
    search: [
      keywordSearch(c),
      { id: 'kind', label: t('kind'), kind: 'select', options: kinds },
      { id: 'category', label: t('category'), kind: 'select', options: types },
      stateSearch(c),
    ],
    columns: [
      { id: 'fullName', header: c('name'), minWidth: 180, sortable: true },
      { id: 'enCode', header: c('code'), width: 150, sortable: true },
      { id: 'kind', header: t('kind'), kind: 'option', options: kinds, width: 100 },
      { id: 'category', header: t('category'), kind: 'option', options: types, width: 110 },
      { id: 'access', header: t('access'), kind: 'option', options: accesses, width: 140 },
      { id: 'calls', header: t('calls'), kind: 'number', width: 110, align: 'right' },
      { id: 'failures', header: t('failures'), kind: 'number', width: 80, align: 'right' },
      state,
      { ...createdAt, sortable: true },
    ],
    formWidth: 800,
    formLayout: { dialogWidth: 800, labelPosition: 'top' },
    form: () => interfaceForm(t, c),
    formActions: ({ row, store }) => (
      <Button
        onClick={() =>
          void apiForm(interfaceForm(t, c))
            .write(store.getValues())
            .then((draft) =>
              setPreview({ id: row?.id ?? '0', name: draft.fullName, parameters: draft.parameters ?? [], draft }),
            )
        }
      >
        {t('preview')}
      </Button>
    ),
    actions: [
      {
        id: 'preview',
        label: t('preview'),
        icon: <Play aria-hidden />,
        place: 'row',
        permission: 'btn_edit',
        run: async ({ row }) => {
          if (!row) return;
          const { parameters } = await api.system.dataInterface.read({ id: row.id });
          setPreview({ id: row.id, name: row.fullName, parameters });
        },
      },
      {
        id: 'log',
        label: t('log'),
        icon: <ScrollText aria-hidden />,
        place: 'row',
        run: ({ row }) => setLog(row),
      },
      exportAction(t('export'), (id) => api.system.dataInterface.export({ id })),
    ],
  });
  return (
    <>
      <ManagedResource definition={definition} />
      {preview ? <PreviewDialog {...preview} t={t} onClose={() => setPreview(undefined)} /> : null}
      {log ? <LogDrawer id={log.id} name={log.fullName} onClose={() => setLog(undefined)} /> : null}
    </>
  );
}
