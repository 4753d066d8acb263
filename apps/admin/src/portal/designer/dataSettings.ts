import { type DataSet } from '@smart-admin/api-client/contract';
import { inAllLanguages, type Setting, type SettingChoice } from '@smart-admin/form-engine/editor';
import { setOfSource } from '../cards/emptySet.js';
import { dataSettingMessages } from './dataSettingMessages.js';

/** The parts of a data set beside those of the card or widget that it belongs to, as settings are edited. */
export type FlatData = Partial<Omit<Extract<DataSet, { source: 'model' }>, 'source'>> & {
  source?: DataSet['source'];
  name?: string;
  interfaceId?: string;
  parameters?: Extract<DataSet, { source: 'interface' }>['parameters'];
};

/** Finds what has a data set in a document, to write on. */
export type FindWithData = (document: object, id: string) => { id: string; data?: DataSet } | undefined;

type DataSetting = 'dataSet' | 'dimension' | 'measures' | 'columns' | 'order' | 'listOrder' | 'conditions';

const word = (key: keyof (typeof dataSettingMessages)['zh']) => inAllLanguages(dataSettingMessages, key);
const choice = (value: SettingChoice['value'], label: SettingChoice['label']): SettingChoice => ({ value, label });

/** How the parts of a data set are edited, by the names under which kinds of cards and widgets ask for them. */
export function dataSettings(find: FindWithData): Record<DataSetting, readonly Setting<FlatData>[]> {
  const limit: Setting<FlatData> = {
    key: 'limit',
    label: word('limit'),
    kind: 'number',
    min: 1,
    max: 200,
    write: writeData(find, 'limit'),
  };
  return {
    dataSet: [
      {
        key: 'source',
        label: word('source'),
        kind: 'choice',
        single: true,
        choices: (['builtIn', 'model', 'interface'] as const).map((source) => choice(source, word(source))),
        write: (document, id, value) => {
          const item = find(document, id);
          if (item?.data && (value === 'builtIn' || value === 'model' || value === 'interface'))
            item.data = setOfSource(value, item.data);
        },
      },
      {
        key: 'name',
        label: word('name'),
        kind: 'builtIn',
        single: true,
        visibleWhen: ({ source }) => source === 'builtIn',
        write: writeTarget(find, 'name'),
      },
      {
        key: 'modelId',
        label: word('model'),
        kind: 'reference',
        of: 'model',
        single: true,
        visibleWhen: ({ source }) => source === 'model',
        write: writeTarget(find, 'modelId'),
      },
      {
        key: 'interfaceId',
        label: word('interface'),
        kind: 'reference',
        of: 'interface',
        single: true,
        visibleWhen: ({ source }) => source === 'interface',
        write: writeTarget(find, 'interfaceId'),
      },
      {
        key: 'parameters',
        label: word('parameters'),
        kind: 'parameters',
        single: true,
        visibleWhen: ({ source, interfaceId }) => source === 'interface' && Boolean(interfaceId),
        write: writeData(find, 'parameters'),
      },
    ],
    dimension: [
      { key: 'dimension', label: word('dimension'), kind: 'column', single: true, write: writeData(find, 'dimension') },
      {
        key: 'per',
        label: word('per'),
        kind: 'choice',
        single: true,
        visibleWhen: ({ source }) => source === 'model',
        choices: (['day', 'week', 'month'] as const).map((per) => choice(per, word(per))),
        write: writeData(find, 'per'),
      },
    ],
    measures: [
      { key: 'measures', label: word('measures'), kind: 'measures', single: true, write: writeData(find, 'measures') },
    ],
    columns: [
      { key: 'columns', label: word('columns'), kind: 'columns', single: true, write: writeData(find, 'columns') },
    ],
    order: [
      {
        key: 'order',
        label: word('order'),
        kind: 'choice',
        choices: (['none', 'measureDown', 'measureUp', 'dimensionUp', 'dimensionDown'] as const).map((order) =>
          choice(order, word(order)),
        ),
        write: writeData(find, 'order'),
      },
      limit,
    ],
    // nothing is measured in a list: its rows are ordered by one of their columns
    listOrder: [
      { key: 'dimension', label: word('orderBy'), kind: 'column', single: true, write: writeData(find, 'dimension') },
      {
        key: 'order',
        label: word('order'),
        kind: 'choice',
        visibleWhen: ({ dimension }) => Boolean(dimension),
        choices: [
          choice('none', word('none')),
          choice('dimensionUp', word('rising')),
          choice('dimensionDown', word('falling')),
        ],
        write: writeData(find, 'order'),
      },
      limit,
    ],
    conditions: [
      {
        key: 'conditions',
        label: word('conditions'),
        kind: 'conditions',
        single: true,
        visibleWhen: ({ source, modelId }) => source === 'model' && Boolean(modelId),
        write: writeData(find, 'conditions'),
      },
    ],
  };
}

/** Writes a part of a data set. */
function writeData(find: FindWithData, key: string) {
  return (document: object, id: string, value: unknown): void => {
    const data = find(document, id)?.data;
    if (data) (data as unknown as Record<string, unknown>)[key] = value ?? defaultOf(key);
  };
}

/** Writes another thing to read from: what named parts of the former one goes, as all would be refused with it. */
export function writeTarget(find: FindWithData, key: 'name' | 'modelId' | 'interfaceId') {
  return (document: object, id: string, value: unknown): void => {
    const data = find(document, id)?.data;
    if (!data) return;
    Object.assign(data, { [key]: value ?? '', dimension: '', measures: [], columns: [] });
    if (data.source === 'model') data.conditions = [];
    if (data.source === 'interface') data.parameters = [];
  };
}

function defaultOf(key: string): unknown {
  return key === 'limit' ? 10 : key === 'dimension' ? '' : [];
}
