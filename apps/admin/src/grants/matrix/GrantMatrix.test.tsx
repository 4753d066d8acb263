import { UiProvider } from '@smart-admin/ui/app-root';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AuthorityNode, type Grants } from '../grants.js';
import { listChanges } from './grantChanges.js';
import { toDraft } from './grantDraft.js';
import { GrantMatrix } from './GrantMatrix.js';
import { isPage, readMatrix } from './matrixModel.js';

const PAGES = 600;
const FIELDS = 30;

/** Pages of a large installation in folders of twenty, each with two buttons and thirty fields. */
function largeMenu(): AuthorityNode[] {
  const node = (id: string, parentId: string, kind: AuthorityNode['kind'], enCode = id): AuthorityNode => ({
    ...{ id, parentId, kind, enCode, fullName: id, names: {}, givable: true },
  });
  return Array.from({ length: PAGES }, (_, index) => {
    const [folder, page] = [`folder${String(Math.floor(index / 20))}`, `page${String(index)}`];
    return [
      ...(index % 20 === 0 ? [node(folder, '-1', 'menu')] : []),
      node(page, folder, 'menu'),
      node(`${page}_add`, page, 'button', 'btn_add'),
      node(`${page}_remove`, page, 'button', 'btn_remove'),
      ...Array.from({ length: FIELDS }, (_each, field) =>
        node(`${page}_f${String(field)}`, page, 'list', `f${String(field)}`),
      ),
    ];
  }).flat();
}

const NOTHING: Grants = { menu: [], button: [], list: [], form: [], data: [] };

function Matrix({ nodes = largeMenu(), grants = NOTHING, readOnly = false }: MatrixProps) {
  const [rows] = useState(() => readMatrix(nodes, 'zh'));
  const [saved] = useState(() => toDraft(grants));
  const [draft, setDraft] = useState(saved);
  return (
    <GrantMatrix
      {...{ rows, saved, draft, onChange: setDraft, readOnly }}
      changes={listChanges(rows.filter(isPage), saved, draft)}
      activePageId={undefined}
      onActivePage={vi.fn()}
      onCopy={vi.fn()}
    />
  );
}

interface MatrixProps {
  nodes?: readonly AuthorityNode[];
  grants?: Grants;
  readOnly?: boolean;
}

it('draws of 600 pages only those in sight, and a tick changes its own row and the folder above it alone', async () => {
  // a window of 800 px, which happy-dom does not lay out
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
  render(
    <UiProvider locale="zh">
      <Matrix />
    </UiProvider>,
  );
  const grid = screen.getByRole('treegrid');
  expect(grid.getAttribute('aria-rowcount')).toBe(String(PAGES + PAGES / 20 + 2));
  expect(within(grid).getAllByRole('row').length).toBeLessThan(60);
  const changed = new Set<string>();
  const observer = new MutationObserver((mutations) => {
    for (const { target } of mutations) {
      const row = (target instanceof Element ? target : target.parentElement)?.closest('[role=row]');
      if (row) changed.add(row.getAttribute('aria-rowindex') ?? row.textContent ?? '');
    }
  });
  observer.observe(grid, { subtree: true, childList: true, characterData: true, attributes: true });
  const tick = within(grid).getByRole('checkbox', { name: 'page5：新增' });
  fireEvent.click(tick);
  await within(grid).findByRole('checkbox', { name: /^page5：新增/, checked: true });
  observer.disconnect();
  // the row of the whole filter counts too
  expect(changed.size).toBeGreaterThan(0);
  expect(changed.size).toBeLessThanOrEqual(4);
  vi.restoreAllMocks();
});

describe('by keyboard', () => {
  const node = (id: string, kind: AuthorityNode['kind'], fullName: string, enCode = id): AuthorityNode => ({
    ...{ id, parentId: kind === 'menu' ? '-1' : 'log', kind, enCode, fullName, names: {}, givable: true },
    ...(kind === 'data' ? { scopes: ['all', 'own'] as const } : {}),
  });
  const nodes = [
    node('log', 'menu', '日志'),
    node('add', 'button', '新增', 'btn_add'),
    node('clear', 'button', '清空', 'btn_clear'),
    node('data', 'data', ''),
    node('column', 'list', '时间'),
  ];
  const grants: Grants = {
    ...NOTHING,
    menu: ['log'],
    button: ['clear'],
    data: [{ moduleId: 'log', scope: 'all', organizeIds: [] }],
  };
  function show(readOnly: boolean) {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
    render(
      <UiProvider locale="zh">
        <Matrix nodes={nodes} grants={grants} readOnly={readOnly} />
      </UiProvider>,
    );
    return { user: userEvent.setup({ delay: null }), grid: within(screen.getByRole('treegrid')) };
  }
  afterEach(() => vi.restoreAllMocks());

  it('the buttons without a column of their own are opened and ticked', async () => {
    const { user, grid } = show(false);
    grid.getByRole('checkbox', { name: '日志：其他' }).focus();
    await user.keyboard('{ArrowRight}');
    const opener = grid.getByRole('button', { name: '日志的其他权限: 1/1' });
    expect(document.activeElement).toBe(opener);
    expect(opener.tabIndex).toBe(0);
    await user.keyboard('{Enter}');
    const box = await screen.findByRole('checkbox', { name: '清空' });
    box.focus();
    await user.keyboard(' ');
    expect(box.getAttribute('aria-checked')).toBe('false');
    await user.keyboard('{Escape}');
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(grid.getByRole('button', { name: '日志：数据范围: 全部数据' }));
  });

  it('what cannot be changed is walked through and read all the same', async () => {
    const { user, grid } = show(true);
    const stops = grid.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toHaveLength(1);
    stops[0]?.focus();
    await user.keyboard('{ArrowDown}');
    const [every, visit] = [/^日志：全/, /^日志：访问/].map((name) =>
      grid.getByRole('checkbox', { name }).closest('[role=gridcell]'),
    );
    expect(document.activeElement).toBe(every);
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(visit);
    await user.keyboard('{End}{ArrowLeft}');
    const rule = grid.getByRole('button', { name: '日志：数据范围: 全部数据' });
    expect(document.activeElement).toBe(rule);
    expect(rule.getAttribute('aria-disabled')).toBe('true');
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('menu')).toBeNull();
    await user.keyboard('{ArrowLeft}{Enter}');
    expect(await screen.findByRole('checkbox', { name: '清空' })).toHaveProperty('disabled', true);
  });
});
