import { pages } from '@smart-admin/api-client/pages';
import { useMessages } from '@smart-admin/ui/locale';
import { api } from '../../../app/api.js';
import { field } from '../../../resource/apiForm.js';
import { textFilter } from '../../../resource/apiQuery.js';
import { apiResource } from '../../../resource/apiResource.js';
import { commonColumns, keywordSearch, nameAndCode, orderAndState } from '../../../resource/commonFields.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { paneNodes } from '../../../resource/treePane.js';
import { organizeMessages } from '../organize/organizeMessages.js';

/** The departments of a company as a tree. */
export function Page() {
  const t = useMessages(organizeMessages);
  const c = useMessages(commonMessages);
  const { userCount, state, createdAt } = commonColumns(c);
  const definition = apiResource(api.permission.department, {
    page: pages.department,
    c,
    label: t('department'),
    treeRows: { childrenKey: 'children', addBelow: true },
    tree: {
      title: t('company'),
      param: 'organizeId',
      load: async () => paneNodes((await api.permission.organize.selector({ id: '0' }, { silent: true })).list),
    },
    list: ({ keyword, ...query }, options) =>
      api.permission.department.list({ id: textFilter(query, 'organizeId') ?? '0', query: { keyword } }, options),
    search: [keywordSearch(c)],
    columns: [
      { id: 'fullName', header: c('name'), minWidth: 260 },
      { id: 'enCode', header: c('code'), width: 160 },
      { id: 'managerName', header: c('manager'), width: 120 },
      userCount,
      state,
      createdAt,
    ],
    form: (_mode, row) => ({
      parentId: field('treeSelect', {
        label: t('upper'),
        required: true,
        dataType: 'dynamic',
        propsUrl: `/api/permission/Organize/Department/Selector/${row?.id ?? '0'}`,
        filterable: true,
      }),
      ...nameAndCode(c),
      managerId: field('userSelect', { label: c('manager') }),
      ...orderAndState(c),
    }),
    initialValues: ({ treeNode, parent }) => {
      const parentId = parent?.id ?? treeNode;
      return parentId ? { parentId } : {};
    },
  });
  return <ManagedResource definition={definition} />;
}
