import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Toaster } from '../toast/Toaster.js';
import { toast } from '../toast/toast.js';
import { memoryTransport } from '../uploader/testing/memoryTransport.js';
import { type UploadedFile } from '../uploader/UploadTransport.js';
import { ImageUploader, type ImageUploaderProps } from './ImageUploader.js';

afterEach(() => {
  toast.dismiss();
  cleanup();
  localStorage.clear();
});

const PHOTO: UploadedFile = {
  name: '入口.png',
  fileId: 'i1',
  fileVersionId: 'v1',
  url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
};

function image(name: string, bytes = 4, type = 'image/png'): File {
  return new File([new Uint8Array(bytes)], name, { type });
}

function show(props: Partial<ImageUploaderProps> = {}) {
  const transport = memoryTransport();
  const changes = vi.fn<(files: UploadedFile[]) => void>();
  render(
    <>
      <ImageUploader transport={transport} onValueChange={changes} {...props} />
      <Toaster />
    </>,
  );
  const user = userEvent.setup({ applyAccept: false });
  const pick = (...files: File[]) => user.upload(screen.getByLabelText('上传图片', { selector: 'input' }), files);
  return { transport, changes, user, pick };
}

describe('ImageUploader', () => {
  describeConformance(<ImageUploader value={[PHOTO]} transport={memoryTransport()} />, { slot: 'image-uploader' });

  it('R2.7-27 shows thumbnails that open large and can be saved and removed', async () => {
    const { pick, user, changes } = show({ defaultValue: [PHOTO] });
    await pick(image('出口.png'));
    await user.click(await screen.findByRole('button', { name: '预览 出口.png' }));
    const dialog = screen.getByRole('dialog', { name: '出口.png' });
    expect(within(dialog).getByText('第 2 张，共 2 张')).toBeTruthy();
    await user.keyboard('{Escape}');
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: '下载 入口.png' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    const link = saved.mock.contexts[0] as HTMLAnchorElement;
    expect([link.download, link.href]).toEqual(['入口.png', PHOTO.url]);
    saved.mockRestore();
    await user.click(screen.getByRole('button', { name: '删除 入口.png' }));
    expect(changes.mock.lastCall?.[0].map(({ name }) => name)).toEqual(['出口.png']);
  });

  it('V5-27 refuses images of 5 MB and more unless told otherwise', async () => {
    const { pick } = show();
    await pick(image('large.png', 5 * 1_048_576));
    expect(await screen.findByText('图片大小超过5MB')).toBeTruthy();
    cleanup();
    const small = show({ fileSize: 2, sizeUnit: 'KB' });
    await small.pick(image('large.png', 2048));
    expect(await screen.findByText('图片大小超过2KB')).toBeTruthy();
    expect(small.changes).not.toHaveBeenCalled();
  });

  it('V5-28 refuses what is no image', async () => {
    const { pick } = show();
    await pick(image('a.pdf', 4, 'application/pdf'));
    expect(await screen.findByText('请上传图片')).toBeTruthy();
  });

  it('V5-29 warns about images beyond the limit', async () => {
    const { pick, changes } = show({ limit: 1 });
    await pick(image('a.png'));
    await screen.findByRole('button', { name: '预览 a.png' });
    await pick(image('b.png'));
    expect(await screen.findByText('当前限制最多可以上传1张图片')).toBeTruthy();
    expect(changes).toHaveBeenCalledTimes(1);
  });

  it('V5-30 shows the message of the server and removes the image', async () => {
    const { pick, transport, changes } = show();
    transport.refuse('图片内容不正确');
    await pick(image('a.png'));
    expect((await screen.findByRole('alert')).textContent).toBe('图片内容不正确');
    await waitFor(() => expect(screen.queryByRole('list', { name: '图片列表' })).toBeNull());
    expect(changes).not.toHaveBeenCalled();
  });

  it('shows images alone when it is read-only', () => {
    show({ value: [PHOTO], readOnly: true });
    expect(screen.getByRole('button', { name: '预览 入口.png' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /上传图片|删除/ })).toBeNull();
  });
});
