import { UiProvider } from '@smart-admin/ui/app-root';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { type AuthorityNode } from '../grants.js';
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

function Matrix() {
  const [rows] = useState(() => readMatrix(largeMenu(), 'zh'));
  const [saved] = useState(() => toDraft({ menu: [], button: [], list: [], form: [], data: [] }));
  const [draft, setDraft] = useState(saved);
  return (
    <GrantMatrix
      {...{ rows, saved, draft, onChange: setDraft, readOnly: false }}
      changes={listChanges(rows.filter(isPage), saved, draft)}
      activePageId={undefined}
      onActivePage={vi.fn()}
      onCopy={vi.fn()}
    />
  );
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
