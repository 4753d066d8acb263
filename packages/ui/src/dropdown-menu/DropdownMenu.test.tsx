import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../button/Button.js';
import { ContextMenu } from '../context-menu/ContextMenu.js';
import { RowActions } from '../row-actions/RowActions.js';
import { DropdownMenu } from './DropdownMenu.js';

describe('DropdownMenu', () => {
  it('opens by keyboard and runs an entry', async () => {
    const handleSelect = vi.fn();
    render(
      <DropdownMenu
        trigger={<Button>更多</Button>}
        items={[
          { key: 'a', label: '重置密码', onSelect: handleSelect },
          { kind: 'divider', key: 'd' },
          { key: 'b', label: '删除', danger: true, onSelect: vi.fn() },
        ]}
      />,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['重置密码', '删除']);
    await userEvent.keyboard('{Enter}');
    expect(handleSelect).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['gives the focus back to its button', '更多'],
    ['leaves the focus to the field that was gone to before the menu had left the page', '搜索'],
  ])('%s', (_, name) => {
    vi.useFakeTimers();
    try {
      render(
        <>
          <DropdownMenu
            defaultOpen
            trigger={<Button>更多</Button>}
            items={[{ key: 'a', label: '删除', onSelect: vi.fn() }]}
          />
          <Button>搜索</Button>
        </>,
      );
      fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
      expect(screen.queryByRole('menu')).toBeNull();
      if (name === '搜索') act(() => screen.getByRole('button', { name }).focus());
      act(() => vi.runAllTimers());
      expect(document.activeElement).toBe(screen.getByRole('button', { name }));
    } finally {
      vi.useRealTimers();
    }
  });
});

it('a menu at the pointer leaves the focus to what was gone to before it had left the page, too', () => {
  vi.useFakeTimers();
  try {
    render(
      <>
        <ContextMenu items={[{ key: 'a', label: '关闭', onSelect: vi.fn() }]}>
          <Button>用户管理</Button>
        </ContextMenu>
        <Button>搜索</Button>
      </>,
    );
    act(() => screen.getByRole('button', { name: '用户管理' }).focus());
    fireEvent.contextMenu(screen.getByRole('button', { name: '用户管理' }));
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    act(() => screen.getByRole('button', { name: '搜索' }).focus());
    act(() => vi.runAllTimers());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '搜索' }));
  } finally {
    vi.useRealTimers();
  }
});

describe('an entry with an address', () => {
  async function openMenu(handleSelect: () => void) {
    render(
      <DropdownMenu
        trigger={<Button>业务</Button>}
        items={[{ key: 'a', label: '停车订单', href: '/parking/order', onSelect: handleSelect }]}
      />,
    );
    await userEvent.click(screen.getByRole('button'));
    return screen.findByRole('menuitem', { name: '停车订单' });
  }

  it('is a link that runs its action instead of being followed', async () => {
    const handleSelect = vi.fn();
    const entry = await openMenu(handleSelect);
    expect(entry.getAttribute('href')).toBe('/parking/order');
    expect(fireEvent.click(entry)).toBe(false);
    expect(handleSelect).toHaveBeenCalledTimes(1);
  });

  it('leaves a click with a key held to the browser', async () => {
    const handleSelect = vi.fn();
    const entry = await openMenu(handleSelect);
    // the test's window would really go there
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    const seen: boolean[] = [];
    document.addEventListener('click', (event) => seen.push(event.defaultPrevented), { once: true });
    fireEvent.click(entry, { ctrlKey: true });
    expect(seen).toEqual([false]);
    expect(handleSelect).not.toHaveBeenCalled();
  });
});

it('writes the keys of an entry beside it, and tells them to screen readers apart from its name', async () => {
  render(
    <DropdownMenu
      defaultOpen
      trigger={<Button>业务</Button>}
      items={[{ key: 'a', label: '搜索', shortcut: 'Ctrl K', onSelect: vi.fn() }]}
    />,
  );
  const entry = await screen.findByRole('menuitem', { name: '搜索' });
  expect(entry.textContent).toContain('Ctrl K');
  expect(entry.getAttribute('aria-keyshortcuts')).toBe('Control+K');
});

describe('ContextMenu', () => {
  it('opens on a right click', async () => {
    render(
      <ContextMenu items={[{ key: 'close', label: '关闭其他', onSelect: vi.fn() }]}>
        <div>用户管理</div>
      </ContextMenu>,
    );
    fireEvent.contextMenu(screen.getByText('用户管理'));
    expect(await screen.findByRole('menuitem', { name: '关闭其他' })).toBeTruthy();
  });
});

describe('RowActions', () => {
  it('shows two actions, the rest and deletions in the menu, hidden ones nowhere', async () => {
    const action = (key: string, label: string, more = {}) => ({ key, label, onSelect: vi.fn(), ...more });
    render(
      <RowActions
        items={[
          action('delete', '删除', { danger: true }),
          action('edit', '编辑'),
          action('secret', '授权', { hidden: true }),
          action('copy', '复制'),
          action('reset', '重置密码'),
        ]}
      />,
    );
    expect(
      screen.getAllByRole('button').map((button) => button.textContent || button.getAttribute('aria-label')),
    ).toEqual(['编辑', '复制', '更多操作']);
    await userEvent.click(screen.getByRole('button', { name: '更多操作' }));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['重置密码', '删除']);
  });
});
