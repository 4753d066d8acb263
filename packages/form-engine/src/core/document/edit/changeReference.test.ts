import { describe, expect, it } from 'vitest';
import { standardRegistry as registry } from '../../registry/createRegistry.js';
import { createField, createFormDocument } from '../createField.js';
import { type FormDocument } from '../FormDocument.js';
import { formReferences, referenceWithin } from '../formReferences.js';
import { changeReference, neededParts, type PartsOf } from './changeReference.js';

const columns = ['plate', 'owner', 'colour'].map((value) => ({ value, label: value }));
const formOf = (): FormDocument =>
  createFormDocument([
    createField('relationForm', {
      id: 'car',
      modelId: 'cars',
      relationField: 'plate',
      columnOptions: columns,
    }),
    createField('relationFormAttr', { id: 'owner', relationField: 'car', showField: 'owner' }),
    createField('relationFormAttr', { id: 'colour', relationField: 'car_smartTable_mt_visit', showField: 'colour' }),
    createField('subtable', {
      id: 'rows',
      columns: [
        createField('relationForm', { id: 'car', modelId: 'lorries', relationField: 'number' }),
        createField('relationFormAttr', { id: 'load', relationField: 'car', showField: 'load' }),
      ],
    }),
    createField('popupSelect', { id: 'lot', interfaceId: 'lots', propsValue: 'id', relationField: 'name' }),
    createField('popupAttr', { id: 'city', relationField: 'lot', showField: 'city' }),
    createField('select', { id: 'use', dataType: 'dictionary', dictionaryType: 'uses' }),
    createField('autoNumber', { id: 'no', billRule: 'visit' }),
    createField('qrcode', { id: 'code', source: 'relation', relationField: 'no' }),
  ]);
const values = (form: FormDocument, path: string) => {
  const [name, column] = path.split('.');
  const field = form.fields.find(({ id }) => id === name);
  const found = column && field?.kind === 'subtable' ? field.columns.find(({ id }) => id === column) : field;
  return found as unknown as Record<string, unknown>;
};
const partsOf: PartsOf = (of, within) =>
  of === 'modelField' && within === 'vans'
    ? [{ id: 'colour' }, { id: 'name', isDefault: true }]
    : of === 'interfaceColumn' && within === 'places'
      ? [{ id: 'id' }, { id: 'city', isDefault: true }]
      : undefined;
const change = (form: FormDocument, path: string, setting: string, value: string) =>
  changeReference(form, { path, setting, value, registry, partsOf });

describe('references of a form', () => {
  it('are found with what their parts belong to, also in rows and through the field that is followed', () => {
    const told = formReferences(formOf(), registry).map(
      ({ path, setting, reference: { of }, within, ids }) =>
        `${path}.${setting}: ${of}${within === undefined ? '' : ` of ${within}`} ${ids.join()}`,
    );
    expect(told).toEqual([
      'car.modelId: model cars',
      'car.relationField: modelField of cars plate',
      'car.columnOptions: modelField of cars plate,owner,colour',
      'owner.showField: modelField of cars owner',
      'colour.showField: modelField of cars colour',
      'rows.car.modelId: model lorries',
      'rows.car.relationField: modelField of lorries number',
      'rows.car.columnOptions: modelField of lorries ',
      'rows.load.showField: modelField of lorries load',
      'lot.interfaceId: interface lots',
      'lot.propsValue: interfaceColumn of lots id',
      'lot.relationField: interfaceColumn of lots name',
      'lot.columnOptions: interfaceColumn of lots ',
      'city.showField: interfaceColumn of lots city',
      'use.dictionaryType: dictionary uses',
      'no.billRule: billRule visit',
    ]);
  });

  it('have nothing to be parts of while the field that they follow is not there', () => {
    const form = formOf();
    values(form, 'owner').relationField = 'gone';
    expect(referenceWithin(form, { path: 'owner', setting: 'showField', registry })).toBe('');
  });
});

describe('another reference', () => {
  it('lets go of what it has not, keeps what it has, and begins with what stands for it', () => {
    const form = formOf();
    change(form, 'car', 'modelId', 'vans');
    expect(values(form, 'car')).toMatchObject({
      modelId: 'vans',
      relationField: 'name',
      columnOptions: [{ value: 'colour', label: 'colour' }],
    });
    // the attributes that follow it go along; a row has a car of its own
    expect(values(form, 'owner').showField).toBe('');
    expect(values(form, 'colour').showField).toBe('colour');
    expect(values(form, 'rows.load').showField).toBe('load');
  });

  it('says beforehand which parts have to be known', () => {
    const needed = (path: string, setting: string, value: string) =>
      neededParts(formOf(), { path, setting, value, registry });
    expect(needed('car', 'modelId', 'vans')).toEqual([{ of: 'modelField', within: 'vans' }]);
    expect(needed('lot', 'interfaceId', 'places')).toEqual([{ of: 'interfaceColumn', within: 'places' }]);
    expect(needed('rows.load', 'relationField', 'car')).toEqual([{ of: 'modelField', within: 'lorries' }]);
    expect(needed('car', 'modelId', '')).toEqual([]);
    expect(needed('no', 'billRule', 'other')).toEqual([]);
  });

  it('keeps a default that exists there too', () => {
    const form = formOf();
    change(form, 'lot', 'interfaceId', 'places');
    expect(values(form, 'lot')).toMatchObject({ propsValue: 'id', relationField: 'city' });
    expect(values(form, 'city').showField).toBe('city');
  });

  it('leaves all parts as they are where nobody knows the parts, and none of nothing', () => {
    const form = formOf();
    change(form, 'car', 'modelId', 'unknown');
    expect(values(form, 'car')).toMatchObject({ relationField: 'plate', columnOptions: columns });
    change(form, 'car', 'modelId', '');
    expect(values(form, 'car')).toMatchObject({ modelId: '', relationField: '', columnOptions: [] });
    expect(values(form, 'owner').showField).toBe('');
  });
});
