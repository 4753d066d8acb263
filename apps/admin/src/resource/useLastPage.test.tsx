import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useLastPage } from './useLastPage.js';

it('goes to the last page that there is, and nowhere while that is not known', () => {
  const setPage = vi.fn();
  const at = (page: number, total: number | undefined) =>
    renderHook(() => useLastPage({ page, limit: 50 }, total, setPage));
  at(2, undefined);
  at(2, 51);
  at(1, 0);
  expect(setPage).not.toHaveBeenCalled();
  at(2, 50);
  expect(setPage).toHaveBeenLastCalledWith({ page: 1, limit: 50 });
  at(7, 120);
  expect(setPage).toHaveBeenLastCalledWith({ page: 3, limit: 50 });
});
