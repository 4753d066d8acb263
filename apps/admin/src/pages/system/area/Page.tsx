import { createField, createFormDocument, type FormValues } from '@smart-admin/form-engine/core';
import { type ResourceDefinition, type ResourceTreeNode } from '@smart-admin/form-engine/resource';
import { useMessages } from '@smart-admin/ui/locale';
import { api } from '../../../app/api.js';
import { textFilter } from '../../../resource/apiQuery.js';
import { orderAndState } from '../../../resource/commonFields.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { saving } from '../../../resource/saving.js';
import { stateActions } from '../../../resource/stateActions.js';
import { treeResult } from '../../../resource/treeResult.js';
import { mark, number, text, withSwitches } from '../../../resource/values.js';
import { areaMessages } from './areaMessages.js';

type Row = Awaited<ReturnType<typeof api.system.area.list>>['list'][number];
const ROOT = '-1';

/** The administrative divisions, level by level. */
export function Page() {
  const t = useMessages(areaMessages);
  const c = useMessages(commonMessages);
  const definition: ResourceDefinition<Row> = {
    id: 'system.area',
    label: t('label'),
    tree: { title: t('label'), param: 'parentId', load: (signal) => children(ROOT, signal), loadChildren: children },
    treeRows: { childrenKey: 'children' },
    source: {
      list: async (query, signal) =>
        treeResult(
          await api.system.area.list(
            { parentId: textFilter(query, 'parentId') ?? ROOT, query: { keyword: query.keyword } },
            { signal, silent: true },
          ),
        ),
      read: async (id, signal) => withSwitches(await api.system.area.read({ id }, { signal }), 'enabledMark'),
      create: (values) => saving(api.system.area.create({ body: toBody(values) }, { silent: true })),
      update: async (id, values) =>
        void (await saving(api.system.area.update({ id, body: toBody(values) }, { silent: true }))),
      remove: async (id) => void (await api.system.area.remove({ id })),
    },
    search: [{ id: 'keyword', label: c('keyword'), kind: 'keyword' }],
    columns: [
      { id: 'fullName', header: c('name'), minWidth: 200 },
      { id: 'enCode', header: t('code'), width: 160 },
      { id: 'sortCode', header: c('sort'), kind: 'number', width: 88, align: 'right' },
      { id: 'enabledMark', header: c('state'), kind: 'enabled', width: 96 },
    ],
    form: createFormDocument([
      createField('text', { id: 'parentId', label: c('parent'), noShow: true, defaultValue: ROOT }),
      createField('text', { id: 'fullName', label: c('name'), required: true, span: 12, maxLength: 100 }),
      createField('text', {
        id: 'enCode',
        label: t('code'),
        required: true,
        span: 12,
        maxLength: 20,
        rule: 'numericCode',
      }),
      ...orderAndState(c),
    ]),
    actions: stateActions(c, t('stateChanged'), (id) => api.system.area.updateState({ id })),
    initialValues: ({ treeNode }) => ({ parentId: treeNode || ROOT }),
    nameOf: (row) => row.fullName,
  };
  return <ManagedResource definition={definition} />;
}

async function children(id: string, signal?: AbortSignal): Promise<ResourceTreeNode[]> {
  const { list } = await api.system.area.selector({ id, x: '0' }, { signal, silent: true });
  return list.map((area) => ({ id: area.id, label: area.fullName, isLeaf: area.isLeaf, icon: 'map-pin' }));
}

function toBody(values: FormValues) {
  return {
    parentId: text(values, 'parentId') || ROOT,
    fullName: text(values, 'fullName'),
    enCode: text(values, 'enCode'),
    description: text(values, 'description'),
    enabledMark: mark(values, 'enabledMark'),
    sortCode: number(values, 'sortCode'),
  };
}
