import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createField, createFormDocument } from '../core/document/createField.js';
import { createFormStore } from '../core/state/createFormStore.js';
import { FormRenderer } from '../renderer/FormRenderer.js';
import { show } from '../testing/showStory.js';
import '../testing/preloadViews.js';

const COLUMNS = 30;
const form = createFormDocument([
  createField('subtable', {
    id: 'rows',
    label: '明细',
    columns: Array.from({ length: COLUMNS }, (_, index) =>
      createField('text', { id: `c${String(index + 1)}`, label: `列${String(index + 1)}。` }),
    ),
  }),
]);

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 900, 600));
});
afterEach(() => void vi.restoreAllMocks());

async function open(rows: number) {
  const store = createFormStore(form, { rows: Array.from({ length: rows }, () => ({ c1: '东', c30: '西' })) });
  show(<FormRenderer store={store} />);
  const grid = await screen.findByRole('grid');
  const columns = () =>
    within(grid)
      .getAllByRole('columnheader')
      .flatMap((head) => /^列\d+/.exec(head.textContent ?? '')?.[0] ?? []);
  return { grid, columns };
}

it('of thirty columns of a long subtable those in view are drawn, and others as it is scrolled', async () => {
  const { grid, columns } = await open(200);
  const first = columns();
  expect(first[0]).toBe('列1');
  expect(first.length).toBeLessThan(12);
  const cells = within(grid).getAllByRole('gridcell');
  const rows = within(grid).getAllByRole('row').length;
  expect(cells.length).toBeLessThan(rows * 13);
  const scroller = grid.parentElement!;
  scroller.scrollLeft = 100_000;
  fireEvent.scroll(scroller);
  const last = columns();
  expect(last.at(-1)).toBe(`列${String(COLUMNS)}`);
  expect(last).not.toContain('列1');
  expect(last.length).toBeLessThan(12);
});

it('a short subtable draws all of its columns', async () => {
  const { columns } = await open(2);
  expect(columns()).toHaveLength(COLUMNS);
});
