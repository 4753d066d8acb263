import { pages } from '@smart-admin/api-client/pages';
import { useMessages } from '@smart-admin/ui/locale';
import { UserCog } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { field, parentUnder } from '../../../resource/apiForm.js';
import { apiResource, type RowOf } from '../../../resource/apiResource.js';
import { commonColumns, keywordSearch, nameAndCode, orderAndState } from '../../../resource/commonFields.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { differenceOf } from '../../../resource/changedBody.js';
import { PeopleDialog } from '../../../resource/PeopleDialog.js';
import { organizeMessages } from './organizeMessages.js';

/** The companies as a tree, and who administers each. */
export function Page() {
  const t = useMessages(organizeMessages);
  const c = useMessages(commonMessages);
  const [company, setCompany] = useState<RowOf<typeof api.permission.organize> | null>(null);
  const { userCount, state, createdAt } = commonColumns(c);
  const definition = apiResource(api.permission.organize, {
    page: pages.organize,
    c,
    label: t('label'),
    treeRows: { childrenKey: 'children', addBelow: true },
    initialValues: ({ parent }) => (parent ? { parentId: parent.id } : {}),
    search: [keywordSearch(c)],
    columns: [
      { id: 'fullName', header: c('name'), minWidth: 280 },
      { id: 'enCode', header: c('code'), width: 160 },
      { id: 'managerName', header: c('manager'), width: 120 },
      userCount,
      { id: 'telephone', header: t('telephone'), width: 140, hidden: true },
      state,
      createdAt,
    ],
    form: (_mode, row) => ({
      parentId: field(
        'treeSelect',
        {
          label: t('upper'),
          dataType: 'dynamic',
          propsUrl: `/api/permission/Organize/Selector/${row?.id ?? '0'}`,
          help: t('upperHelp'),
          filterable: true,
        },
        parentUnder('-1'),
      ),
      ...nameAndCode(c),
      shortName: field('text', { label: t('shortName'), span: 12, maxLength: 50 }),
      managerId: field('userSelect', { label: c('manager'), span: 12 }),
      telephone: field('text', { label: t('telephone'), span: 12, maxLength: 30 }),
      address: field('text', { label: t('address'), span: 12, maxLength: 200 }),
      ...orderAndState(c),
    }),
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
  });
  return (
    <>
      <ManagedResource definition={definition} />
      {company ? (
        <PeopleDialog
          title={t('administratorsOf', { name: company.fullName })}
          label={t('people')}
          queryKey={['administrators', company.id]}
          load={async () => (await api.permission.organize.readAdministrators({ organizeId: company.id })).userIds}
          save={(userIds, before) =>
            api.permission.organize.updateAdministrators(
              // whom others appointed meanwhile stays
              { organizeId: company.id, body: { userIds: differenceOf(before, userIds) } },
              { silent: true },
            )
          }
          onClose={() => setCompany(null)}
        />
      ) : null}
    </>
  );
}
