import { describe, expect, it } from 'vitest';
import { createField, createFormDocument } from '../document/createField.js';
import { createFormStore } from './createFormStore.js';

const MISFIT = '所选选项与当前填写的内容不符，请重新选择';
const car = createField('relationForm', {
  ...{ id: 'car', label: '车辆', modelId: 'car', relationField: 'plate' },
  optionFilter: '{option.owner} = {person}',
});
const document = createFormDocument([
  createField('text', { id: 'person', label: '人' }),
  createField('text', { id: 'reason', label: '原因', required: true }),
  car,
  createField('subtable', { id: 'rows', label: '明细', columns: [car], visibleWhen: "{person} != '无'" }),
]);
const values = { person: '陈嘉豪', reason: '检修', car: 'car1', rows: [{ car: 'car1' }, { car: 'car2' }] };

describe('a chosen record of which a view knows that the option filter does not let it pass', () => {
  it('holds the save back, and its message outlives a save that is refused for another field', () => {
    const store = createFormStore(document, values);
    store.noteMisfit('car', true);
    store.noteMisfit('rows.1.car', true);
    expect(store.submit()).toEqual({
      ok: false,
      errors: [
        { path: 'car', label: '车辆', message: MISFIT },
        { path: 'rows.1.car', label: '车辆', message: MISFIT },
      ],
    });
    store.setValue('reason', '');
    expect(store.validate().map(({ path }) => path)).toEqual(['car', 'rows.1.car', 'reason']);
    expect(store.getField('car').error).toBe(MISFIT);
  });

  it('is right again by another choice, by what its filter looks at, or where it does not show', () => {
    const store = createFormStore(document, values);
    store.noteMisfit('car', true);
    store.setValue('car', 'car3');
    expect(store.getField('car').error).toBeUndefined();
    expect(store.submit().ok).toBe(true);

    store.noteMisfit('rows.1.car', true);
    // no view is left that could tell, as of a cell that was scrolled away
    store.setValue('person', '周雨桐');
    expect(store.submit().ok).toBe(true);
    expect(store.getField('rows.1.car').error).toBeUndefined();

    store.noteMisfit('rows.1.car', true);
    store.removeRow('rows', '0');
    expect(store.validate().map(({ path }) => path)).toEqual(['rows.0.car']);
    store.setValue('person', '无');
    expect(store.submit().ok).toBe(true);
  });

  it('stands while the form is filled in, until a view tells otherwise', () => {
    const store = createFormStore(document, values);
    store.noteMisfit('car', true);
    store.setValue('person', '周');
    expect(store.getField('car').error).toBe(MISFIT);
    store.noteMisfit('car', false);
    expect(store.getField('car').error).toBeUndefined();
  });
});
