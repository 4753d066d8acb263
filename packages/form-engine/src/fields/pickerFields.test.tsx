import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { createField, createFormDocument } from '../core/document/createField.js';
import { decodeFormDocument } from '../core/document/decodeFormDocument.js';
import { type Field } from '../core/document/FormDocument.js';
import { encodeFormDocument } from '../core/document/encodeFormDocument.js';
import { createFormStore } from '../core/state/createFormStore.js';
import { FormRenderer } from '../renderer/FormRenderer.js';
import { memorySources } from '../testing/memorySources.js';
import { NO_RECORDS } from './sources/emptySources.js';
import { type CurrentPerson, type FormDataSources, FormDataSourcesProvider } from './sources/FormDataSources.js';
import '../testing/preloadViews.js';

const me: CurrentPerson = { id: 'u1', name: '周雨桐', organizeId: 'd1', organizeName: '平台研发部' };

/** An open form and the values that it holds. */
function showForm(fields: Field[], values = {}, { sources = memorySources, formId }: Opened = {}) {
  const store = createFormStore(createFormDocument(fields), values, { formId, context: { currentUser: me } });
  function Form() {
    const [client] = useState(() => new QueryClient());
    return (
      <QueryClientProvider client={client}>
        <FormDataSourcesProvider sources={{ ...sources, currentUser: me }}>
          <FormRenderer store={store} />
        </FormDataSourcesProvider>
      </QueryClientProvider>
    );
  }
  render(<Form />);
  return store;
}

interface Opened {
  sources?: FormDataSources;
  formId?: string;
}

