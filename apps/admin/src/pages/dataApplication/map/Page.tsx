import { pages } from '@smart-admin/api-client/pages';
import { Button } from '@smart-admin/ui/button';
import { formatFileSize } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { ListTree, Map as MapIcon } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { field, parentUnder } from '../../../resource/apiForm.js';
import { apiResource } from '../../../resource/apiResource.js';
import { chooseFile } from '../../../resource/chooseFile.js';
import { commonColumns, keywordSearch, nameAndCode, orderAndState } from '../../../resource/commonFields.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { exportAction } from '../../../resource/fileActions.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { MapDialog } from './MapDialog.js';
import { mapMessages } from './mapMessages.js';
import { RegionsDialog } from './RegionsDialog.js';

/** Characters that a map may have. */
const LONGEST = 2_000_000;

/** Maps that charts colour: uploaded or pasted, looked at, and their regions named. */
export function Page() {
  const t = useMessages(mapMessages);
  const c = useMessages(commonMessages);
  const [shown, setShown] = useState<{ id: string; name: string } | { geoJson: string; name: string }>();
  const [named, setNamed] = useState<{ id: string; name: string; refresh: () => Promise<void> }>();
  const { state, sortCode, createdAt } = commonColumns(c);
  const definition = apiResource(api.system.dataMap, {
    page: pages.dataMap,
    c,
    label: t('label'),
    treeRows: { childrenKey: 'children', addBelow: true },
    initialValues: ({ parent }) => (parent ? { parentId: parent.id } : {}),
    search: [keywordSearch(c)],
    columns: [
      { id: 'fullName', header: c('name'), minWidth: 240 },
      { id: 'enCode', header: c('code'), width: 180 },
      { id: 'features', header: t('regions'), kind: 'number', width: 90, align: 'right' },
      { id: 'size', header: t('size'), width: 110, align: 'right', value: ({ size }) => formatFileSize(size) },
      sortCode,
      state,
      createdAt,
    ],
    formWidth: 800,
    formLayout: { dialogWidth: 800, labelPosition: 'top' },
    form: (_mode, row) => ({
      ...nameAndCode(c),
      parentId: field(
        'treeSelect',
        {
          label: c('parent'),
          dataType: 'dynamic',
          propsUrl: `/api/system/DataMap/Selector/${row?.id ?? '0'}`,
          placeholder: c('root'),
        },
        parentUnder('-1'),
      ),
      geoJson: field('textarea', {
        ...{ label: 'GeoJSON', required: true, rows: 10, maxLength: LONGEST, help: t('geoJsonHelp') },
      }),
      ...orderAndState(c),
    }),
    formActions: ({ store }) => (
      <>
        <Button
          onClick={() =>
            void chooseFile('.json,.geojson').then(async (file) => {
              if (!file) return;
              const text = await file.text();
              if (text.length > LONGEST) toast.error(t('tooLong'));
              else store.setValue('geoJson', text);
            })
          }
        >
          {t('upload')}
        </Button>
        <Button
          onClick={() => {
            const { geoJson, fullName } = store.getValues();
            setShown({ geoJson: textOf(geoJson), name: textOf(fullName) });
          }}
        >
          {t('preview')}
        </Button>
      </>
    ),
    actions: [
      {
        id: 'preview',
        label: t('preview'),
        icon: <MapIcon aria-hidden />,
        place: 'row',
        primary: true,
        run: ({ row }) => {
          if (row) setShown({ id: row.id, name: row.fullName });
        },
      },
      {
        id: 'regions',
        label: t('nameRegions'),
        icon: <ListTree aria-hidden />,
        place: 'row',
        permission: 'btn_edit',
        run: ({ row, refresh }) => {
          if (row) setNamed({ id: row.id, name: row.fullName, refresh });
        },
      },
      exportAction(t('export'), (id) => api.system.dataMap.export({ id })),
    ],
  });
  return (
    <>
      <ManagedResource definition={definition} />
      {shown ? <MapDialog {...shown} t={t} onClose={() => setShown(undefined)} /> : null}
      {named ? <RegionsDialog {...named} t={t} onClose={() => setNamed(undefined)} /> : null}
    </>
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
