import { createField, createFormDocument, type FormValues } from '@smart-admin/form-engine/core';
import { type ResourceDefinition } from '@smart-admin/form-engine/resource';
import { useMessages } from '@smart-admin/ui/locale';
import { UserCog } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { nameAndCode, orderAndState } from '../../../resource/commonFields.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { PeopleDialog } from '../../../resource/PeopleDialog.js';
import { saving } from '../../../resource/saving.js';
import { treeResult } from '../../../resource/treeResult.js';
import { mark, number, text, withSwitches } from '../../../resource/values.js';
import { organizeMessages } from './organizeMessages.js';

type Row = Awaited<ReturnType<typeof api.permission.organize.list>>['list'][number];

/** The companies as a tree, and who administers each. */
export function Page() {
  const t = useMessages(organizeMessages);
  const c = useMessages(commonMessages);
  const [company, setCompany] = useState<Row | null>(null);
  const form = (row?: Row) =>
    createFormDocument([
      createField('treeSelect', {
        id: 'parentId',
        label: t('upper'),
        span: 24,
        dataType: 'dynamic',
        propsUrl: `/api/permission/Organize/Selector/${row?.id ?? '0'}`,
        help: t('upperHelp'),
        filterable: true,
      }),
      ...nameAndCode(c),
      createField('text', { id: 'shortName', label: t('shortName'), span: 12, maxLength: 50 }),
      createField('userSelect', { id: 'managerId', label: c('manager'), span: 12 }),
      createField('text', { id: 'telephone', label: t('telephone'), span: 12, maxLength: 30 }),
      createField('text', { id: 'address', label: t('address'), span: 12, maxLength: 200 }),
      ...orderAndState(c),
    ]);
  const definition: ResourceDefinition<Row> = {
    id: 'permission.organize',
    label: t('label'),
    treeRows: { childrenKey: 'children' },
    source: {
      list: async (query, signal) =>
        treeResult(await api.permission.organize.list({ query: { keyword: query.keyword } }, { signal, silent: true })),
      read: async (id, signal) => {
        const record = await api.permission.organize.read({ id }, { signal });
        return { ...withSwitches(record, 'enabledMark'), parentId: record.parentId === '-1' ? '' : record.parentId };
      },
      create: (values) => saving(api.permission.organize.create({ body: toBody(values) }, { silent: true })),
      update: async (id, values) =>
        void (await saving(api.permission.organize.update({ id, body: toBody(values) }, { silent: true }))),
      remove: async (id) => void (await api.permission.organize.remove({ id })),
    },
    search: [{ id: 'keyword', label: c('keyword'), kind: 'keyword' }],
    columns: [
      { id: 'fullName', header: c('name'), minWidth: 280 },
      { id: 'enCode', header: c('code'), width: 160 },
      { id: 'managerName', header: c('manager'), width: 120 },
      { id: 'userCount', header: c('userCount'), kind: 'number', width: 88, align: 'right' },
      { id: 'telephone', header: t('telephone'), width: 140, hidden: true },
      { id: 'enabledMark', header: c('state'), kind: 'enabled', width: 88 },
      { id: 'creatorTime', header: c('createdAt'), kind: 'datetime', width: 140 },
    ],
    form: (_mode, row) => form(row),
    actions: [
      {
        id: 'administrators',
        label: t('setAdministrators'),
        icon: <UserCog aria-hidden />,
        place: 'row',
        permission: 'btn_administrators',
        run: ({ row }) => setCompany(row ?? null),
      },
    ],
    nameOf: (row) => row.fullName,
  };
  return (
    <>
      <ManagedResource definition={definition} />
      {company ? (
        <PeopleDialog
          title={t('administratorsOf', { name: company.fullName })}
          label={t('people')}
          queryKey={['administrators', company.id]}
          load={async () => (await api.permission.organize.readAdministrators({ organizeId: company.id })).userIds}
          save={(userIds) =>
            api.permission.organize.updateAdministrators(
              { organizeId: company.id, body: { userIds } },
              { silent: true },
            )
          }
          onClose={() => setCompany(null)}
        />
      ) : null}
    </>
  );
}

function toBody(values: FormValues) {
  return {
    parentId: text(values, 'parentId') || '-1',
    fullName: text(values, 'fullName'),
    enCode: text(values, 'enCode'),
    shortName: text(values, 'shortName'),
    managerId: text(values, 'managerId'),
    telephone: text(values, 'telephone'),
    address: text(values, 'address'),
    description: text(values, 'description'),
    enabledMark: mark(values, 'enabledMark'),
    sortCode: number(values, 'sortCode'),
  };
}
