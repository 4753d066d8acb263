import { describe, expect, it } from 'vitest';
import { compileForm } from '../../compile/compileForm.js';
import { createField, createFormDocument } from '../../document/createField.js';
import { decodeFormDocument } from '../../document/decodeFormDocument.js';
import { type SubtableField } from '../../document/FormDocument.js';
import { fieldText, referenceOf } from '../../registry/fieldFacts.js';
import { followedValues, linkFields } from '../../registry/linkFields.js';
import { createFormStore } from '../../state/createFormStore.js';
import { tableCells } from '../../state/tableCells.js';
import { storedDocuments } from '../../testing/storedDocuments.js';
import { validateRecord } from '../../validation/validateRecord.js';

const car = createField('relationForm', { id: 'car', label: '车辆', modelId: 'cars', relationField: 'plate' });
const owner = createField('relationFormAttr', { id: 'owner', relationField: 'car', showField: 'owner' });
const lot = createField('popupSelect', { id: 'lot', interfaceId: '9', propsValue: 'code', relationField: 'name' });
const city = createField('popupAttr', { id: 'city', relationField: 'lot_smartTable_mt_visit1', showField: 'city' });
const rows: SubtableField = {
  ...createField('subtable', { id: 'rows' }),
  columns: [
    { ...car, required: true },
    owner,
    createField('text', { id: 'note', patterns: [{ pattern: '^[a-z]+$', message: '只能是小写字母' }] }),
    city,
    createField('select', { id: 'use', options: [{ value: '1', label: '自用' }] }),
  ],
};
const form = createFormDocument([car, owner, lot, city, rows]);

describe('attribute fields', () => {
  it('R2.7-39 follow the chosen record: the same id, read as another of its fields', () => {
    const store = createFormStore(form, { car: 'c1' });
    const seen: unknown[] = [];
    store.subscribe('owner', () => seen.push(store.getField('owner').value));
    expect(store.getField('owner').value).toBe('c1');
    store.setValue('car', 'c2');
    store.setValue('car', '');
    expect(seen).toEqual(['c2', '']);
    const shown = store.form.byPath.get('owner')?.field ?? owner;
    expect(referenceOf(shown)).toMatchObject({ kind: 'record', key: 'record/cars/owner', modelId: 'cars' });
    const name = (key: string, id: string) => `${key}:${id}`;
    expect(fieldText(shown, 'c2', { locale: 'zh', name })).toBe('record/cars/owner:c2');
    // what may not be read, or is gone, is not shown as its id
    expect(fieldText(shown, 'c2', { locale: 'zh', name: () => undefined })).toBe('');
  });

  it('cannot be set and save nothing', () => {
    const store = createFormStore(form, { car: 'c1' });
    store.setValue('owner', 'c9');
    expect(store.getField('car').value).toBe('c1');
    expect(Object.keys(store.getValues())).not.toContain('owner');
    expect(validateRecord(form, { car: 'c1', owner: 'c9' }).values).not.toHaveProperty('owner');
  });

  it('follow rows of a data interface, also by a name with its table', () => {
    const { fields } = linkFields(form);
    expect(referenceOf(fields[3] ?? city)).toEqual({
      kind: 'interface',
      key: 'interface/9/code/city',
      interfaceId: '9',
      propsValue: 'code',
      relationField: 'city',
    });
  });

  it('E3-78 follow the cell of their own row: two rows never mix', () => {
    const store = createFormStore(form, { rows: [{ car: 'a' }, { car: 'b' }], car: 'main', lot: 'p' });
    expect(['rows.0.owner', 'rows.1.owner'].map((path) => store.getField(path).value)).toEqual(['a', 'b']);
    let calls = 0;
    store.subscribe('rows.1.owner', () => (calls += 1));
    store.setValue('rows.0.car', 'c');
    expect(['rows.0.owner', 'rows.1.owner'].map((path) => store.getField(path).value)).toEqual(['c', 'b']);
    expect(calls).toBe(0);
    store.removeRow('rows', '0');
    expect(store.getField('rows.0.owner').value).toBe('b');
    // a column of a field of the form itself
    expect(store.getField('rows.0.city').value).toBe('p');
    expect(followedValues(linkFields(form).fields, store.getValues())).toMatchObject({
      owner: 'main',
      rows: [{ owner: 'b', city: 'p' }],
    });
  });

  it('are problems of a form in which there is nothing to follow', () => {
    const lost = createFormDocument([createField('text', { id: 'car' }), owner]);
    expect(compileForm(lost).problems).toEqual([
      expect.objectContaining({ code: 'followsNothing', path: 'owner', severity: 'error' }),
    ]);
    expect(compileForm(form).problems).toEqual([]);
  });

  it('are read out of stored documents with what they follow', () => {
    for (const name of ['related form', 'popup select']) {
      const { fields } = linkFields(decodeFormDocument(storedDocuments[name]));
      expect(fields.map(({ kind }) => kind)).not.toContain('unknown');
      expect(fields[1]?.followed).toMatchObject({ id: 'a', ownRow: true });
    }
  });
});

describe('cells in the shape of the family', () => {
  const store = createFormStore(form, {
    lot: 'p',
    rows: [
      { car: 'a', note: 'x' },
      { car: '', note: 'X' },
    ],
  });
  store.validate();
  const [first, second] = [tableCells(store, 'rows', 0), tableCells(store, 'rows', 1)];

  it('E3-73 tell tag, value, options, validity, control type, name, patterns, row and configuration', () => {
    expect(first[2]).toMatchObject({ tag: 'el-input', smartKey: 'comInput', vModel: 'note', value: 'x', valid: true });
    expect(first[2]).toMatchObject({ regValid: true, regErrorText: '', regList: [{ pattern: '^[a-z]+$' }] });
    expect(first[0]).toMatchObject({ required: true, valid: true, rowData: { car: 'a', note: 'x' } });
    expect(first[4]?.options).toEqual([{ id: '1', fullName: '自用' }]);
    expect(first[0]?.config).toMatchObject({ smartKey: 'relationForm', required: true });
    expect(second[0]).toMatchObject({ valid: false, regValid: true, regErrorText: '' });
    expect(second[2]).toMatchObject({ valid: true, regValid: false, regErrorText: '只能是小写字母' });
    expect(tableCells(store, 'rows', 2)).toEqual([]);
  });

  it('E3-77 name cells that choose a record by the index of their row', () => {
    expect([first[0]?.vModel, second[0]?.vModel]).toEqual(['car_smartRelation_0', 'car_smartRelation_1']);
    expect([first[1]?.relationField, second[1]?.relationField]).toEqual(['car_smartRelation_0', 'car_smartRelation_1']);
    // a field of the form stands in no row
    expect(first[3]).toMatchObject({ vModel: 'city', relationField: 'lot' });
  });
});
