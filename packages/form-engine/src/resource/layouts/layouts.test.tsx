import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { EMPTY_VALUE } from '../../core/list/listLayouts.js';
import { show } from '../../testing/showStory.js';
import { type ModelRow } from '../modelResource.js';
import { ResourcePage } from '../ResourcePage.js';
import { ALLOW_ALL, ResourceProvider } from '../ResourceProvider.js';
import { complaintForm, complaintResource, complaints } from '../testing/complaintResource.js';
import { memoryRecords } from '../memory/memoryRecords.js';
import { type ListLayout, type ListQuery, type ResourcePermissions, type ResourceSource } from '../types.js';

const MONTH = '2026-11';

function open(first: ListLayout, { source, permissions = ALLOW_ALL, rows = complaints(90, MONTH) }: OpenOptions = {}) {
  const records = memoryRecords(complaintForm, rows);
  const queries: ListQuery[] = [];
  const list: ResourceSource<ModelRow>['list'] = (query, signal) => {
    queries.push(query);
    return records.list(query, signal);
  };
  const { user } = show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ResourceProvider permissions={permissions} layouts={{ read: () => undefined, write: () => undefined }}>
        <ResourcePage definition={complaintResource({ first, rows, source: { ...records, list, ...source } })} />
      </ResourceProvider>
    </QueryClientProvider>,
  );
  return { user, queries };
}

interface OpenOptions {
  source?: Partial<ResourceSource<ModelRow>>;
  permissions?: ResourcePermissions;
  rows?: ModelRow[];
}

const column = (name: RegExp) => screen.findByRole('region', { name });
const card = (name: string) => screen.getByRole('button', { name });

describe('a list as a board', () => {
  it('has a column for each value and one for none, each loaded page by page', async () => {
    const { user, queries } = open('board');
    const waiting = await column(/^待受理/);
    await waitFor(() => expect(within(waiting).getAllByRole('listitem')).toHaveLength(20));
    expect(queries.map(({ filters }) => filters.state)).toEqual(['new', 'doing', 'done', EMPTY_VALUE]);
    // nothing else is loaded beside what is shown
    await user.click(within(waiting).getByRole('button', { name: '加载更多（还有6条）' }));
    await waitFor(() => expect(within(waiting).getAllByRole('listitem')).toHaveLength(26));
    expect(queries.at(-1)).toMatchObject({ currentPage: 2, pageSize: 20, filters: { state: 'new' } });
  });

  it('moves a card by Alt and the arrow at once, keeps the focus on it, and takes it back', async () => {
    const { user } = open('board');
    const next = await column(/^处理中/);
    await waitFor(() => expect(card('道闸不抬杆 1')).toBeDefined());
    card('道闸不抬杆 1').focus();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await within(next).findByRole('button', { name: '道闸不抬杆 1' });
    await waitFor(() => expect(document.activeElement).toBe(card('道闸不抬杆 1')));
    await user.click(await screen.findByRole('button', { name: '撤销' }));
    await within(await column(/^待受理/)).findByRole('button', { name: '道闸不抬杆 1' });
  });

  it('puts a card back where the change is refused, or fails', async () => {
    const refused = vi.fn(() =>
      Promise.resolve({ changed: [], unchanged: 0, refused: [{ id: 'c1', reason: '已办结的投诉不能修改' }] }),
    );
    const { user } = open('board', { source: { changeMany: refused } });
    const first = await column(/^待受理/);
    await within(first).findByRole('button', { name: '道闸不抬杆 1' });
    await user.click(within(first).getByRole('button', { name: '更多操作 道闸不抬杆 1' }));
    await user.click(await screen.findByRole('menuitem', { name: '移到“已办结”' }));
    expect(refused).toHaveBeenCalledWith(['c1'], { state: 'done' });
    expect((await screen.findAllByText('已办结的投诉不能修改')).length).toBeGreaterThan(0);
    expect(within(first).getByRole('button', { name: '道闸不抬杆 1' })).toBeDefined();
  });

  it('is not offered to somebody who may not see its field, and moves nothing for who may not set it', async () => {
    open('board', { permissions: { ...ALLOW_ALL, canColumn: (code) => code !== 'state' } });
    expect(await screen.findByRole('row', { name: /道闸不抬杆 1 / })).toBeDefined();
    expect(document.querySelector('[data-slot=board]')).toBeNull();
  });

  it('has no ways to move for somebody who may only read its field', async () => {
    const { user } = open('board', { permissions: { ...ALLOW_ALL, fieldAccess: () => 'read' } });
    const first = await column(/^待受理/);
    await within(first).findByRole('button', { name: '道闸不抬杆 1' });
    await user.click(within(first).getByRole('button', { name: '更多操作 道闸不抬杆 1' }));
    expect(await screen.findByRole('menuitem', { name: '编辑' })).toBeDefined();
    expect(screen.queryByRole('menuitem', { name: /移到/ })).toBeNull();
  });

  it('says in each column that it could not be loaded', async () => {
    open('board', { source: { list: () => Promise.reject(new Error('超时')) } });
    expect(await screen.findAllByText('加载失败')).toHaveLength(4);
  });
});

describe('a list in groups', () => {
  it('tells how many each has and draws the rows of those that are open', async () => {
    const { user } = open('groups');
    const group = await screen.findByRole('button', { name: /^处理中/ });
    await waitFor(() => expect(group.textContent).toBe('处理中26'));
    expect(screen.getAllByRole('table')).toHaveLength(1);
    await user.click(group);
    const table = await screen.findByRole('table', { name: '投诉 处理中' });
    expect(within(table).getByText('重复扣费 2')).toBeDefined();
  });
});

describe('a list as a calendar', () => {
  it('loads the records of the month that it shows, and opens those of the chosen day', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 5), toFake: ['Date'] });
    try {
      const { user, queries } = open('calendar');
      await waitFor(() => expect(screen.getByRole('button', { name: /照明损坏 5/ })).toBeDefined());
      expect(queries).toHaveLength(2);
      expect(queries[0]?.filters).toEqual({ from: ['2026-10-25', '2026-12-13'] });
      await user.click(screen.getByRole('button', { name: /照明损坏 5/ }));
      expect(await screen.findByRole('dialog', { name: '投诉详情' })).toBeDefined();
    } finally {
      act(() => void vi.useRealTimers());
    }
  });
});
