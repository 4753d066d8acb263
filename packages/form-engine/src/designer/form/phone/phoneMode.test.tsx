import { UiProvider } from '@smart-admin/ui/app-root';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createField, createFormDocument } from '../../../core/document/createField.js';
import { type FormDocument } from '../../../core/document/FormDocument.js';
import { fieldsOfLayout } from '../../../core/document/LayoutNode.js';
import { withPhoneForm } from '../../../core/document/phoneLayout.js';
import { FormDataSourcesProvider } from '../../../fields/sources/FormDataSources.js';
import { memorySources } from '../../../testing/memorySources.js';
import { noDrafts } from '../../../testing/noDrafts.js';
import { FormDesigner } from '../FormDesigner.js';

const form = createFormDocument([
  createField('text', { id: 'title', label: '标题栏', required: true }),
  createField('text', { id: 'note', label: '备注' }),
]);

function open() {
  const onSave = vi.fn<(designed: FormDocument) => Promise<boolean>>(() => Promise.resolve(true));
  render(
    <UiProvider locale="zh">
      <FormDataSourcesProvider sources={memorySources}>
        <FormDesigner
          device="app"
          form={form}
          title="登记"
          base="1"
          drafts={noDrafts}
          draftName="phone"
          canEdit
          canRelease
          onSave={onSave}
          onRelease={() => Promise.resolve(true)}
          onBack={() => {}}
        />
      </FormDataSourcesProvider>
    </UiProvider>,
  );
  return onSave;
}

it('hides a required field on phones with a warning, keeps it in the form, and shows it again', async () => {
  const onSave = open();
  fireEvent.click(screen.getByRole('button', { name: '标题栏，单行文本' }));
  fireEvent.click(screen.getByRole('button', { name: '手机上不显示' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '标题栏，单行文本' })).toBeNull());
  await screen.findByText(/必填字段“标题栏”在手机上不显示/);
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  const saved = withPhoneForm(form, onSave.mock.calls[0]?.[0] ?? form);
  expect(saved.fields.map(({ id, visibility }) => [id, visibility])).toEqual([
    ['title', ['pc']],
    ['note', ['pc', 'app']],
  ]);
  fireEvent.click(screen.getByRole('button', { name: '显示标题栏' }));
  await screen.findByRole('button', { name: '标题栏，单行文本' });
});

it('makes and copies no field, and begins anew from the web in one step that is taken back', async () => {
  const onSave = open();
  expect(screen.queryByRole('button', { name: '添加单行文本' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '备注，单行文本' }));
  expect(screen.queryByRole('button', { name: '复制一份' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '上移' }));
  const order = async () => {
    onSave.mockClear();
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    return fieldsOfLayout(onSave.mock.calls[0]?.[0]?.layout ?? []);
  };
  expect(await order()).toEqual(['note', 'title']);
  fireEvent.click(screen.getByRole('button', { name: '按网页重新生成' }));
  expect(await order()).toEqual(['title', 'note']);
  fireEvent.click(screen.getByRole('button', { name: /^撤销/ }));
  expect(await order()).toEqual(['note', 'title']);
});
