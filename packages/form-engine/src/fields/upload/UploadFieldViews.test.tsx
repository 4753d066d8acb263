import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { createField, createFormDocument } from '../../core/document/createField.js';
import { createFormStore } from '../../core/state/createFormStore.js';
import { FieldText } from '../../renderer/FieldText.js';
import { FormRenderer } from '../../renderer/FormRenderer.js';
import { memoryUploads } from '../../testing/memoryUploads.js';
import { FormDataSourcesProvider } from '../sources/FormDataSources.js';
import '../../testing/preloadViews.js';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const PHOTO = { name: '入口.png', fileId: 'i1', fileVersionId: '1', url: '/i1', fileSize: 2048 };
const fields = [
  createField('uploadFile', { id: 'files', label: '附件', required: true, limit: 2, tipText: '合同扫描件' }),
  createField('uploadImg', { id: 'images', label: '照片' }),
];

function show(children: ReactNode, uploads = memoryUploads()) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FormDataSourcesProvider sources={{ uploads }}>{children}</FormDataSourcesProvider>
    </QueryClientProvider>,
  );
  return uploads;
}

const pick = (...files: File[]) =>
  userEvent.upload(
    within(screen.getByRole('group', { name: /附件/ })).getByLabelText('点击上传', { selector: 'input' }),
    files,
  );

describe('upload field views', () => {
  it('keeps files in the record once they have arrived, and refuses to save before', async () => {
    const store = createFormStore(createFormDocument(fields), {}, {});
    const uploads = show(<FormRenderer store={store} />);
    await screen.findByText('合同扫描件');
    uploads.hold();
    await pick(new File(['x'], '合同.pdf'));
    await screen.findByText('上传中');
    expect(store.submit()).toMatchObject({ ok: false });
    expect(await screen.findByText('还有 1 个文件未上传完成')).toBeTruthy();
    uploads.release();
    await screen.findByText('上传成功');
    await waitFor(() => expect(store.submit()).toMatchObject({ ok: true }));
    expect(store.submit()).toMatchObject({
      values: { files: [{ name: '合同.pdf', fileId: '合同.pdf', fileVersionId: '1' }], images: [] },
    });
  });

  it('waits for no file of a cell whose window was closed', async () => {
    const rows = createField('subtable', {
      id: 'rows',
      label: '明细',
      columns: [createField('uploadFile', { id: 'file' })],
    });
    const store = createFormStore(createFormDocument([rows]), { rows: [{}] }, {});
    const uploads = show(<FormRenderer store={store} />);
    uploads.hold();
    await userEvent.click(await screen.findByRole('button', { name: '文件（0）' }));
    await userEvent.upload(
      await screen.findByLabelText('点击上传', { selector: 'input' }),
      new File(['x'], '合同.pdf'),
    );
    await screen.findByText('上传中');
    expect(store.submit()).toMatchObject({ ok: false });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('上传中')).toBeNull());
    expect(store.submit()).toMatchObject({ ok: true, values: { rows: [{ file: [] }] } });
    uploads.release();
    expect(store.getValues()).toMatchObject({ rows: [{ file: [] }] });
  });

  it('shows files and images in details', async () => {
    const store = createFormStore(createFormDocument(fields), { images: [PHOTO] }, {});
    show(<FormRenderer store={store} readOnly />);
    expect(await screen.findByRole('button', { name: '预览 入口.png' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /上传图片|删除/ })).toBeNull();
  });

  it('shows the first images in lists and names of files', async () => {
    const [files, images] = fields;
    if (!files || !images) throw new Error('two fields');
    const many = [1, 2, 3, 4, 5].map((number) => ({ ...PHOTO, fileId: String(number), name: `${number}.png` }));
    show(
      <>
        <FieldText inline field={images} value={many} />
        <FieldText
          inline
          field={files}
          value={[
            { ...PHOTO, name: '合同.pdf' },
            { ...PHOTO, name: '清单.xlsx' },
          ]}
        />
      </>,
    );
    expect((await screen.findAllByRole('img')).map((image) => image.getAttribute('alt'))).toEqual([
      '1.png',
      '2.png',
      '3.png',
    ]);
    expect(screen.getByText('+2')).toBeTruthy();
    expect(screen.getByText('合同.pdf、清单.xlsx')).toBeTruthy();
  });
});
