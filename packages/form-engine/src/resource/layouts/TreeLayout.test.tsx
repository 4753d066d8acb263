import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '../../testing/showStory.js';
import { type ModelRow } from '../modelResource.js';
import { ResourcePage } from '../ResourcePage.js';
import { ALLOW_ALL, ResourceProvider } from '../ResourceProvider.js';
import { memoryRecords } from '../memory/memoryRecords.js';
import { placeForm, placeResource, places } from '../testing/placeResource.js';
import { type ListQuery, type ResourcePermissions, type ResourceSource } from '../types.js';
import '../../testing/preloadViews.js';

function open({ rows = places(3), source, permissions = ALLOW_ALL }: OpenOptions = {}) {
  const records = memoryRecords(placeForm, rows);
  const queries: ListQuery[] = [];
  const list: ResourceSource<ModelRow>['list'] = (query, signal) => {
    queries.push(query);
    return records.list(query, signal);
  };
  const { user } = show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ResourceProvider permissions={permissions} layouts={{ read: () => undefined, write: () => undefined }}>
        <ResourcePage definition={placeResource({ rows, source: { ...records, list, ...source } })} />
      </ResourceProvider>
    </QueryClientProvider>,
  );
  return { user, queries };
}

interface OpenOptions {
  rows?: ModelRow[];
  source?: Partial<ResourceSource<ModelRow>>;
  permissions?: ResourcePermissions;
}

const row = (name: RegExp) => screen.findByRole('row', { name });

describe('a list as a tree', () => {
  it('loads the roots, then what stands below a row when it is opened by the keyboard', async () => {
    const { user, queries } = open();
    const east = await row(/东门停车场/);
    await row(/旧照明/);
    expect(queries.map(({ tree }) => tree?.part)).toEqual(['roots', 'apart']);
    expect(screen.queryByRole('row', { name: /地下一层/ })).toBeNull();
    east.focus();
    await user.keyboard('{ArrowRight}');
    const floor = await row(/地下一层/);
    expect(floor.getAttribute('aria-level')).toBe('2');
    expect(queries.at(-1)?.tree).toEqual({ field: 'above', part: 'below', parent: 'east' });
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.queryByRole('row', { name: /地下一层/ })).toBeNull());
  });

  it('loads many rows below one page by page', async () => {
    const { user } = open({ rows: places(60) });
    (await row(/东门停车场/)).focus();
    await user.keyboard('{ArrowRight}');
    (await row(/地下一层/)).focus();
    await user.keyboard('{ArrowRight}');
    // by text: so many rows are looked over by role for seconds
    const more = await screen.findByText('加载更多（还有10条）');
    expect([screen.queryByText('道闸 50') !== null, screen.queryByText('道闸 51')]).toEqual([true, null]);
    await user.click(more);
    await screen.findByText('道闸 60');
    expect(screen.queryByText(/加载更多/)).toBeNull();
  });

  it('shows what is found with everything above it, and the whole tree again without a filter', async () => {
    const { user } = open();
    await row(/东门停车场/);
    await user.type(screen.getByRole('textbox', { name: '名称' }), '道闸 2{Enter}');
    const found = await row(/道闸 2/);
    expect(found.getAttribute('aria-level')).toBe('3');
    await row(/东门停车场/);
    expect(screen.queryByRole('row', { name: /西门停车场/ })).toBeNull();
    expect(screen.queryByRole('row', { name: /道闸 3/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: '重置' }));
    await row(/西门停车场/);
  });

  it('makes a record below a row, which opens for it', async () => {
    const { user } = open();
    const west = await row(/西门停车场/);
    await user.click(within(west).getByRole('button', { name: /更多操作/ }));
    await user.click(await screen.findByRole('menuitem', { name: '新增下级' }));
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByRole('textbox', { name: /名称/ }), '岗亭');
    await user.click(form.getByRole('button', { name: '保存' }));
    expect((await row(/岗亭/)).getAttribute('aria-level')).toBe('2');
  });

  it('offers no record below a row to who may not say where it stands', async () => {
    const { user } = open({
      permissions: { ...ALLOW_ALL, fieldAccess: (path) => (path === 'above' ? 'read' : 'write') },
    });
    await user.click(within(await row(/西门停车场/)).getByRole('button', { name: /更多操作/ }));
    await screen.findByRole('menuitem', { name: '删除' });
    expect(screen.queryByRole('menuitem', { name: '新增下级' })).toBeNull();
  });

  it('stands as a table for who may not see the field', async () => {
    const { queries } = open({ permissions: { ...ALLOW_ALL, fieldAccess: () => 'hidden' } });
    await row(/地下一层/);
    expect(queries.every(({ tree }) => tree === undefined)).toBe(true);
  });

  it('says where a part could not be loaded, and loads it again', async () => {
    const records = memoryRecords(placeForm, places(1));
    let isDown = true;
    const list: ResourceSource<ModelRow>['list'] = (query, signal) =>
      query.tree?.part === 'below' && isDown ? Promise.reject(new Error('超时')) : records.list(query, signal);
    const { user } = open({ source: { list } });
    (await row(/东门停车场/)).focus();
    await user.keyboard('{ArrowRight}');
    await screen.findByText('加载失败');
    isDown = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    await row(/地下一层/);
  });
});
