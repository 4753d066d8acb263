import { type Locale } from '@smart-admin/ui/messages';
import { createField, createFormDocument } from '../../core/document/createField.js';
import { encodeFormDocument } from '../../core/document/encodeFormDocument.js';
import { memoryRecords } from '../memory/memoryRecords.js';
import { type ModelRow, modelResource } from '../modelResource.js';
import { type ResourceDefinition, type ResourceSource } from '../types.js';

const above = {
  ...createField('relationForm', { id: 'above', label: '上级' }),
  modelId: 'place',
  relationField: 'name',
};

/** Devices that stand in places: the fixture of trees. */
export const placeForm = createFormDocument([
  createField('text', { id: 'name', label: '名称', required: true }),
  above,
  createField('text', { id: 'keeper', label: '负责人' }),
]);

/** Two lots with their floors, so many devices on the first floor, and a lamp whose place is not known. */
export function places(devices: number): ModelRow[] {
  const row = (id: string, name: string, parent: string, keeper = ''): ModelRow => ({
    id,
    name,
    above: parent,
    keeper,
  });
  return [
    row('east', '东门停车场', '', '周雨桐'),
    row('west', '西门停车场', '', '陈嘉豪'),
    row('b1', '地下一层', 'east', '周雨桐'),
    row('b2', '地下二层', 'east'),
    ...Array.from({ length: devices }, (_, index) => row(`d${index + 1}`, `道闸 ${index + 1}`, 'b1', '陈嘉豪')),
    row('lost', '旧照明', 'gone'),
  ];
}

/** A page of places as a tree. */
export function placeResource({ rows, source, locale = 'zh' }: PlaceOptions): ResourceDefinition<ModelRow> {
  return modelResource(
    {
      id: 'place',
      fullName: '设备',
      formData: encodeFormDocument(placeForm),
      columnData: {
        searchList: [{ __vModel__: 'name', label: '名称', searchType: 2 }],
        columnList: [{ prop: 'name', sortable: true }, { prop: 'keeper' }],
        layouts: ['table', 'tree'],
        startLayout: 'tree',
        treeField: 'above',
      },
    },
    { ...memoryRecords(placeForm, rows), ...source },
    locale,
  );
}

interface PlaceOptions {
  rows: readonly ModelRow[];
  /** Calls that answer in another way. */
  source?: Partial<ResourceSource<ModelRow>>;
  locale?: Locale;
}