const open = (name: string) => userEvent.click(screen.getByRole('combobox', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('choice fields', () => {
  it('offer what their option filter lets pass, and say what no longer does', async () => {
    const option = (value: string, label: string) => ({ value, label });
    const store = showForm(
      [
        createField('radio', { id: 'region', label: '区域', options: [option('n', '北区'), option('s', '南区')] }),
        createField('select', {
          id: 'lot',
          label: '车场',
          options: [option('n1', '北一'), option('s1', '南一'), option('s2', '南二')],
          optionFilter: 'STARTSWITH({option.value}, {region})',
        }),
      ],
      { region: 's', lot: 'n1' },
    );
    expect((await screen.findByRole('alert')).textContent).toBe('所选选项与当前填写的内容不符，请重新选择');
    await open('车场');
    const offered = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    // what is chosen keeps its name until something else is
    expect(await offered()).toEqual(['北一', '南一', '南二']);
    await userEvent.click(screen.getByRole('option', { name: '南二' }));
    expect(store.getField('lot')).toMatchObject({ value: 's2', error: undefined });
    expect(screen.queryByRole('alert')).toBeNull();
    await open('车场');
    expect(await offered()).toEqual(['南一', '南二']);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('radio', { name: '北区' }));
    expect((await screen.findByRole('alert')).textContent).toContain('请重新选择');
  });
});

describe('picker fields', () => {
  it('a user field stores ids, and currentUser until it is submitted', async () => {
    const store = showForm([createField('userSelect', { id: 'approver', label: '审批人' })]);
    await open('审批人');
    expect(screen.getByRole('dialog', { name: '选择审批人' })).toBeTruthy();
    await userEvent.click(await screen.findByRole('option', { name: /陈嘉豪/ }));
    await press('确定');
    expect(store.getField('approver').value).toBe('u2');
    await open('审批人');
    await userEvent.click(screen.getByRole('tab', { name: '系统变量' }));
    await userEvent.click(screen.getByRole('option', { name: /^当前用户/ }));
    await press('确定');
    expect(store.getField('approver').value).toBe('currentUser');
    expect(screen.getByRole('combobox', { name: '审批人' }).textContent).toBe('当前用户');
    expect(store.submit()).toMatchObject({ ok: true, values: { approver: 'u1' } });
  });

  it('an area field stores paths of ids', async () => {
    const store = showForm([createField('areaSelect', { id: 'area', label: '所在地' })]);
    await open('所在地');
    for (const name of ['市辖区', '东城区']) await userEvent.click(await screen.findByRole('treeitem', { name }));
    await press('确定');
    expect(store.getField('area').value).toEqual(['11', '1101', '110101']);
    await press('清空');
    expect(store.getField('area').value).toEqual([]);
  });

  it('an organisation field offers companies too, a department field departments alone', async () => {
    const store = showForm([
      createField('organizeSelect', { id: 'organize', label: '组织', multiple: true }),
      createField('departmentSelect', { id: 'department', label: '部门' }),
    ]);
    await open('组织');
    await userEvent.click(await screen.findByRole('treeitem', { name: /集团总部/ }));
    await press('确定');
    expect(store.getField('organize').value).toEqual(['o11']);
    await open('部门');
    await userEvent.click(await screen.findByRole('treeitem', { name: /平台研发部/ }));
    expect(store.getField('department').value).toBe('d1');
  });

  it('E3-23 a related record is chosen from a table and read by its text', async () => {
    const store = showForm([
      createField('relationForm', {
        id: 'car',
        label: '车辆',
        modelId: 'car',
        relationField: 'plate',
        columnOptions: [{ value: 'owner', label: '车主' }],
      }),
    ]);
    await open('车辆');
    expect(await screen.findByRole('columnheader', { name: '车主' })).toBeTruthy();
    await userEvent.click(await screen.findByRole('row', { name: /陈嘉豪/ }));
    await press('确定');
    expect(store.getField('car').value).toBe('car2');
    await waitFor(() => expect(screen.getByRole('combobox', { name: '车辆' }).textContent).toBe('粤B12345'));
    await press('清空');
    expect(store.getField('car').value).toBe('');
  });

  it('records and rows are those that the option filter lets pass, and what is chosen keeps its name', async () => {
    const named = { relationField: 'plate', columnOptions: [{ value: 'owner', label: '车主' }] };
    const optionFilter = '{option.owner} = {person}';
    const store = showForm(
      [
        createField('text', { id: 'person', label: '人' }),
        createField('relationForm', { ...named, id: 'car', label: '车辆', modelId: 'car', optionFilter }),
        createField('popupSelect', { ...named, id: 'spare', label: '备用车', interfaceId: '9', optionFilter }),
      ],
      { person: '陈嘉豪', car: 'car1' },
    );
    await waitFor(() => expect(screen.getByRole('combobox', { name: '车辆' }).textContent).toBe('京A66666'));
    for (const label of ['车辆', '备用车']) {
      await open(label);
      const rows = await screen.findAllByRole('row', { name: /周雨桐|陈嘉豪/ });
      expect(rows.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('陈嘉豪')]);
      await press('取消');
    }
    act(() => store.setValue('person', '周雨桐'));
    await open('备用车');
    expect(await screen.findByRole('row', { name: /周雨桐/ })).toBeTruthy();
    expect(screen.queryByRole('row', { name: /陈嘉豪/ })).toBeNull();
  });

  it('a source of records is told which field of a released form asks, with the values that its filter looks at', async () => {
    const car = createField('relationForm', {
      ...{ id: 'car', label: '车辆', modelId: 'car', relationField: 'plate' },
      optionFilter: '{option.owner} = {person}',
    });
    const person = createField('text', { id: 'person', label: '人' });
    const columns = [createField('text', { id: 'person', label: '车主' }), car];
    const seen: unknown[] = [];
    const sources: FormDataSources = {
      ...memorySources,
      records: (modelId, relationField, filter, asked) => {
        if (asked) seen.push(asked);
        return memorySources.records?.(modelId, relationField, filter) ?? NO_RECORDS;
      },
    };
    const fields = [person, car, createField('subtable', { id: 'rows', label: '明细', columns })];
    showForm(fields, { person: '陈嘉豪', rows: [{ person: '周雨桐' }] }, { sources, formId: 'f1' });
    await screen.findByRole('combobox', { name: '车辆，第1行' });
    expect(seen).toContainEqual({ form: 'f1', path: 'car', values: { person: '陈嘉豪' } });
    expect(seen).toContainEqual({ form: 'f1', path: 'rows.car', values: { person: '周雨桐' } });
  });

  it('a chosen record or row says when it passes no more, but for what stood there at first', async () => {
    const optionFilter = '{option.owner} = {person}';
    const store = showForm(
      [
        createField('text', { id: 'person', label: '人' }),
        createField('relationForm', { id: 'car', label: '车辆', modelId: 'car', relationField: 'plate', optionFilter }),
        createField('popupSelect', {
          id: 'spare',
          label: '备用车',
          interfaceId: '9',
          relationField: 'plate',
          optionFilter,
        }),
      ],
      { person: '陈嘉豪', car: 'car1', spare: 'car2' },
    );
    await waitFor(() => expect(screen.getByRole('combobox', { name: '车辆' }).textContent).toBe('京A66666'));
    act(() => store.setValue('person', '周雨桐'));
    expect((await screen.findByRole('alert')).textContent).toBe('所选选项与当前填写的内容不符，请重新选择');
    expect(store.getField('spare').error).toBeDefined();
    expect(store.getField('car').error).toBeUndefined();
    act(() => store.setValue('spare', 'car1'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    act(() => store.setValue('person', '欧阳子轩'));
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    // as the record was opened
    act(() => store.setValue('person', '陈嘉豪'));
    await waitFor(() => expect(store.getField('car').error).toBeUndefined());
    expect(store.getField('spare').error).toBeDefined();
    act(() => store.reset());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('R2.7-39 an attribute of the chosen record is shown beside it, read-only, and follows another choice', async () => {
    const store = showForm(
      [
        createField('relationForm', { id: 'car', label: '车辆', modelId: 'car', relationField: 'plate' }),
        createField('relationFormAttr', { id: 'owner', label: '车主', relationField: 'car', showField: 'owner' }),
      ],
      { car: 'car1' },
    );
    const owner = await screen.findByDisplayValue('周雨桐');
    expect(owner).toBe(screen.getByRole('textbox', { name: '车主' }));
    expect(owner.hasAttribute('readonly')).toBe(true);
    act(() => store.setValue('car', 'car2'));
    expect(await screen.findByDisplayValue('陈嘉豪')).toBe(owner);
    await press('清空');
    await waitFor(() => expect(owner).toHaveProperty('value', ''));
  });

  it('E3-76 E3-78 rows of a subtable choose records and rows of an interface, and show attributes of their own', async () => {
    const store = showForm(
      [
        createField('subtable', {
          id: 'rows',
          label: '明细',
          columns: [
            createField('relationForm', { id: 'car', label: '车辆', modelId: 'car', relationField: 'plate' }),
            createField('relationFormAttr', { id: 'owner', label: '车主', relationField: 'car', showField: 'owner' }),
            createField('popupSelect', { id: 'spare', label: '备用车', interfaceId: '9', relationField: 'plate' }),
            createField('popupAttr', { id: 'phone', label: '电话', relationField: 'spare', showField: 'phone' }),
          ],
        }),
      ],
      { rows: [{ car: 'car1' }, { car: 'car2', spare: 'car1' }] },
    );
    const cell = (name: string) => screen.getByLabelText(name).textContent;
    await waitFor(() => expect([cell('车主，第1行'), cell('车主，第2行')]).toEqual(['周雨桐', '陈嘉豪']));
    await waitFor(() => expect([cell('电话，第1行'), cell('电话，第2行')]).toEqual(['', '13800000001']));
    await open('备用车，第1行');
    await userEvent.click(await screen.findByRole('option', { name: /粤B12345/ }));
    await waitFor(() => expect([cell('电话，第1行'), cell('电话，第2行')]).toEqual(['13800000002', '13800000001']));
    await open('车辆，第2行');
    await userEvent.click(await screen.findByRole('option', { name: /京A66666/ }));
    await waitFor(() => expect([cell('车主，第1行'), cell('车主，第2行')]).toEqual(['周雨桐', '周雨桐']));
    expect(store.submit()).toMatchObject({
      ok: true,
      values: {
        rows: [
          { car: 'car1', spare: 'car2' },
          { car: 'car1', spare: 'car1' },
        ],
      },
    });
  });

  it('several records or people become rows at once', async () => {
    const store = showForm([
      createField('subtable', {
        id: 'cars',
        label: '车辆',
        batchAdd: true,
        columns: [
          createField('text', { id: 'note', label: '备注' }),
          createField('relationForm', { id: 'car', label: '车', modelId: 'car', relationField: 'plate' }),
        ],
      }),
      createField('subtable', {
        id: 'guests',
        label: '访客',
        batchAdd: true,
        maxRows: 1,
        columns: [createField('userSelect', { id: 'who', label: '人' })],
      }),
    ]);
    await userEvent.click(await screen.findByRole('combobox', { name: '批量添加车' }));
    for (const name of [/京A66666/, /粤B12345/]) await userEvent.click(await screen.findByRole('row', { name }));
    await press('确定');
    expect(store.getValues().cars).toMatchObject([{ car: 'car1' }, { car: 'car2' }]);
    await userEvent.click(screen.getByRole('combobox', { name: '批量添加人' }));
    for (const name of [/周雨桐/, /陈嘉豪/]) await userEvent.click(await screen.findByRole('option', { name }));
    await press('确定');
    // as many as there is room for
    expect(store.getValues().guests).toMatchObject([{ who: 'u1' }]);
  });

  it('Enter searches among the records that become rows', async () => {
    const columnOptions = [{ value: 'owner', label: '车主' }];
    const car = createField('relationForm', {
      ...{ id: 'car', label: '车', modelId: 'car', relationField: 'plate', columnOptions },
    });
    showForm([createField('subtable', { id: 'cars', label: '车辆', batchAdd: true, columns: [car] })]);
    await userEvent.click(await screen.findByRole('combobox', { name: '批量添加车' }));
    await screen.findByRole('row', { name: /周雨桐/ });
    await userEvent.type(screen.getByRole('textbox', { name: '关键词' }), '陈嘉豪{Enter}');
    await waitFor(() => expect(screen.queryByRole('row', { name: /周雨桐/ })).toBeNull());
  });

  it('records that become rows are those that the option filter of a new row lets pass', async () => {
    const columnOptions = [{ value: 'owner', label: '车主' }];
    const car = createField('relationForm', {
      ...{ id: 'car', label: '车', modelId: 'car', relationField: 'plate', columnOptions },
      optionFilter: '{option.owner} = {person} or {option.owner} = {note}',
    });
    const note = createField('text', { id: 'note', label: '备注', defaultValue: '陈嘉豪' });
    const store = showForm(
      [
        createField('text', { id: 'person', label: '人' }),
        createField('subtable', { id: 'cars', label: '车辆', batchAdd: true, columns: [note, car] }),
      ],
      { person: '欧阳子轩' },
    );
    const chooser = await screen.findByRole('combobox', { name: '批量添加车' });
    for (const [person, offered] of [
      ['欧阳子轩', 1],
      ['周雨桐', 2],
    ] as const) {
      act(() => store.setValue('person', person));
      await userEvent.click(chooser);
      await screen.findByRole('row', { name: /陈嘉豪/ });
      expect(screen.getAllByRole('row', { name: /周雨桐|陈嘉豪/ })).toHaveLength(offered);
      await press('取消');
    }
  });

  it('a row of a data interface is chosen from a table with search', async () => {
    const store = showForm([
      createField('popupSelect', {
        id: 'car',
        label: '车辆',
        interfaceId: '9',
        relationField: 'plate',
        columnOptions: [{ value: 'owner', label: '车主' }],
        paged: true,
      }),
    ]);
    await open('车辆');
    await userEvent.type(await screen.findByRole('textbox', { name: '关键词' }), '陈嘉豪{Enter}');
    await waitFor(() => expect(screen.queryByRole('row', { name: /周雨桐/ })).toBeNull());
    await userEvent.click(await screen.findByRole('row', { name: /陈嘉豪/ }));
    await press('确定');
    expect(store.getField('car').value).toBe('car2');
  });

  it('a related record is stored as relationForm with columns of value and label', () => {
    const field = createField('relationForm', {
      id: 'car',
      modelId: 'm1',
      relationField: 'plate',
      columnOptions: [{ value: 'owner', label: '车主' }],
      paged: true,
    });
    const wire = encodeFormDocument(createFormDocument([field]));
    expect((wire.fields as unknown[])[0]).toMatchObject({
      modelId: 'm1',
      relationField: 'plate',
      columnOptions: [{ value: 'owner', label: '车主' }],
      hasPage: true,
      __config__: { smartKey: 'relationForm' },
    });
    expect(decodeFormDocument(JSON.parse(JSON.stringify(wire))).fields[0]).toMatchObject({
      ...field,
      wire: expect.anything() as unknown,
    });
  });
});
