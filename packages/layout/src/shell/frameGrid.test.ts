import { describe, expect, it } from 'vitest';
import { countFitting, frameGrid } from './frameGrid.js';

const state = { layout: 'classic', phone: false, sidebarOpened: true, hasSection: true } as const;

describe('frameGrid', () => {
  it('classic has the menu at the side, functional on top', () => {
    expect(frameGrid(state)).toMatchObject({ side: 'tree', hasTopMenu: false, hasSection: false });
    expect(frameGrid({ ...state, layout: 'functional' })).toMatchObject({
      side: 'none',
      hasTopMenu: true,
      hasSection: false,
    });
  });

  it('leaves everything to the page when it is maximized', () => {
    for (const layout of ['classic', 'functional', 'blend', 'plain'] as const)
      expect(frameGrid({ ...state, layout, maximized: true })).toMatchObject({
        side: 'none',
        hasTopMenu: false,
        hasSection: false,
        style: { gridTemplateAreas: '"main"' },
      });
  });

  it('blend has the first level on top and its children in a column; plain has two columns', () => {
    expect(frameGrid({ ...state, layout: 'blend' })).toMatchObject({
      side: 'none',
      hasTopMenu: true,
      hasSection: true,
    });
    expect(frameGrid({ ...state, layout: 'plain' })).toMatchObject({
      side: 'rail',
      hasTopMenu: false,
      hasSection: true,
    });
  });

  it('leaves the column out when there is nothing to show or it was folded', () => {
    for (const layout of ['blend', 'plain'] as const)
      for (const change of [{ hasSection: false }, { sidebarOpened: false }]) {
        const { hasSection, style } = frameGrid({ ...state, layout, ...change });
        expect(hasSection).toBe(false);
        expect(style.gridTemplateAreas).not.toContain('section');
      }
  });

  it('has one column on phones, whatever the layout', () => {
    for (const layout of ['classic', 'functional', 'blend', 'plain'] as const)
      expect(frameGrid({ ...state, layout, phone: true })).toMatchObject({
        side: 'none',
        hasTopMenu: false,
        hasSection: false,
        style: { gridTemplateAreas: '"top" "main"' },
      });
  });
});

describe('countFitting', () => {
  it('fits entries of 116 px and keeps one place for the rest', () => {
    expect(countFitting(116 * 9, 9)).toBe(9);
    expect(countFitting(116 * 9 - 1, 9)).toBe(7);
    expect(countFitting(116 * 3 + 50, 9)).toBe(2);
    expect(countFitting(100, 9)).toBe(0);
    expect(countFitting(0, 0)).toBe(0);
  });
});
