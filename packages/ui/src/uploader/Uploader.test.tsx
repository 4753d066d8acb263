import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Field } from '../field/Field.js';
import { FormStateProvider } from '../form-state/FormStateProvider.js';
import { describeConformance } from '../testing/describeConformance.js';
import { Toaster } from '../toast/Toaster.js';
import { toast } from '../toast/toast.js';
import { memoryTransport } from './testing/memoryTransport.js';
import { Uploader, type UploaderProps } from './Uploader.js';
import { type UploadedFile } from './UploadTransport.js';

afterEach(() => {
  cleanup();
  toast.dismiss();
  localStorage.clear();
});

const REPORT: UploadedFile = {
  name: '年度报表.xlsx',
  fileId: 'f1',
  fileVersionId: 'v1',
  url: '/api/file/Download/annex/f1',
  fileSize: 20_480,
};

function file(name: string, bytes = 4, type = 'application/pdf'): File {
  return new File([new Uint8Array(bytes)], name, { type });
}

function show(props: Partial<UploaderProps> = {}) {
  const transport = memoryTransport();
  const changes = vi.fn<(files: UploadedFile[]) => void>();
  function Held() {
    const [files, setFiles] = useState<readonly UploadedFile[]>(props.value ?? []);
    return (
      <Uploader
        transport={transport}
        {...props}
        value={files}
        onValueChange={(next) => {
          changes(next);
          setFiles(next);
        }}
      />
    );
  }
  render(
    <>
      <Held />
      <Toaster />
    </>,
  );
  const user = userEvent.setup({ applyAccept: false });
  const pick = (...files: File[]) => user.upload(screen.getByLabelText('点击上传', { selector: 'input' }), files);
  return { transport, changes, user, pick };
}

const rows = () => within(screen.getByRole('list', { name: '文件列表' })).getAllByRole('listitem');

