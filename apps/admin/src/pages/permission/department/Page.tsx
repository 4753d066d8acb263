import { createField, createFormDocument, type FormValues } from '@smart-admin/form-engine/core';
import { type ResourceDefinition } from '@smart-admin/form-engine/resource';
import { useMessages } from '@smart-admin/ui/locale';
import { api } from '../../../app/api.js';
import { nameAndCode, orderAndState } from '../../../resource/commonFields.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { paneNodes } from '../../../resource/treePane.js';
import { saving } from '../../../resource/saving.js';
import { textFilter } from '../../../resource/apiQuery.js';
import { treeResult } from '../../../resource/treeResult.js';
import { mark, number, text, withSwitches } from '../../../resource/values.js';
import { organizeMessages } from '../organize/organizeMessages.js';

type Row = Awaited<ReturnType<typeof api.permission.department.list>>['list'][number];

/** The departments of a company as a tree. */
export function Page() {
  const t = useMessages(organizeMessages);
  const c = useMessages(commonMessages);
  const definition: ResourceDefinition<Row> = {
    id: 'permission.department',
    label: t('department'),
    treeRows: { childrenKey: 'children' },
    tree: {
      title: t('company'),
      param: 'organizeId',
      load: async () => paneNodes((await api.permission.organize.selector({ id: '0' }, { silent: true })).list),
    },
    source: {
      list: async (query, signal) =>
        treeResult(
          await api.permission.department.list(
            { id: textFilter(query, 'organizeId') ?? '0', query: { keyword: query.keyword } },
            { signal, silent: true },
          ),
        ),
      read: async (id, signal) => withSwitches(await api.permission.department.read({ id }, { signal }), 'enabledMark'),
      create: (values) => saving(api.permission.department.create({ body: toBody(values) }, { silent: true })),
      update: async (id, values) =>
        void (await saving(
          api.permission.department.update({ id, body: { ...toBody(values), id } }, { silent: true }),
        )),
      remove: async (id) => void (await api.permission.department.remove({ id })),
    },
    search: [{ id: 'keyword', label: c('keyword'), kind: 'keyword' }],
    columns: [
      { id: 'fullName', header: c('name'), minWidth: 260 },
      { id: 'enCode', header: c('code'), width: 160 },
      { id: 'managerName', header: c('manager'), width: 120 },
      { id: 'userCount', header: c('userCount'), kind: 'number', width: 88, align: 'right' },
      { id: 'enabledMark', header: c('state'), kind: 'enabled', width: 88 },
      { id: 'creatorTime', header: c('createdAt'), kind: 'datetime', width: 140 },
    ],
    form: (_mode, row) =>
      createFormDocument([
        createField('treeSelect', {
          id: 'parentId',
          label: t('upper'),
          required: true,
          dataType: 'dynamic',
          propsUrl: `/api/permission/Organize/Department/Selector/${row?.id ?? '0'}`,
          filterable: true,
        }),
        ...nameAndCode(c),
        createField('userSelect', { id: 'managerId', label: c('manager') }),
        ...orderAndState(c),
      ]),
    initialValues: ({ treeNode }) => (treeNode ? { parentId: treeNode } : {}),
    nameOf: (row) => row.fullName,
  };
  return <ManagedResource definition={definition} />;
}

function toBody(values: FormValues) {
  return {
    parentId: text(values, 'parentId'),
    fullName: text(values, 'fullName'),
    enCode: text(values, 'enCode'),
    managerId: text(values, 'managerId'),
    description: text(values, 'description'),
    enabledMark: mark(values, 'enabledMark'),
    sortCode: number(values, 'sortCode'),
  };
}
