import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { createField, createFormDocument } from '../core/document/createField.js';
import { decodeFormDocument } from '../core/document/decodeFormDocument.js';
import { type Field } from '../core/document/FormDocument.js';
import { encodeFormDocument } from '../core/document/encodeFormDocument.js';
import { createFormStore } from '../core/state/createFormStore.js';
import { FormRenderer } from '../renderer/FormRenderer.js';
import { memorySources } from '../testing/memorySources.js';
import { type CurrentPerson, FormDataSourcesProvider } from './sources/FormDataSources.js';
import '../testing/preloadViews.js';

afterEach(cleanup);

const me: CurrentPerson = { id: 'u1', name: '周雨桐', organizeId: 'd1', organizeName: '平台研发部' };

/** An open form and the values that it holds. */
function showForm(fields: Field[], values = {}) {
  const store = createFormStore(createFormDocument(fields), values, { context: { currentUser: me } });
  function Form() {
    const [client] = useState(() => new QueryClient());
    return (
      <QueryClientProvider client={client}>
        <FormDataSourcesProvider sources={{ ...memorySources, currentUser: me }}>
          <FormRenderer store={store} />
        </FormDataSourcesProvider>
      </QueryClientProvider>
    );
  }
  render(<Form />);
  return store;
}

const open = (name: string) => userEvent.click(screen.getByRole('combobox', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

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
