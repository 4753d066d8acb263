import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../button/Button.js';
import { ContextMenu } from '../context-menu/ContextMenu.js';
import { RowActions } from '../row-actions/RowActions.js';
import { DropdownMenu } from './DropdownMenu.js';

afterEach(cleanup);

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
