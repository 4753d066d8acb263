import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createField, createFormDocument } from '../../core/document/createField.js';
import { type Field, type FormValues } from '../../core/document/FormDocument.js';
import { recordPayload } from '../../core/kinds/code/recordPayload.js';
import { createFormStore } from '../../core/state/createFormStore.js';
import { FormRenderer } from '../../renderer/FormRenderer.js';
import { show } from '../../testing/showStory.js';
import { type FormRecord, FormRecordProvider } from './FormRecord.js';
import '../../testing/preloadViews.js';

function showForm(
  fields: Field[],
  values: FormValues,
  { record, readOnly }: { record?: FormRecord; readOnly?: boolean } = {},
) {
  const store = createFormStore(createFormDocument(fields), values);
  show(
    <QueryClientProvider client={new QueryClient()}>
      <FormRecordProvider record={record}>
        <FormRenderer store={store} readOnly={readOnly ?? false} />
      </FormRecordProvider>
    </QueryClientProvider>,
  );
  return store;
}

const no = createField('text', { id: 'no', label: '编号' });

describe('code fields', () => {
  it('E3-63 E3-64 a QR code is drawn in its size and colours of its fixed text, or of a field while it changes', async () => {
    const store = showForm(
      [
        no,
        createField('qrcode', { id: 'a', label: '固定', staticText: 'P-1', size: 60, colorDark: '#123456' }),
        createField('qrcode', { id: 'b', label: '编号码', source: 'relation', relationField: 'no' }),
      ],
      { no: '甲1' },
    );
    const fixed = await screen.findByRole('img', { name: 'P-1的二维码' });
    expect([fixed.getAttribute('width'), fixed.querySelector('path')?.getAttribute('fill')]).toEqual(['60', '#123456']);
    expect(screen.getByRole('img', { name: '甲1的二维码' }).getAttribute('width')).toBe('100');
    act(() => store.setValue('no', '乙2'));
    expect(screen.getByRole('img', { name: '乙2的二维码' })).toBeDefined();
    act(() => store.setValue('no', ''));
    expect(screen.getByText('内容为空或含有不支持的字符')).toBeDefined();
  });

  it('E3-64 a QR code of the record holds its payload, in details too, once it is saved', async () => {
    const code = createField('qrcode', { id: 'a', label: '记录码', source: 'form' });
    showForm([code], {});
    expect(await screen.findByText('保存后生成二维码')).toBeDefined();
    const payload = recordPayload({ id: 'r1', mid: 'm1' });
    showForm([code], {}, { record: { payload }, readOnly: true });
    expect(await screen.findByRole('img', { name: '本记录的二维码' })).toBeDefined();
  });

  it('E3-65 C9-15 a barcode is drawn with bars of 4 by 40, and not for a text that it cannot hold', async () => {
    const bar = createField('barcode', { id: 'a', label: '条码', source: 'relation', relationField: 'no' });
    const store = showForm([no, bar], { no: 'A1' });
    const image = await screen.findByRole('img', { name: 'A1' });
    // 10 quiet modules at either side, start, two characters, check and stop of code128
    expect(image.getAttribute('width')).toBe(String((20 + 11 * 4 + 13) * 4));
    expect(image.getAttribute('viewBox')?.endsWith(' 62')).toBe(true);
    act(() => store.setValue('no', '甲'));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('内容为空或含有不支持的字符')).toBeDefined();
  });
});

describe('fields of addresses', () => {
  it('open nothing that runs code', async () => {
    showForm(
      [
        createField('link', { id: 'l', content: '帮助', address: '/help', target: '_blank' }),
        createField('link', { id: 'x', content: '坏', address: 'javascript:alert(1)' }),
        createField('button', { id: 'b', content: '按钮', address: 'javascript:alert(1)' }),
        createField('iframe', { id: 'h', address: 'data:text/html,x' }),
      ],
      {},
    );
    expect((await screen.findByRole('link', { name: '帮助' })).getAttribute('rel')).toBe('noopener noreferrer');
    expect(screen.queryByRole('link', { name: '坏' })).toBeNull();
    expect(screen.getByRole('button', { name: '按钮' }).hasAttribute('disabled')).toBe(true);
    expect(screen.getByText('地址无效，只支持本站路径和 https 地址')).toBeDefined();
  });
});
