import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Toaster } from '../toast/Toaster.js';
import { toast } from '../toast/toast.js';
import { memoryTransport } from '../uploader/testing/memoryTransport.js';
import { type UploadedFile, type UploadTransport } from '../uploader/UploadTransport.js';
import { DocumentPreview } from './DocumentPreview.js';

afterEach(() => {
  toast.dismiss();
  cleanup();
});

const FILE: UploadedFile = { name: '合同.pdf', fileId: 'f1', fileVersionId: 'v1', url: '/f1' };
const BLANK = 'about:blank?src=x';

function show(transport: UploadTransport) {
  function Held() {
    const [open, setOpen] = useState(true);
    return <DocumentPreview file={FILE} transport={transport} open={open} onOpenChange={setOpen} />;
  }
  render(
    <>
      <Held />
      <Toaster />
    </>,
  );
}

describe('DocumentPreview', () => {
  describeConformance(
    <DocumentPreview file={FILE} transport={memoryTransport()} open onOpenChange={() => undefined} />,
    { slot: 'document-preview', takesClassName: false },
  );

  it('R2.7-28 is titled by the file and frames the document where it can do no harm', async () => {
    show(memoryTransport({ previewUrl: BLANK }));
    expect(screen.getByRole('dialog', { name: '文档预览 - 合同.pdf' })).toBeTruthy();
    const frame = await screen.findByTitle<HTMLIFrameElement>('合同.pdf');
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
    expect(frame.getAttribute('src')).toBe(`${BLANK}#locale=zh&mode=light&theme=`);
    fireEvent.load(frame);
    await waitFor(() => expect(screen.queryByText('正在打开文档')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('X8-20 V5-56 warns and closes when there is no address', async () => {
    show(memoryTransport());
    expect(await screen.findByText('文件不存在')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers another try when the question failed', async () => {
    const transport = memoryTransport();
    transport.previewUrl = vi.fn().mockRejectedValueOnce(new Error('请求出错，请重试')).mockResolvedValue(BLANK);
    show(transport);
    expect(await screen.findByText('请求出错，请重试')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByTitle('合同.pdf')).toBeTruthy();
  });
});
