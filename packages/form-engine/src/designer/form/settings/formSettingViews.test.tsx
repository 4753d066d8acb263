import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createField } from '../../../core/document/createField.js';
import { showFormDesigner } from '../../../testing/showFormDesigner.js';

const setting = (name: string) =>
  within(screen.getByRole('complementary', { name: '选中项' })).getByRole<HTMLInputElement>('textbox', { name });

it('a parameter whose name is typed by way of the name of another leaves that one as it is', async () => {
  const { user, saved } = showFormDesigner([
    createField('text', { id: 'customer', label: '客户' }),
    createField('lookup', { id: 'price', label: '单价', interfaceId: 'prices', params: { id: '{customer}' } }),
  ]);
  await user.click(screen.getByRole('button', { name: /^单价，/ }));
  await user.click(screen.getByRole('button', { name: '添加参数' }));
  await user.clear(setting('参数名 2'));
  await user.type(setting('参数名 2'), 'id');
  expect(screen.getByRole('alert').textContent).toBe('已有同名的参数');
  await user.type(setting('参数名 2'), 'Type');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.tab();
  expect(setting('参数名 2').value).toBe('idType');
  expect(await saved()).toMatchObject([{ id: 'customer' }, { params: { id: '{customer}', idType: '' } }]);
});

it('panels that are open at first are typed one after the other', async () => {
  const { user, savedForm } = showFormDesigner([createField('text', { id: 'customer', label: '客户' })]);
  await user.click(screen.getByRole('button', { name: '添加折叠面板' }));
  await user.clear(setting('默认展开'));
  await user.type(setting('默认展开'), 'a, b');
  expect(setting('默认展开').value).toBe('a, b');
  expect(JSON.stringify((await savedForm())?.layout)).toContain('"active":["a","b"]');
});
