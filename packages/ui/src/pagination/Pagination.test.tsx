import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { DEFAULT_PAGE_SIZE } from './pages.js';
import { Pagination } from './Pagination.js';

describe('Pagination', () => {
  describeConformance(<Pagination page={2} total={186} onChange={() => undefined} />, {
    slot: 'pagination',
    refIs: 'nav',
  });

  it('C9-05 offers 10, 20, 50, 100 and 500 rows, 10 at first', async () => {
    render(<Pagination page={1} total={1000} onChange={() => undefined} />);
    const sizes = screen.getByRole('combobox', { name: '每页条数' });
    expect(sizes.textContent).toBe('10 条/页');
    expect(DEFAULT_PAGE_SIZE).toBe(10);
    await userEvent.click(sizes);
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      '10 条/页',
      '20 条/页',
      '50 条/页',
      '100 条/页',
      '500 条/页',
    ]);
  });

  it('E3-29 takes page, limit and total, and answers the page and the limit', async () => {
    const changes = vi.fn();
    render(<Pagination page={2} limit={20} total={90} onChange={changes} />);
    expect(screen.getByText('共 90 条')).toBeTruthy();
    expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('2');
    await userEvent.click(screen.getByRole('button', { name: '下一页' }));
    expect(changes).toHaveBeenLastCalledWith({ page: 3, limit: 20 });
    await userEvent.click(screen.getByRole('button', { name: /第 5 页/ }));
    expect(changes).toHaveBeenLastCalledWith({ page: 5, limit: 20 });
  });

  it('C9-06 stands in the order total, sizes, previous, pages, next, jumper', () => {
    render(<Pagination page={2} limit={20} total={60} onChange={() => undefined} />);
    const parts = ['共 60 条', '20 条/页', '上一页', '第 1 页', '下一页', '前往'];
    const order = [...screen.getByRole('navigation').querySelectorAll('*')]
      .map(
        (element) =>
          element.getAttribute('aria-label') ??
          (element.children.length === 0 || element.tagName === 'LABEL' ? (element.textContent ?? '') : ''),
      )
      .flatMap((text) => parts.filter((part) => text.startsWith(part)));
    expect([...new Set(order)]).toEqual(parts);
  });

  it('goes to pages, jumps within bounds and returns to page 1 with a new size', async () => {
    const handleChange = vi.fn();
    render(<Pagination page={2} limit={10} total={100} onChange={handleChange} />);
    await userEvent.click(screen.getByRole('button', { name: '第 5 页' }));
    expect(handleChange).toHaveBeenLastCalledWith({ page: 5, limit: 10 });
    const jumper = screen.getByRole('textbox');
    await userEvent.clear(jumper);
    await userEvent.type(jumper, '99{Enter}');
    expect(handleChange).toHaveBeenLastCalledWith({ page: 10, limit: 10 });
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: '50 条/页' }));
    expect(handleChange).toHaveBeenLastCalledWith({ page: 1, limit: 50 });
  });
});