describe('Uploader', () => {
  describeConformance(<Uploader value={[REPORT]} transport={memoryTransport()} />, { slot: 'uploader' });

  it('R2.7-26 R2.7-41 uploads picked files and lists them with preview, download and removal', async () => {
    const { pick, changes, user, transport } = show();
    vi.spyOn(transport, 'previewUrl').mockResolvedValue('about:blank?preview');
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await pick(file('合同.pdf'));
    expect(await screen.findByText('上传成功')).toBeTruthy();
    expect(changes.mock.lastCall?.[0].map(({ name }) => name)).toEqual(['合同.pdf']);
    await user.click(screen.getByRole('button', { name: '预览 合同.pdf' }));
    const preview = within(await screen.findByRole('dialog', { name: '文档预览 - 合同.pdf' }));
    expect((await preview.findByTitle('合同.pdf')).getAttribute('src')).toContain('about:blank?preview');
    await user.click(screen.getByRole('button', { name: '取消' }));
    await user.click(screen.getByRole('button', { name: '下载 合同.pdf' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    const link = saved.mock.contexts[0] as HTMLAnchorElement;
    expect([link.download, link.href]).toEqual(['合同.pdf', changes.mock.lastCall?.[0][0]?.url]);
    saved.mockRestore();
    await user.click(screen.getByRole('button', { name: '删除 合同.pdf' }));
    expect(changes.mock.lastCall?.[0]).toEqual([]);
    expect(screen.queryByRole('list', { name: '文件列表' })).toBeNull();
  });

  it('S4-42 says 上传中, 等待中, 暂停中 and 上传成功', async () => {
    const { pick, transport, user } = show();
    transport.hold();
    await pick(file('a.pdf'), file('b.pdf'), file('c.pdf'));
    await waitFor(() => expect(screen.getAllByText('上传中')).toHaveLength(2));
    expect(screen.getByText('等待中')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '暂停 a.pdf' }));
    expect(screen.getByText('暂停中')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '继续上传 a.pdf' }));
    await user.click(screen.getByRole('button', { name: '取消上传 b.pdf' }));
    expect(rows()).toHaveLength(2);
    transport.release();
    await waitFor(() => expect(screen.getAllByText('上传成功')).toHaveLength(2));
  });

  it('S4-44 says 校验中 while the hash of a file is computed', async () => {
    const { pick } = show();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const slow = file('a.pdf');
    const slice = slow.slice.bind(slow);
    slow.slice = (...range) => {
      const part = slice(...range);
      const read = part.arrayBuffer.bind(part);
      part.arrayBuffer = async () => {
        await held;
        return read();
      };
      return part;
    };
    await pick(slow);
    expect(await screen.findByText('校验中')).toBeTruthy();
    release();
    expect(await screen.findByText('上传成功')).toBeTruthy();
    expect(screen.queryByText('校验中')).toBeNull();
  });

  it('V5-33 S4-42 a chunk that fails for good says 上传失败, and retrying sends it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { transport, pick } = show();
      transport.failNext(6);
      await pick(file('a.pdf'));
      // what is between the pauses takes real time
      await vi.waitFor(async () => {
        await vi.advanceTimersByTimeAsync(5_000);
        expect(screen.getByText('上传失败')).toBeTruthy();
      });
      fireEvent.click(screen.getByRole('button', { name: '重试 a.pdf' }));
      expect(await screen.findByText('上传成功')).toBeTruthy();
    } finally {
      vi.useRealTimers();
    }
  });

  it('keeps the order in which files were picked, whatever ends first', async () => {
    const { pick, transport, changes } = show({ value: [REPORT] });
    const send = transport.sendChunk.bind(transport);
    let endFirst: () => void = () => undefined;
    transport.sendChunk = async (claim, ...rest) => {
      if (claim.fileName === 'first.pdf') await new Promise<void>((resolve) => (endFirst = resolve));
      return send(claim, ...rest);
    };
    await pick(file('first.pdf', 5), file('second.pdf', 6));
    expect(await screen.findByText('上传成功')).toBeTruthy();
    endFirst();
    await waitFor(() => expect(screen.getAllByText('上传成功')).toHaveLength(2));
    expect(changes.mock.lastCall?.[0].map(({ name }) => name)).toEqual(['年度报表.xlsx', 'first.pdf', 'second.pdf']);
    expect(rows().map((row) => row.textContent.includes('first'))).toEqual([false, true, false]);
  });

  it('V5-22 takes files up to the limit in pick order and refuses the others once', async () => {
    const { pick, changes } = show({ value: [REPORT], limit: 2 });
    await pick(file('a.pdf'), file('b.pdf'), file('c.pdf'));
    expect(await screen.findAllByText('当前限制最多可以上传2个文件')).toHaveLength(1);
    await screen.findByText('上传成功');
    expect(changes.mock.lastCall?.[0].map(({ name }) => name)).toEqual(['年度报表.xlsx', 'a.pdf']);
  });

  it('V5-23 a limit of 0 is none', async () => {
    const { pick } = show({ limit: 0 });
    await pick(...Array.from({ length: 12 }, (_, index) => file(`${index}.pdf`, index + 1)));
    await waitFor(() => expect(screen.getAllByText('上传成功')).toHaveLength(12));
  });

  it('C9-10 picks one file at a time when one is the limit', () => {
    show({ limit: 1 });
    expect(screen.getByLabelText<HTMLInputElement>('点击上传', { selector: 'input' }).multiple).toBe(false);
  });

  it('V5-24 C9-08 refuses files of 5 MB and more unless told otherwise', async () => {
    const { pick, transport } = show();
    await pick(file('large.pdf', 5 * 1_048_576));
    expect(await screen.findByText('文件大小超过5MB')).toBeTruthy();
    cleanup();
    const small = show({ fileSize: 2, sizeUnit: 'KB' });
    await small.pick(file('large.pdf', 2048));
    expect(await screen.findByText('文件大小超过2KB')).toBeTruthy();
    expect([...transport.sent, ...small.transport.sent]).toEqual([]);
  });

  it('V5-26 refuses other types in words', async () => {
    const { pick } = show({ accept: 'image/*' });
    await pick(file('a.pdf'));
    expect(await screen.findByText('请选择图片类型的文件')).toBeTruthy();
    expect(screen.queryByRole('list', { name: '文件列表' })).toBeNull();
  });

  it('V5-31 a check before the upload can leave a file out', async () => {
    const { pick, changes } = show({ beforeUpload: (picked) => Promise.resolve(picked.name !== 'secret.pdf') });
    await pick(file('secret.pdf'), file('open.pdf'));
    await screen.findByText('上传成功');
    expect(changes.mock.lastCall?.[0].map(({ name }) => name)).toEqual(['open.pdf']);
  });

  it('V5-32 X8-16 shows the message of the server and drops the file that it refused', async () => {
    const { pick, transport } = show();
    transport.refuse('文件内容与扩展名不符');
    await pick(file('a.pdf'));
    expect((await screen.findByRole('alert')).textContent).toBe('文件内容与扩展名不符');
    await waitFor(() => expect(screen.queryByRole('list', { name: '文件列表' })).toBeNull());
  });

  it('X8-17 says that a file cannot be read and drops it', async () => {
    const { pick } = show();
    const broken = file('坏盘.pdf');
    broken.slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }) as Blob;
    await pick(broken);
    expect(await screen.findByText('文件坏盘.pdf读取出错，请检查该文件')).toBeTruthy();
    expect(screen.queryByRole('list', { name: '文件列表' })).toBeNull();
  });

  it('has no file on its way any more once it has left the page, and names what it stopped', async () => {
    const pending = vi.fn<(count: number) => void>();
    const transport = memoryTransport();
    const page = (children: ReactNode) => (
      <>
        {children}
        <Toaster />
      </>
    );
    const { rerender } = render(page(<Uploader transport={transport} onPendingChange={pending} />));
    transport.hold();
    await userEvent.upload(screen.getByLabelText('点击上传', { selector: 'input' }), [file('a.pdf'), file('b.pdf')]);
    await waitFor(() => expect(screen.getAllByText('上传中')).toHaveLength(2));
    expect(pending).toHaveBeenLastCalledWith(2);
    rerender(page(null));
    expect(pending).toHaveBeenLastCalledWith(0);
    expect(await screen.findByText('a.pdf、b.pdf未上传完成，上传已停止')).toBeTruthy();
  });

  it('takes dropped and pasted files', async () => {
    show();
    const zone = document.querySelector('[data-slot="drop-zone"]');
    if (!zone) throw new Error('there is no drop zone');
    const data = (name: string) => ({ types: ['Files'], items: [], files: [file(name, name.length)] });
    fireEvent.dragEnter(zone, { dataTransfer: data('a.pdf') });
    expect(screen.getByText('松开即可上传')).toBeTruthy();
    fireEvent.drop(zone, { dataTransfer: data('a.pdf') });
    fireEvent.paste(zone, { clipboardData: data('pasted.png') });
    await waitFor(() => expect(screen.getAllByText('上传成功')).toHaveLength(2));
  });

  it('names an upload that a reload cut off until it is forgotten', async () => {
    localStorage.setItem(
      'smart_uploads',
      JSON.stringify([{ identifier: 'x', name: '录像.mp4', size: 9_000_000, type: 'annex' }]),
    );
    const { user } = show({ showUnfinished: true });
    expect(screen.getByText('上次未传完：录像.mp4。重新选择该文件即可继续上传')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '不再提示 录像.mp4' }));
    expect(screen.queryByText(/录像/)).toBeNull();
    expect(localStorage.getItem('smart_uploads')).toBeNull();
  });

  it('is named by its field and shows files alone when the form is off', () => {
    render(
      <FormStateProvider disabled>
        <Field label="附件">
          <Uploader defaultValue={[REPORT]} transport={memoryTransport()} />
        </Field>
      </FormStateProvider>,
    );
    const group = screen.getByRole('group', { name: '附件' });
    expect(within(group).getByText('年度报表.xlsx')).toBeTruthy();
    expect(within(group).getByText('20.00 KB')).toBeTruthy();
    expect(within(group).queryByRole('button', { name: /上传|删除/ })).toBeNull();
    expect(within(group).getByRole('button', { name: '下载 年度报表.xlsx' })).toBeTruthy();
  });
});
