import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FormDataSourcesProvider } from './FormDataSources.js';
import { PathTitle } from './PathTitle.js';

afterEach(cleanup);

function shown(names: (ids: readonly string[]) => Promise<Record<string, { label: string; path: string }>>) {
  render(
    <FormDataSourcesProvider sources={{ organizeTree: { load: async () => [], names } }}>
      <PathTitle reference={{ kind: 'organize' }} ids={['d1', 'd2']}>
        停车运营部、财务部
      </PathTitle>
    </FormDataSourcesProvider>,
  );
  return screen.getByText('停车运营部、财务部');
}

const answer = {
  d1: { label: '停车运营部', path: '总部 / 城南分公司 / 停车运营部' },
  d2: { label: '财务部', path: '总部 / 财务部' },
};

describe('PathTitle', () => {
  it('asks for the whole ways when somebody points at the names, once', async () => {
    const names = vi.fn(async () => answer);
    const text = shown(names);
    expect(names).not.toHaveBeenCalled();
    await userEvent.hover(text);
    await waitFor(() => expect(text.title).toBe('总部 / 城南分公司 / 停车运营部\n总部 / 财务部'));
    await userEvent.unhover(text);
    await userEvent.hover(text);
    expect(names).toHaveBeenCalledTimes(1);
  });

  it('has no title of what it stood for before', async () => {
    const page = (ids: readonly string[]) => (
      <FormDataSourcesProvider sources={{ organizeTree: { load: async () => [], names: async () => answer } }}>
        <PathTitle reference={{ kind: 'organize' }} ids={ids}>
          部门
        </PathTitle>
      </FormDataSourcesProvider>
    );
    const { rerender } = render(page(['d1']));
    const text = screen.getByText('部门');
    await userEvent.hover(text);
    await waitFor(() => expect(text.title).toContain('城南分公司'));
    rerender(page(['d2']));
    expect(text.title).toBe('');
    await userEvent.unhover(text);
    await userEvent.hover(text);
    await waitFor(() => expect(text.title).toBe('总部 / 财务部'));
  });

  it('keeps the names where the ways cannot be read, and asks again at the next pointing', async () => {
    const names = vi.fn(async () => answer).mockRejectedValueOnce(new Error('offline'));
    const text = shown(names);
    await userEvent.hover(text);
    expect(text.textContent).toBe('停车运营部、财务部');
    await userEvent.unhover(text);
    await userEvent.hover(text);
    await waitFor(() => expect(text.title).toContain('城南分公司'));
  });
});
