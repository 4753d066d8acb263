import { type ReportData, type ReportDocument } from '@smart-admin/api-client/contract';
import { inAllLanguages, type Setting, type SettingGroup } from '@smart-admin/form-engine/editor';
import { dataSettingMessages } from '../../portal/designer/dataSettingMessages.js';
import { writeTarget } from '../../portal/designer/dataSettings.js';
import { reportDesignMessages } from './reportDesignMessages.js';
import { reportSettingMessages } from './reportSettingMessages.js';

type ReportSet = ReportDocument['sets'][number];
/** A data set as its settings are edited: what it reads stands beside its name. */
export type FlatSet = ReportSet & Partial<Record<string, unknown>> & { source: ReportData['source'] };

export function flatSet(set: ReportSet): FlatSet {
  return { ...set.data, ...set };
}

/** A data set in a draft, to write on. */
export function setInDraft(document: object, id: string): FlatSet | undefined {
  return (document as ReportDocument).sets.find((set) => set.id === id) as FlatSet | undefined;
}

const dataWord = (key: keyof (typeof dataSettingMessages)['zh']) => inAllLanguages(dataSettingMessages, key);
const writeData = (key: string) => (document: object, id: string, value: unknown) => {
  const set = setInDraft(document, id);
  if (set) Object.assign(set.data, { [key]: value });
};

const SHAPE = { dimension: '', per: 'day', measures: [], columns: [], order: 'none' } as const;

/** Another source begins with nothing chosen. */
const writeSource = (document: object, id: string, value: unknown) => {
  const set = setInDraft(document, id);
  if (!set) return;
  const shape = { ...SHAPE, measures: [], columns: [], limit: set.data.limit };
  if (value === 'model') set.data = { source: value, modelId: '', conditions: [], ...shape };
  else if (value === 'interface') set.data = { source: value, interfaceId: '', parameters: [], ...shape };
  else if (value === 'builtIn') set.data = { source: value, name: 'parkingRevenue', ...shape };
};

const SETTINGS: readonly Setting<FlatSet>[] = [
  { key: 'label', label: inAllLanguages(reportDesignMessages, 'setLabel'), kind: 'text', maxLength: 50 },
  {
    ...{ key: 'source', label: dataWord('source'), kind: 'choice', write: writeSource },
    choices: (['builtIn', 'model', 'interface'] as const).map((value) => ({ value, label: dataWord(value) })),
  },
  {
    ...{ key: 'name', label: dataWord('name'), kind: 'builtIn', write: writeTarget(setInDraft, 'name') },
    visibleWhen: ({ source }) => source === 'builtIn',
  },
  {
    ...{ key: 'modelId', label: dataWord('model'), kind: 'reference', of: 'model' },
    visibleWhen: ({ source }) => source === 'model',
    write: writeTarget(setInDraft, 'modelId'),
  },
  {
    ...{ key: 'interfaceId', label: dataWord('interface'), kind: 'reference', of: 'interface' },
    visibleWhen: ({ source }) => source === 'interface',
    write: writeTarget(setInDraft, 'interfaceId'),
  },
  {
    ...{ key: 'parameters', label: dataWord('parameters'), kind: 'parameters', write: writeData('parameters') },
    visibleWhen: ({ source }) => source !== 'model',
  },
  {
    ...{ key: 'conditions', label: dataWord('conditions'), kind: 'conditions', write: writeData('conditions') },
    visibleWhen: ({ source }) => source === 'model',
  },
  {
    ...{ key: 'limit', label: inAllLanguages(reportSettingMessages, 'limit'), kind: 'number', min: 1, max: 5_000 },
    write: writeData('limit'),
  },
];

export const SET_GROUPS: readonly SettingGroup<FlatSet>[] = [
  { id: 'data', label: inAllLanguages(reportDesignMessages, 'data'), settings: SETTINGS },
];
