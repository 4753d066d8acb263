import { expect, it } from 'vitest';
import { decodeListDefinition, encodeListDefinition } from '../list/decodeListDefinition.js';
import { createField, createFormDocument } from './createField.js';
import { decodeFormDocument } from './decodeFormDocument.js';
import { encodeFormDocument } from './encodeFormDocument.js';
import { type FormDocument } from './FormDocument.js';
import { renameListReferences, renameReferences, type NamedThing } from './renameReferences.js';

const stored = (form: FormDocument) => decodeFormDocument(JSON.stringify(encodeFormDocument(form)));
const fields = [
  createField('text', { id: 'name', label: '名称' }),
  createField('relationForm', { id: 'car', label: '车辆', modelId: 'm1', relationField: 'plate' }),
  createField('select', {
    id: 'kind',
    label: '种类',
    dataType: 'dictionary',
    dictionaryType: 'd1',
    defaultValue: 'i1',
  }),
  createField('subtable', {
    id: 'rows',
    label: '明细',
    columns: [createField('popupSelect', { id: 'good', label: '物品', interfaceId: 'n1', propsValue: 'id' })],
  }),
];

it('names everything outside of a form anew, also in subtables, and writes nothing else anew', () => {
  const form = stored(createFormDocument(fields));
  const asked: NamedThing[] = [];
  const renamed = renameReferences(form, (thing) => {
    asked.push(thing);
    return `${thing.of}.${thing.id}`;
  });
  expect(asked).toEqual([
    { of: 'model', id: 'm1', within: '' },
    { of: 'dictionary', id: 'd1', within: '' },
    { of: 'dictionaryItem', id: 'i1', within: 'd1' },
    { of: 'interface', id: 'n1', within: '' },
  ]);
  const text = JSON.stringify(encodeFormDocument(renamed));
  const back = text
    .replace('model.m1', 'm1')
    .replace('dictionary.d1', 'd1')
    .replace('dictionaryItem.i1', 'i1')
    .replace('interface.n1', 'n1');
  expect(text).toContain('"model.m1"');
  expect(text).toContain('"interface.n1"');
  expect(back).toBe(JSON.stringify(encodeFormDocument(form)));
  expect(renameReferences(form, ({ id }) => id).fields[0]).toBe(form.fields[0]);
});

it('names interfaces of buttons and models of related tabs of a list anew', () => {
  const list = decodeListDefinition({
    version: 1,
    columnList: [{ prop: 'name', label: '名称' }],
    btnsList: [{ value: 'add', label: '新增' }],
    columnBtnsList: [{ value: 'ask', label: '询问', action: 'interface', interfaceId: 'n1' }],
    relatedTabs: [{ modelId: 'm1', field: 'car', hidden: true }],
  });
  const written = encodeListDefinition(renameListReferences(list, ({ of, id }) => `${of}.${id}`));
  expect(written).toMatchObject({
    btnsList: [{ value: 'add', label: '新增' }],
    columnBtnsList: [{ interfaceId: 'interface.n1' }],
    relatedTabs: [{ modelId: 'model.m1', field: 'car', hidden: true }],
  });
});
