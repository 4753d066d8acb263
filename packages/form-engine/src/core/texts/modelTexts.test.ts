import { describe, expect, it } from 'vitest';
import { createField, createFormDocument } from '../document/createField.js';
import { decodeFormDocument } from '../document/decodeFormDocument.js';
import { encodeFormDocument } from '../document/encodeFormDocument.js';
import { decodeListDefinition, encodeListDefinition } from '../list/decodeListDefinition.js';
import { storedDocuments } from '../testing/storedDocuments.js';
import { localizeForm, localizeList, localizeName } from './localizeModel.js';
import { mapFormTexts } from './mapFormTexts.js';

const form = createFormDocument(
  [
    createField('text', {
      id: 'plate',
      label: '车牌号',
      placeholder: '如 京A8K627',
      patterns: [{ pattern: '^.{7,8}$', message: '车牌号不正确' }],
    }),
    createField('select', { id: 'kind', label: '类型', options: [{ value: '1', label: '临停' }] }),
    createField('subtable', {
      id: 'visitors',
      label: '随行人员',
      columns: [createField('text', { id: 'name', label: '姓名' })],
    }),
  ],
  { rules: [{ expression: '{plate} <> {kind}', message: '不能相同', field: 'plate' }] },
);
const texts = {
  en: {
    name: 'Visits',
    'fields.plate.label': 'Plate',
    'fields.plate.placeholder': 'e.g. 京A8K627',
    'fields.kind.options.1': 'Temporary',
    'fields.visitors.name.label': 'Name',
    'messages.车牌号不正确': 'This is no plate',
    'messages.不能相同': 'Must differ',
  },
};

describe('texts of a model', () => {
  it('have a place for everything that people read, and none for what is empty', () => {
    const places: string[] = [];
    mapFormTexts(form, (path, text) => {
      places.push(`${path} ${text}`);
      return text;
    });
    expect(places).toEqual([
      'fields.plate.label 车牌号',
      'messages.车牌号不正确 车牌号不正确',
      'fields.plate.placeholder 如 京A8K627',
      'fields.kind.label 类型',
      'fields.kind.options.1 临停',
      'fields.visitors.label 随行人员',
      'fields.visitors.name.label 姓名',
      'messages.不能相同 不能相同',
    ]);
  });

  it('are drawn in the language of the reader, and as they are written where there are none', () => {
    const english = localizeForm({ ...form, texts }, 'en');
    expect(english.fields.map(({ label }) => label)).toEqual(['Plate', '类型', '随行人员']);
    expect(english.fields[0]).toMatchObject({
      placeholder: 'e.g. 京A8K627',
      patterns: [{ message: 'This is no plate' }],
    });
    expect(english.fields[1]).toMatchObject({ options: [{ value: '1', label: 'Temporary' }] });
    expect(english.fields[2]).toMatchObject({ columns: [{ id: 'name', label: 'Name' }] });
    expect(english.rules[0]?.message).toBe('Must differ');
    expect(localizeName('访客', { ...form, texts }, 'en')).toBe('Visits');
    expect(localizeName('访客', { ...form, texts }, 'vi')).toBe('访客');
    for (const locale of ['zh', 'vi'] as const)
      expect(localizeForm({ ...form, texts }, locale).fields.map(({ label }) => label)).toEqual([
        '车牌号',
        '类型',
        '随行人员',
      ]);
  });

  it('of a list are those of its fields unless it tells its own', () => {
    const list = decodeListDefinition({
      columnList: [
        { prop: 'plate', label: '车牌号' },
        { prop: 'kind', label: '种类' },
      ],
      btnsList: [{ value: 'add', label: '新增' }],
      texts: { en: { 'columns.kind': 'Sort', 'buttons.add': 'New' } },
    });
    const english = localizeList(list, { ...form, texts }, 'en');
    expect(english.columns.map(({ label }) => label)).toEqual(['Plate', 'Sort']);
    expect(english.buttons[0]?.label).toBe('New');
    expect(localizeList(list, { ...form, texts }, 'vi').columns.map(({ label }) => label)).toEqual(['车牌号', '种类']);
  });

  it('are kept by the codec with what it does not know, and written where they changed', () => {
    for (const stored of Object.values(storedDocuments)) {
      const wire = { ...stored, texts: { fr: { name: 'Visites' }, en: { name: 'Visits', odd: 1 } } };
      expect(encodeFormDocument(decodeFormDocument(wire))).toEqual(wire);
    }
    const wire = { version: 1, fields: [], texts: { fr: { name: 'Visites' }, en: { name: 'Visits' } } };
    const read = decodeFormDocument(wire);
    expect(encodeFormDocument({ ...read, texts: { en: { name: 'Visitors', 'fields.a.label': '' } } }).texts).toEqual({
      fr: { name: 'Visites' },
      en: { name: 'Visitors' },
    });
    const list = decodeListDefinition({ columnList: [], texts: { vi: { 'columns.a': 'Biển' } } });
    expect(encodeListDefinition(list)).toEqual({ columnList: [], texts: { vi: { 'columns.a': 'Biển' } } });
  });
});
