import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createField, createFormDocument } from '../core/document/createField.js';
import { encodeFormDocument } from '../core/document/encodeFormDocument.js';
import { FieldKindsProvider } from '../fields/FieldKindsProvider.js';
import { kindsWithRating, ratingField } from '../testing/ratingKind.js';
import { show } from '../testing/showStory.js';
import { modelResource } from './modelResource.js';
import { ResourcePage } from './ResourcePage.js';
import { ALLOW_ALL, ResourceProvider } from './ResourceProvider.js';
import { memoryResource, memorySource, userRows } from './testing/memoryResource.js';
import { type ListLayout, type ListLayoutStore } from './types.js';
import '../testing/preloadViews.js';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

/** Lays elements out with a width, in a wide window. */
function layOut(width: number) {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, 600));
}

function open(id: string, locale: 'zh' | 'en' = 'zh', layouts?: ListLayoutStore) {
  const definition = { ...memoryResource(memorySource(userRows(3))), id };
  return show(
    <QueryClientProvider client={new QueryClient()}>
      <ResourceProvider permissions={ALLOW_ALL} layouts={layouts}>
        <ResourcePage definition={definition} />
      </ResourceProvider>
    </QueryClientProvider>,
    locale,
  );
}

const cards = () => screen.findByRole('list', { name: '用户' });
const table = () => screen.findByRole('grid', { name: '用户' });

describe('ResourcePage by its room', () => {
  it('shows cards in a pane of a wide window, with its tree among the filters', async () => {
    layOut(400);
    open('pane');
    expect(within(await cards()).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByRole('tree')).toBeNull();
    expect(screen.queryByRole('button', { name: '刷新' })).toBeNull();
    expect(screen.getByRole('button', { name: '新增用户' })).toBeDefined();
  });

  it('shows a table where there is room', async () => {
    layOut(1200);
    open('wide');
    expect(await table()).toBeDefined();
    expect(await screen.findByRole('tree')).toBeDefined();
  });

  it('chooses several cards of a narrow list, and deletes them at once', async () => {
    layOut(400);
    const { user } = open('choose');
    const list = within(await cards());
    expect(list.queryByRole('checkbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: '更多操作' }));
    await user.click(await screen.findByRole('menuitem', { name: '选择多项' }));
    const bar = within(screen.getByRole('toolbar', { name: '已选 0 项' }));
    expect(bar.getByRole('button', { name: '批量删除' })).toHaveProperty('disabled', true);
    const [first, second, third] = list.getAllByRole('checkbox');
    if (!first || !second || !third) throw new Error('three cards are shown');
    await user.click(first);
    // a tap beside the box means the box
    await user.click(list.getByText('陈嘉豪'));
    expect(list.getAllByRole('checkbox', { checked: true })).toEqual([first, second]);
    await user.click(screen.getByRole('button', { name: '全选本页' }));
    expect(third.getAttribute('aria-checked')).toBe('true');
    await user.click(third);
    await user.click(screen.getByRole('button', { name: '批量删除' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    expect(list.getByText('欧阳子轩')).toBeDefined();
  });

  it('ends the choice of cards', async () => {
    layOut(400);
    const { user } = open('choose');
    await cards();
    await user.click(screen.getByRole('button', { name: '更多操作' }));
    await user.click(await screen.findByRole('menuitem', { name: '选择多项' }));
    await user.click(screen.getByRole('button', { name: '取消选择' }));
    expect(within(await cards()).queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  it('switches by keyboard and remembers it for this page and room alone', async () => {
    layOut(1200);
    const first = open('one');
    await table();
    screen.getByRole('button', { name: '显示为卡片' }).focus();
    await first.user.keyboard('{Enter}');
    expect(await cards()).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '显示为表格' }));
    first.unmount();
    const again = open('one');
    expect(await cards()).toBeDefined();
    again.unmount();
    const other = open('other');
    expect(await table()).toBeDefined();
    other.unmount();
    layOut(400);
    const { user } = open('one');
    await cards();
    await user.click(screen.getByRole('button', { name: '更多操作' }));
    await user.click(await screen.findByRole('menuitem', { name: '显示为表格' }));
    expect(await table()).toBeDefined();
  });

  it('keeps the choice where the application says', async () => {
    layOut(1200);
    const kept = new Map<string, ListLayout>();
    const store = {
      read: (key: string) => kept.get(key),
      write: (key: string, to: ListLayout) => void kept.set(key, to),
    };
    const { user } = open('kept', 'en', store);
    await user.click(await screen.findByRole('button', { name: 'Show as cards' }));
    expect([...kept]).toEqual([['kept:wide', 'cards']]);
    expect(localStorage).toHaveLength(0);
  });

  it('draws a kind of another team by its view for cards', async () => {
    layOut(400);
    const form = createFormDocument([
      createField('text', { id: 'name', label: '名称' }),
      createField(ratingField, { id: 'score', label: '评分' }),
    ]);
    const config = {
      id: 'm1',
      fullName: '点评',
      formData: encodeFormDocument(form, kindsWithRating.registry),
      columnData: { columnList: [{ prop: 'name' }, { prop: 'score' }] },
    };
    const list = async () => ({
      list: [{ id: '1', name: '甲', score: 4 }],
      pagination: { currentPage: 1, pageSize: 20, total: 1 },
    });
    show(
      <QueryClientProvider client={new QueryClient()}>
        <FieldKindsProvider kinds={kindsWithRating}>
          <ResourceProvider permissions={ALLOW_ALL}>
            <ResourcePage definition={modelResource(config, { list }, 'zh', kindsWithRating)} />
          </ResourceProvider>
        </FieldKindsProvider>
      </QueryClientProvider>,
    );
    expect(await screen.findByText('★ 4')).toBeDefined();
  });
});
