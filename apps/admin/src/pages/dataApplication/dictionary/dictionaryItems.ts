import { createField, createFormDocument, type FormValues } from '@smart-admin/form-engine/core';
import { type RecordContext, type ResourceDefinition, type ResourceTreePane } from '@smart-admin/form-engine/resource';
import { type Translate } from '@smart-admin/ui/messages';
import { api } from '../../../app/api.js';
import { textFilter } from '../../../resource/apiQuery.js';
import { type commonMessages } from '../../../resource/commonMessages.js';
import { orderAndState } from '../../../resource/commonFields.js';
import { saving } from '../../../resource/saving.js';
import { stateActions } from '../../../resource/stateActions.js';
import { treeResult } from '../../../resource/treeResult.js';
import { mark, number, text, withSwitches } from '../../../resource/values.js';
import { type dictionaryMessages } from './dictionaryMessages.js';

type Row = Awaited<ReturnType<typeof api.system.dictionaryData.list>>['list'][number];

/** The items of a dictionary type: of the one chosen in the pane, or always of the same one. */
export function dictionaryItems(
  t: Translate<keyof (typeof dictionaryMessages)['zh']>,
  c: Translate<keyof (typeof commonMessages)['zh']>,
  from: { typeId: string } | { pane: ResourceTreePane },
): ResourceDefinition<Row> {
  const fixed = 'typeId' in from ? from.typeId : '';
  const typeOf = ({ treeNode }: RecordContext) => fixed || treeNode;
  return {
    id: fixed ? `dictionary.${fixed}` : 'dataApplication.dictionary',
    label: t('item'),
    treeRows: { childrenKey: 'children' },
    ...('pane' in from ? { tree: from.pane } : {}),
    source: {
      list: async (query, signal) => {
        const typeId = fixed || textFilter(query, 'dictionaryTypeId');
        if (!typeId) return treeResult({ list: [] });
        return treeResult(
          await api.system.dictionaryData.list({ typeId, query: { keyword: query.keyword } }, { signal, silent: true }),
        );
      },
      read: async (id, signal) => {
        const record = await api.system.dictionaryData.read({ id }, { signal });
        return {
          ...withSwitches(record, 'enabledMark'),
          parentId: record.parentId === '0' || record.parentId === '-1' ? '' : record.parentId,
        };
      },
      create: (values, context) =>
        saving(api.system.dictionaryData.create({ body: toBody(values, typeOf(context)) }, { silent: true })),
      update: async (id, values, context) =>
        void (await saving(
          api.system.dictionaryData.update({ id, body: toBody(values, typeOf(context)) }, { silent: true }),
        )),
      remove: async (id) => void (await api.system.dictionaryData.remove({ id })),
    },
    search: [{ id: 'keyword', label: c('keyword'), kind: 'keyword' }],
    columns: [
      { id: 'fullName', header: c('name'), minWidth: 200 },
      { id: 'enCode', header: c('code'), width: 180 },
      { id: 'sortCode', header: c('sort'), kind: 'number', width: 88, align: 'right' },
      { id: 'enabledMark', header: c('state'), kind: 'enabled', width: 96 },
      { id: 'description', header: c('description'), width: 240 },
    ],
    form: (_mode, row, context) =>
      createFormDocument([
        createField('treeSelect', {
          id: 'parentId',
          label: t('upper'),
          dataType: 'dynamic',
          propsUrl: `/api/system/DictionaryData/${row?.dictionaryTypeId ?? typeOf(context)}/Selector/${row?.id ?? '0'}`,
        }),
        createField('text', { id: 'fullName', label: c('name'), required: true, span: 12, maxLength: 100 }),
        createField('text', { id: 'enCode', label: c('code'), required: true, span: 12, maxLength: 100 }),
        ...orderAndState(c),
      ]),
    actions: stateActions(c, t('stateChanged'), (id) => api.system.dictionaryData.updateState({ id })),
    nameOf: (row) => row.fullName,
  };
}

function toBody(values: FormValues, dictionaryTypeId: string) {
  return {
    dictionaryTypeId,
    parentId: text(values, 'parentId') || '0',
    fullName: text(values, 'fullName'),
    enCode: text(values, 'enCode'),
    description: text(values, 'description'),
    enabledMark: mark(values, 'enabledMark'),
    sortCode: number(values, 'sortCode'),
  };
}
