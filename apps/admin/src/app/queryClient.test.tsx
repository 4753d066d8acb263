import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from './queryClient.js';

const KEY = ['users'];

describe('what is kept of a closed page', () => {
  afterEach(() => queryClient.clear());

  it('is the answer, but not the function that fetched it', async () => {
    const leave = await visit(() => Promise.resolve('first'));
    expect(fetcher()).toBeDefined();
    leave();
    expect(fetcher()).toBeUndefined();
    expect(queryClient.getQueryData(KEY)).toBe('first');
  });

  it('lets go of a page that was left before it appeared as soon as another one is left', async () => {
    const leave = await visit(() => Promise.resolve('users'));
    const abandoned = new QueryObserver(queryClient, { queryKey: ['roles'], queryFn: () => Promise.resolve('roles') });
    expect(abandoned.getCurrentQuery().options.queryFn).toBeDefined();
    leave();
    expect(abandoned.getCurrentQuery().options.queryFn).toBeUndefined();
  });

  it('waits for an answer that is under way', async () => {
    let answer: (value: string) => void = () => {};
    const leave = watch(() => new Promise<string>((resolve) => (answer = resolve)));
    leave();
    expect(fetcher()).toBeDefined();
    answer('late');
    await vi.waitFor(() => expect(queryClient.getQueryData(KEY)).toBe('late'));
    expect(fetcher()).toBeUndefined();
  });

  it('is asked for again, when it is old, by the page that is opened again', async () => {
    const leave = await visit(() => Promise.resolve('first'));
    leave();
    await queryClient.invalidateQueries();
    await visit(() => Promise.resolve('second'));
    expect(queryClient.getQueryData(KEY)).toBe('second');
  });
});

function fetcher() {
  return queryClient.getQueryCache().find({ queryKey: KEY })?.options.queryFn;
}

/** Opens a page that shows the query; answers how to close it. */
function watch(queryFn: () => Promise<string>): () => void {
  return new QueryObserver(queryClient, { queryKey: KEY, queryFn }).subscribe(() => {});
}

async function visit(queryFn: () => Promise<string>): Promise<() => void> {
  const leave = watch(queryFn);
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  return leave;
}
