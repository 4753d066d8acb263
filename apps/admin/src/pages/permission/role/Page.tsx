import { createField, createFormDocument, type FormValues } from '@smart-admin/form-engine/core';
import { type ResourceDefinition } from '@smart-admin/form-engine/resource';
import { useMessages } from '@smart-admin/ui/locale';
import { api } from '../../../app/api.js';
import { apiQuery, markFilter } from '../../../resource/apiQuery.js';
import { nameAndCode, orderAndState } from '../../../resource/commonFields.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { HolderResource } from '../../../grants/HolderResource.js';
import { saving } from '../../../resource/saving.js';
import { ids, mark, number, text, withSwitches } from '../../../resource/values.js';
import { permissionMessages } from '../permissionMessages.js';
import { stateActions } from '../../../resource/stateActions.js';

type Row = Awaited<ReturnType<typeof api.permission.role.list>>['list'][number];

/** Roles, global or of organisations, with their members and permissions. */
export function Page() {
  const t = useMessages(permissionMessages);
  const c = useMessages(commonMessages);
  const scopes = [
    { value: '1', label: t('global') },
    { value: '0', label: t('local') },
  ];
  const definition: ResourceDefinition<Row> = {
    id: 'permission.role',
    label: t('role'),
    source: {
      list: (query, signal) =>
        api.permission.role.list(
          {
            query: {
              ...apiQuery(query),
              globalMark: markFilter(query, 'globalMark'),
              enabledMark: markFilter(query, 'enabledMark'),
            },
          },
          { signal, silent: true },
        ),
      read: async (id, signal) => {
        const record = await api.permission.role.read({ id }, { signal });
        return { ...withSwitches(record, 'enabledMark'), globalMark: String(record.globalMark) };
      },
      create: (values) => saving(api.permission.role.create({ body: toBody(values) }, { silent: true })),
      update: async (id, values) =>
        void (await saving(api.permission.role.update({ id, body: toBody(values) }, { silent: true }))),
      remove: async (id) => void (await api.permission.role.remove({ id })),
    },
    search: [
      { id: 'keyword', label: c('keyword'), kind: 'keyword' },
      { id: 'globalMark', label: t('scope'), kind: 'select', options: scopes },
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
      { id: 'fullName', header: c('name'), minWidth: 160, sortable: true },
      { id: 'enCode', header: c('code'), width: 160, sortable: true },
      {
        id: 'globalMark',
        header: t('scope'),
        width: 100,
        value: (row) => String(row.globalMark),
        kind: 'option',
        options: scopes,
      },
      { id: 'organizeNames', header: t('organizes'), width: 180 },
      { id: 'userCount', header: c('userCount'), kind: 'number', width: 88, align: 'right' },
      { id: 'enabledMark', header: c('state'), kind: 'enabled', width: 88 },
      { id: 'description', header: c('description'), width: 220 },
    ],
    form: createFormDocument([
      ...nameAndCode(c),
      createField('radio', { id: 'globalMark', label: t('scope'), defaultValue: '1', options: scopes }),
      createField('organizeSelect', {
        id: 'organizeIds',
        label: t('organizes'),
        required: true,
        multiple: true,
        visibleWhen: "{globalMark} = '0'",
      }),
      ...orderAndState(c),
    ]),
    actions: stateActions(c, t('stateChanged'), (id) => api.permission.role.updateState({ id })),
    nameOf: (row) => row.fullName,
  };
  return <HolderResource definition={definition} type="Role" />;
}

function toBody(values: FormValues) {
  return {
    fullName: text(values, 'fullName'),
    enCode: text(values, 'enCode'),
    globalMark: values.globalMark === '0' ? (0 as const) : (1 as const),
    organizeIds: values.globalMark === '0' ? ids(values, 'organizeIds') : [],
    description: text(values, 'description'),
    enabledMark: mark(values, 'enabledMark'),
    sortCode: number(values, 'sortCode'),
  };
}
