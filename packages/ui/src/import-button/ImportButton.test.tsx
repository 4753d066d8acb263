import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Toaster } from '../toast/Toaster.js';
import { toast } from '../toast/toast.js';
import { ImportButton, type ImportAnswer, type ImportButtonProps } from './ImportButton.js';

afterEach(() => {
  toast.dismiss();
  cleanup();
});

const SHEET = new File(['x'], '用户.xlsx');

function show(answer: () => Promise<ImportAnswer>) {
  const post = vi.fn<ImportButtonProps['post']>(answer);
  const onDone = vi.fn();
  render(
    <>
      <ImportButton url="/api/permission/Users/Import" post={post} onDone={onDone} />
      <Toaster />
    </>,
  );
  return { post, onDone, pick: () => userEvent.upload(screen.getByLabelText('导入', { selector: 'input' }), SHEET) };
}

describe('ImportButton', () => {
  describeConformance(<ImportButton url="/x" post={() => Promise.resolve({ code: 200, msg: '' })} />, {
    slot: 'button',
    refIs: 'button',
  });

  it('A7.15-11 posts the file to its address and reads code and msg', async () => {
    const { pick, post, onDone } = show(() => Promise.resolve({ code: 200, msg: '导入 3 条', data: 3 }));
    await pick();
    expect(await screen.findByText('导入 3 条')).toBeTruthy();
    expect(post.mock.calls[0]).toEqual(['/api/permission/Users/Import', SHEET]);
    expect(onDone).toHaveBeenCalledWith(3);
  });

  it('X8-16 shows the message of a refused import as an error', async () => {
    const { pick, onDone } = show(() => Promise.resolve({ code: 400, msg: '第 2 行：账号重复' }));
    await pick();
    expect((await screen.findByRole('alert')).textContent).toBe('第 2 行：账号重复');
    expect(onDone).not.toHaveBeenCalled();
  });

  it('says that nothing came back', async () => {
    const { pick } = show(() => Promise.reject(new Error('')));
    await pick();
    expect((await screen.findByRole('alert')).textContent).toBe('导入失败');
  });
});
