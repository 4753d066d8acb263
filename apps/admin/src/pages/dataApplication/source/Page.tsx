import { pages } from '@smart-admin/api-client/pages';
import { Button } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { Tag } from '@smart-admin/ui/tag';
import { PlugZap } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { apiForm } from '../../../resource/apiForm.js';
import { apiResource } from '../../../resource/apiResource.js';
import { commonColumns, stateSearch } from '../../../resource/commonFields.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { sourceForm, SOURCE_KINDS } from './sourceForm.js';
import { sourceMessages } from './sourceMessages.js';
import { TestDialog, type TestDialogProps } from './TestDialog.js';

/** Databases that the server connects to; each can be tested before it is saved and later. */
export function Page() {
  const t = useMessages(sourceMessages);
  const c = useMessages(commonMessages);
  const [tested, setTested] = useState<Omit<TestDialogProps, 'onClose'>>();
  const { state, createdAt } = commonColumns(c);
  const definition = apiResource(api.system.dataSource, {
    page: pages.dataSource,
    c,
    label: t('label'),
    search: [
      { id: 'keyword', label: t('keyword'), kind: 'keyword' },
      { id: 'kind', label: t('kind'), kind: 'select', options: SOURCE_KINDS },
      stateSearch(c),
    ],
    columns: [
      {
        id: 'fullName',
        header: c('name'),
        minWidth: 180,
        sortable: true,
        render: ({ fullName, systemMark }) => (
          <span className="flex min-w-0 items-center gap-2">
            <span className="truncate">{systemMark === 1 ? t('ownDatabase') : fullName}</span>
            {systemMark === 1 ? <Tag tone="info">{t('builtIn')}</Tag> : null}
          </span>
        ),
      },
      { id: 'enCode', header: c('code'), width: 130, sortable: true },
      { id: 'kind', header: t('kind'), kind: 'option', options: SOURCE_KINDS, width: 120 },
      {
        id: 'host',
        header: t('address'),
        minWidth: 180,
        value: ({ host, port, systemMark }) => (systemMark === 1 ? '-' : `${host}:${port}`),
      },
      {
        id: 'database',
        header: t('database'),
        width: 140,
        value: ({ database, systemMark }) => (systemMark === 1 ? '-' : database),
      },
      { id: 'isReadOnly', header: t('isReadOnly'), kind: 'boolean', width: 80 },
      state,
      { ...createdAt, sortable: true },
    ],
    rowConditions: { edit: isChangeable, remove: isChangeable },
    formWidth: 800,
    formLayout: { dialogWidth: 800, labelPosition: 'top' },
    form: () => sourceForm(t, c),
    formActions: ({ row, store }) => (
      <Button
        onClick={() =>
          void apiForm(sourceForm(t, c))
            .write(store.getValues())
            .then((draft) => setTested({ name: draft.fullName, body: { id: row?.id, draft } }))
        }
      >
        {t('test')}
      </Button>
    ),
    actions: [
      {
        id: 'test',
        label: t('test'),
        icon: <PlugZap aria-hidden />,
        place: 'row',
        primary: true,
        permission: 'btn_edit',
        run: ({ row }) => {
          if (row) setTested({ name: row.fullName, body: { id: row.id } });
        },
      },
    ],
  });
  return (
    <>
      <ManagedResource definition={definition} />
      {tested ? <TestDialog {...tested} onClose={() => setTested(undefined)} /> : null}
    </>
  );
}

/** The platform's own database is what it is. */
const isChangeable = ({ systemMark }: { systemMark: number }) => systemMark === 0;
