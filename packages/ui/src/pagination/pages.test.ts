import { describe, expect, it } from 'vitest';
import { formatTotal, pageCount, visiblePages } from './pages.js';

describe('pages', () => {
  it('counts at least one page', () => {
    expect(pageCount(0, 10)).toBe(1);
    expect(pageCount(186, 20)).toBe(10);
  });

  it('shows all pages up to seven, else first, last and a window', () => {
    expect(visiblePages(1, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(visiblePages(1, 10)).toEqual([1, 2, 3, 4, 5, null, 10]);
    expect(visiblePages(4, 10)).toEqual([1, 2, 3, 4, 5, null, 10]);
    expect(visiblePages(5, 10)).toEqual([1, null, 4, 5, 6, null, 10]);
    expect(visiblePages(7, 10)).toEqual([1, null, 6, 7, 8, 9, 10]);
    expect(visiblePages(10, 10)).toEqual([1, null, 6, 7, 8, 9, 10]);
  });

  it('every page is reachable and the current one always shown', () => {
    for (let count = 1; count <= 20; count += 1) {
      for (let page = 1; page <= count; page += 1) {
        const shown = visiblePages(page, count);
        expect(shown).toContain(page);
        expect(shown.length).toBeLessThanOrEqual(7);
        expect([...new Set(shown)]).toHaveLength(
          shown.length - Math.max(0, shown.filter((entry) => entry === null).length - 1),
        );
      }
    }
  });

  it('large totals are cut', () => {
    expect(formatTotal(10_000)).toBe('10,000');
    expect(formatTotal(10_001)).toBe('10,000+');
  });
});
