import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Page } from './Page.js';

beforeEach(() => {
  // paper that takes every stroke and shows none
  const paper: object = new Proxy({}, { get: () => () => undefined, set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(paper as never);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function draw(canvas: HTMLCanvasElement | null) {
  const pointer = { bubbles: true, cancelable: true, pointerId: 7, isPrimary: true, clientX: 20, clientY: 20 };
  act(() => {
    canvas?.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
    window.dispatchEvent(new PointerEvent('pointerup', { ...pointer, buttons: 0 }));
  });
}

it('takes neither strokes nor another choice while a signature is saved', async () => {
  const held: (() => void)[] = [];
  vi.stubGlobal('fetch', async (_input: string | URL, init?: { method?: string }) => {
    const isSaving = init?.method === 'POST';
    if (isSaving) await new Promise<void>((released) => held.push(released));
    return Response.json({ code: 200, msg: '', data: isSaving ? 's1' : { list: [] } });
  });
  render(
    <UiProvider locale="zh">
      <QueryClientProvider client={new QueryClient()}>
        <Page />
      </QueryClientProvider>
    </UiProvider>,
  );
  const pad = screen.getByRole('group', { name: '手写签名' });
  const choice = () => screen.getByRole<HTMLButtonElement>('checkbox', { name: '设为默认签名' });
  await waitFor(() => expect(pad.getAttribute('aria-busy')).toBe('false'));
  draw(pad.querySelector('canvas'));
  expect(screen.getByRole('button', { name: '重签' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '保存签名' }));
  expect(screen.queryByRole('button', { name: '重签' })).toBeNull();
  expect(pad.querySelector('canvas')).toBeNull();
  expect(choice().disabled).toBe(true);
  await act(async () => {
    held.shift()?.();
    await Promise.resolve();
  });
  await waitFor(() => expect(choice().disabled).toBe(false));
  expect(screen.getByRole('group', { name: '手写签名' }).dataset.state).toBe('empty');
});
