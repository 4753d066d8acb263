import { pages } from '@smart-admin/api-client/pages';
import { type ResourceTreeNode } from '@smart-admin/form-engine/resource';
import { useMessages } from '@smart-admin/ui/locale';
import { api } from '../../../app/api.js';
import { field } from '../../../resource/apiForm.js';
import { textFilter } from '../../../resource/apiQuery.js';
import { apiResource } from '../../../resource/apiResource.js';
import { commonColumns, keywordSearch, orderAndState } from '../../../resource/commonFields.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { areaMessages } from './areaMessages.js';

const ROOT = '-1';

/** The administrative divisions, level by level. */
export function Page() {
  const t = useMessages(areaMessages);
  const c = useMessages(commonMessages);
  const { sortCode, state } = commonColumns(c);
  const definition = apiResource(api.system.area, {
    page: pages.area,
    c,
    label: t('label'),
    tree: { title: t('label'), param: 'parentId', load: (signal) => children(ROOT, signal), loadChildren: children },
    treeRows: { childrenKey: 'children', addBelow: true },
    list: ({ keyword, ...query }, options) =>
      api.system.area.list({ parentId: textFilter(query, 'parentId') ?? ROOT, query: { keyword } }, options),
    search: [keywordSearch(c)],
    columns: [
      { id: 'fullName', header: c('name'), minWidth: 200 },
      { id: 'enCode', header: t('code'), width: 160 },
      sortCode,
      { ...state, width: 96 },
    ],
    form: {
      parentId: field('text', { label: c('parent'), noShow: true, defaultValue: ROOT }),
      fullName: field('text', { label: c('name'), required: true, span: 12, maxLength: 100 }),
      enCode: field('text', { label: t('code'), required: true, span: 12, maxLength: 20, rule: 'numericCode' }),
      ...orderAndState(c),
    },
    initialValues: ({ treeNode, parent }) => ({ parentId: parent?.id ?? (treeNode || ROOT) }),
  });
  return <ManagedResource definition={definition} />;
}

async function children(id: string, signal?: AbortSignal): Promise<ResourceTreeNode[]> {
  const { list } = await api.system.area.selector({ id, x: '0' }, { signal, silent: true });
  return list.map((area) => ({ id: area.id, label: area.fullName, isLeaf: area.isLeaf, icon: 'map-pin' }));
}
