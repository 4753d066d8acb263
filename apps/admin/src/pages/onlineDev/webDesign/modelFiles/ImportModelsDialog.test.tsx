import { createField, createFormDocument, encodeFormDocument } from '@smart-admin/form-engine/core';
import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ImportModelsDialog } from './ImportModelsDialog.js';
import { type ModelFile, type ModelImport } from './ModelFile.js';
import { type PreviewedModels } from './previewModels.js';
import { readModelFile } from './readModelFile.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

const documents = (label: string) => ({
  formData: JSON.stringify(encodeFormDocument(createFormDocument([createField('text', { id: 'a', label })]))),
  columnData: '{"version":1}',
});
const row = (enCode: string, more: Partial<ModelImport['rows'][number]>): ModelImport['rows'][number] => ({
  ...{
    enCode,
    fullName: `表单${enCode}`,
    outcome: 'new',
    changes: [],
    missing: [],
    unknown: [],
    id: '',
    documents: null,
  },
  ...more,
});
const file: ModelFile = { format: 'smart-admin/models', version: 1, models: [] };
const preview: PreviewedModels = {
  file,
  revision: 'r1',
  ignored: ['models[0].colour'],
  rows: [
    row('one', { missing: [{ kind: 'model', label: '车辆', name: 'car' }] }),
    row('two', { outcome: 'changed', changes: ['form'], id: 'm2', documents: documents('新名称') }),
    row('three', { outcome: 'unchanged' }),
    row('four', { outcome: 'refused', reason: '表单定义不正确' }),
    row('five', { unknown: [{ path: 'form.x', name: 'hologram' }] }),
  ],
};

/** Answers the calls of the dialog; answers what was sent to the import. */
function serve(code = 200): { codes: string[][] } {
  const sent: { codes: string[][] } = { codes: [] };
  vi.stubGlobal('fetch', (input: string | URL, init?: { body?: unknown }) => {
    const url = String(input);
    let data: unknown = preview;
    if (url.includes('/Actions/Import?') || url.endsWith('/Actions/Import')) {
      sent.codes.push((JSON.parse(String(init?.body)) as { codes: string[] }).codes);
      return Promise.resolve(Response.json({ code, msg: '', data: code === 200 ? preview : null }));
    }
    if (url.includes('/Base/m2')) data = { ...documents('旧名称'), id: 'm2', revision: 1 };
    return Promise.resolve(Response.json({ code: 200, msg: '', data }));
  });
  return sent;
}

function show() {
  const handlers = { onDone: vi.fn(() => Promise.resolve()), onClose: vi.fn() };
  render(
    <UiProvider locale="zh">
      <QueryClientProvider client={new QueryClient()}>
        <ImportModelsDialog file={file} preview={preview} {...handlers} />
      </QueryClientProvider>
    </UiProvider>,
  );
  return { ...handlers, dialog: screen.getByRole('dialog', { name: '导入表单' }) };
}

it('says what a file would do to each form, what is missing, not known and left out', () => {
  serve();
  const { dialog } = show();
  expect(dialog.textContent).toContain('新增2项、修改1项、不变1项、拒绝1项');
  expect(dialog.textContent).toContain('models[0].colour');
  expect(dialog.textContent).toContain('“车辆”关联的表单“car”不存在');
  expect(dialog.textContent).toContain('form.x：不认识控件“hologram”');
  expect(dialog.textContent).toContain('表单定义不正确');
});

it('takes what is new, and what changes once it is ticked', async () => {
  const sent = serve();
  const user = userEvent.setup();
  const { dialog, onDone, onClose } = show();
  const changed = within(dialog).getByRole('row', { name: /表单two/ });
  await user.click(within(changed).getByRole('checkbox'));
  for (const name of [/表单three/, /表单four/])
    expect(within(within(dialog).getByRole('row', { name })).getByRole<HTMLButtonElement>('checkbox').disabled).toBe(
      true,
    );
  await user.click(within(dialog).getByRole('button', { name: '导入3项' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent.codes.map((codes) => codes.toSorted())).toEqual([['five', 'one', 'two']]);
  expect(onDone).toHaveBeenCalledOnce();
});

it('stays open where the import is refused', async () => {
  const sent = serve(409);
  const user = userEvent.setup();
  const { dialog, onClose } = show();
  await user.click(within(dialog).getByRole('button', { name: '导入2项' }));
  await waitFor(() => expect(sent.codes).toHaveLength(1));
  await waitFor(() =>
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: '导入2项' }).disabled).toBe(false),
  );
  expect(onClose).not.toHaveBeenCalled();
});

it('compares a form that changes with its draft', async () => {
  serve();
  const user = userEvent.setup();
  const { dialog } = show();
  await user.click(within(dialog).getByRole('button', { name: '查看差异' }));
  const compared = await screen.findByRole('dialog', { name: '“表单two”的差异' });
  await waitFor(() => expect(compared.textContent).toContain('新名称'));
  expect(compared.textContent).toContain('旧名称');
});

it('reads files of forms only', async () => {
  const read = (text: string) => readModelFile(new File([text], 'x.json'));
  expect(await read(JSON.stringify(file))).toEqual({ file });
  for (const text of ['', '{', 'null', '{"format":"smart-admin/menu"}', '[]']) expect(await read(text)).toBeUndefined();
});
