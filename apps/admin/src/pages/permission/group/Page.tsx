import { createField, createFormDocument, type FormValues } from '@smart-admin/form-engine/core';
import { type ResourceDefinition } from '@smart-admin/form-engine/resource';
import { useMessages } from '@smart-admin/ui/locale';
import { api } from '../../../app/api.js';
import { apiQuery, markFilter, textFilter } from '../../../resource/apiQuery.js';
import { nameAndCode, orderAndState } from '../../../resource/commonFields.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { HolderResource } from '../../../grants/HolderResource.js';
import { saving } from '../../../resource/saving.js';
import { stateActions } from '../../../resource/stateActions.js';
import { useDictionary } from '../../../resource/useDictionary.js';
import { mark, number, text, withSwitches } from '../../../resource/values.js';
import { permissionMessages } from '../permissionMessages.js';

type Row = Awaited<ReturnType<typeof api.permission.group.list>>['list'][number];

/** Groups of users, with their members and permissions. */
export function Page() {
  const t = useMessages(permissionMessages);
  const c = useMessages(commonMessages);
  const types = useDictionary('groupType');
  const definition: ResourceDefinition<Row> = {
    id: 'permission.group',
    label: t('group'),
    source: {
      list: (query, signal) =>
        api.permission.group.list(
          {
            query: {
              ...apiQuery(query),
              type: textFilter(query, 'type'),
              enabledMark: markFilter(query, 'enabledMark'),
            },
          },
          { signal, silent: true },
        ),
      read: async (id, signal) => withSwitches(await api.permission.group.read({ id }, { signal }), 'enabledMark'),
      create: (values) => saving(api.permission.group.create({ body: toBody(values) }, { silent: true })),
      update: async (id, values) =>
        void (await saving(api.permission.group.update({ id, body: toBody(values) }, { silent: true }))),
      remove: async (id) => void (await api.permission.group.remove({ id })),
    },
    search: [
      { id: 'keyword', label: c('keyword'), kind: 'keyword' },
      { id: 'type', label: c('type'), kind: 'select', options: types },
      {
        id: 'enabledMark',
        label: c('state'),
        kind: 'select',
        options: [
          { value: '1', label: c('enabled') },
          { value: '0', label: c('disabled') },
        ],
      },
    ],
    columns: [
      { id: 'fullName', header: c('name'), minWidth: 180, sortable: true },
      { id: 'enCode', header: c('code'), width: 180, sortable: true },
      { id: 'type', header: c('type'), kind: 'option', options: types, width: 120 },
      { id: 'userCount', header: c('userCount'), kind: 'number', width: 88, align: 'right' },
      { id: 'enabledMark', header: c('state'), kind: 'enabled', width: 88 },
      { id: 'creatorTime', header: c('createdAt'), kind: 'datetime', width: 140, sortable: true },
    ],
    form: createFormDocument([
      ...nameAndCode(c),
      createField('select', { id: 'type', label: c('type'), dataType: 'dictionary', dictionaryType: 'groupType' }),
      ...orderAndState(c),
    ]),
    actions: stateActions(c, t('stateChanged'), (id) => api.permission.group.updateState({ id })),
    nameOf: (row) => row.fullName,
  };
  return <HolderResource definition={definition} type="Group" />;
}

function toBody(values: FormValues) {
  return {
    fullName: text(values, 'fullName'),
    enCode: text(values, 'enCode'),
    type: text(values, 'type'),
    description: text(values, 'description'),
    enabledMark: mark(values, 'enabledMark'),
    sortCode: number(values, 'sortCode'),
  };
}
