import { createField, createFormDocument, type FormValues } from '@smart-admin/form-engine/core';
import { type ResourceDefinition } from '@smart-admin/form-engine/resource';
import { useMessages } from '@smart-admin/ui/locale';
import { api } from '../../../app/api.js';
import { apiQuery, markFilter, textFilter } from '../../../resource/apiQuery.js';
import { nameAndCode, orderAndState } from '../../../resource/commonFields.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { HolderResource } from '../../../grants/HolderResource.js';
import { paneNodes } from '../../../resource/treePane.js';
import { saving } from '../../../resource/saving.js';
import { useDictionary } from '../../../resource/useDictionary.js';
import { mark, number, text, withSwitches } from '../../../resource/values.js';
import { permissionMessages } from '../permissionMessages.js';

type Row = Awaited<ReturnType<typeof api.permission.position.list>>['list'][number];

/** Positions by organisation, with their members and permissions. */
export function Page() {
  const t = useMessages(permissionMessages);
  const c = useMessages(commonMessages);
  const types = useDictionary('positionType');
  const states = [
    { value: '1', label: c('enabled') },
    { value: '0', label: c('disabled') },
  ];
  const definition: ResourceDefinition<Row> = {
    id: 'permission.position',
    label: t('position'),
    tree: {
      title: t('organize'),
      param: 'organizeId',
      load: async () => paneNodes((await api.permission.organize.tree({}, { silent: true })).list),
    },
    source: {
      list: (query, signal) =>
        api.permission.position.list(
          {
            query: {
              ...apiQuery(query),
              organizeId: textFilter(query, 'organizeId'),
              type: textFilter(query, 'type'),
              enabledMark: markFilter(query, 'enabledMark'),
            },
          },
          { signal, silent: true },
        ),
      read: async (id, signal) => withSwitches(await api.permission.position.read({ id }, { signal }), 'enabledMark'),
      create: (values) => saving(api.permission.position.create({ body: toBody(values) }, { silent: true })),
      update: async (id, values) =>
        void (await saving(api.permission.position.update({ id, body: toBody(values) }, { silent: true }))),
      remove: async (id) => void (await api.permission.position.remove({ id })),
    },
    search: [
      { id: 'keyword', label: c('keyword'), kind: 'keyword' },
      { id: 'type', label: c('type'), kind: 'select', options: types },
      { id: 'enabledMark', label: c('state'), kind: 'select', options: states },
    ],
    columns: [
      { id: 'fullName', header: c('name'), minWidth: 160, sortable: true },
      { id: 'enCode', header: c('code'), width: 180, sortable: true },
      { id: 'type', header: c('type'), kind: 'option', options: types, width: 110 },
      { id: 'organizeName', header: c('organize'), width: 180 },
      { id: 'userCount', header: c('userCount'), kind: 'number', width: 88, align: 'right' },
      { id: 'enabledMark', header: c('state'), kind: 'enabled', width: 88 },
      { id: 'creatorTime', header: c('createdAt'), kind: 'datetime', width: 140, sortable: true },
    ],
    form: createFormDocument([
      createField('organizeSelect', { id: 'organizeId', label: c('organize'), required: true }),
      ...nameAndCode(c),
      createField('select', { id: 'type', label: c('type'), dataType: 'dictionary', dictionaryType: 'positionType' }),
      ...orderAndState(c),
    ]),
    initialValues: ({ treeNode }) => (treeNode ? { organizeId: treeNode } : {}),
    nameOf: (row) => row.fullName,
  };
  return <HolderResource definition={definition} type="Position" />;
}

function toBody(values: FormValues) {
  return {
    organizeId: text(values, 'organizeId'),
    fullName: text(values, 'fullName'),
    enCode: text(values, 'enCode'),
    type: text(values, 'type'),
    description: text(values, 'description'),
    enabledMark: mark(values, 'enabledMark'),
    sortCode: number(values, 'sortCode'),
  };
}
