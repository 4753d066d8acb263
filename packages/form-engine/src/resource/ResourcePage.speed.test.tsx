import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryResource, memorySource, type UserRow, userRows } from './testing/memoryResource.js';
import { ResourcePage } from './ResourcePage.js';
import { ALLOW_ALL, ResourceProvider } from './ResourceProvider.js';
import { type ResourceColumn, type ResourceDefinition } from './types.js';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const COLUMNS = 12;

/** 500 rows on one page, 12 columns, every drawn cell told. */
function open() {
  const drawn: string[] = [];
  const columns = Array.from({ length: COLUMNS }, (_, index): ResourceColumn<UserRow> => ({
    id: `c${index}`,
    header: `列 ${index + 1}`,
    render: (row) => {
      drawn.push(row.id);
      return `${row.account}-${index}`;
    },
  }));
  const source = memorySource(userRows(500));
  const definition: ResourceDefinition<UserRow> = {
    ...memoryResource(source),
    tree: undefined,
    columns,
    defaultPageSize: 500,
  };
  // a screen of 800 px; without layout the table would take itself for empty
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider locale="zh">
        <ResourceProvider permissions={ALLOW_ALL}>
          <ResourcePage definition={definition} />
        </ResourceProvider>
      </UiProvider>
    </QueryClientProvider>,
  );
  return { drawn, source, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

describe('a list of 500 rows and 12 columns', () => {
  it('draws only what is in sight, and choosing a row draws no cell again', async () => {
    const { drawn, user } = open();
    const row = (await screen.findByText('user3-0')).closest('tr') as HTMLElement;
    expect(new Set(drawn).size).toBeLessThan(60);
    // rows ahead are drawn when the pointer comes
    await user.hover(row);
    drawn.length = 0;
    await user.click(within(row).getByRole('checkbox'));
    expect(screen.getByRole('toolbar', { name: '已选 1 项' })).toBeDefined();
    expect(drawn).toEqual([]);
  });

  it('keeps its place when it loads again, and draws only the row that changed', async () => {
    const { drawn, source, user } = open();
    await screen.findByText('user3-0');
    const scroller = screen.getByRole('grid', { name: '用户' }).parentElement as HTMLElement;
    scroller.scrollTop = 120;
    source.rows = source.rows.map((row) => (row.id === 'u4' ? { ...row, name: '何雨' } : row));
    drawn.length = 0;
    await user.click(screen.getByRole('button', { name: '刷新' }));
    await waitFor(() => expect(drawn).toHaveLength(COLUMNS));
    expect(new Set(drawn)).toEqual(new Set(['u4']));
    expect(scroller.isConnected).toBe(true);
    expect(scroller.scrollTop).toBe(120);
  });
});
