import { type PatrolBerth } from '@smart-admin/api-client/contract';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BERTHS, createBerthNews } from './createBerthNews.js';

/** What the server has, by id. */
let stored: Map<string, PatrolBerth>;
/** What was asked for: the ids, or all of them. */
let asked: (string[] | 'all')[];
let client: QueryClient;
let stop: () => void;

beforeEach(async () => {
  const berths = ['A1', 'A2', 'A3'].map((fullName) => berth(fullName, 'road'));
  stored = new Map([...berths, berth('A1', 'other')].map((each) => [each.id, each]));
  asked = [];
  client = new QueryClient();
  const observer = new QueryObserver(client, {
    queryKey: BERTHS,
    queryFn: () => {
      asked.push('all');
      return Promise.resolve({ list: [...stored.values()] });
    },
  });
  stop = observer.subscribe(() => undefined);
  await expect.poll(() => shown()).toBe('road A1, road A2, road A3, other A1');
  asked = [];
});
afterEach(() => {
  stop();
  client.clear();
});

function berth(fullName: string, placeId: string, reason = ''): PatrolBerth {
  const road = { placeId, placeName: placeId, kind: 'small', enabledMark: 1, stay: null } as const;
  return { id: `${placeId} ${fullName}`, fullName, ...road, reason };
}

const shown = () =>
  client
    .getQueryData<{ list: PatrolBerth[] }>(BERTHS)
    ?.list.map(({ id, reason }) => `${id}${reason}`)
    .join(', ');

const newNews = () =>
  createBerthNews({
    client,
    read: (ids) => {
      asked.push(ids);
      return Promise.resolve({ list: ids.flatMap((id) => stored.get(id) ?? []) });
    },
  });
const frame = (placeId: string, ...numbers: string[]) => ({ method: 'parkingBerths' as const, placeId, numbers });
const change = (id: string, reason: string) => {
  const before = stored.get(id);
  if (before) stored.set(id, { ...before, reason });
};

it('asks for the berths that frames name, together and alone, and leaves the others as they are', async () => {
  const news = newNews();
  change('road A2', '!');
  change('other A1', '!');
  change('road A3', ' is not told');
  news.hear(frame('road', 'A2'));
  news.hear(frame('other', 'A1'));
  await news.report();
  expect(asked).toEqual([['road A2', 'other A1']]);
  expect(shown()).toBe('road A1, road A2!, road A3, other A1!');
  await news.report();
  expect(asked).toHaveLength(1);
});

it('asks for nothing where only berths of others have changed', async () => {
  const news = newNews();
  news.hear(frame('road', 'B7'));
  await news.report();
  expect(asked).toEqual([]);
});

it('asks for all where a frame does not say which, or the channel has only begun', async () => {
  const news = newNews();
  news.hear(frame('road'));
  news.hear(frame('road', 'A1'));
  await news.report();
  news.hear({ method: 'channelOpened', channel: 'parking:road:road', lifetime: 60_000 });
  await news.report();
  expect(asked).toEqual(['all', 'all']);
});

it('asks for all where some cannot be read', async () => {
  const news = createBerthNews({ client, read: () => Promise.reject(new Error('away')) });
  change('road A1', '!');
  news.hear(frame('road', 'A1'));
  await news.report();
  expect(asked).toEqual(['all']);
  expect(shown()).toContain('road A1!');
});

it('shows the newest answer, also where two were asked for at once', async () => {
  const waiting: (() => void)[] = [];
  const news = createBerthNews({
    client,
    read: (ids) => {
      const list = ids.flatMap((id) => stored.get(id) ?? []);
      return new Promise((resolve) => waiting.push(() => resolve({ list })));
    },
  });
  change('road A1', ' first');
  news.hear(frame('road', 'A1'));
  const first = news.report();
  await expect.poll(() => waiting.length).toBe(1);
  change('road A1', ' second');
  news.hear(frame('road', 'A1'));
  const second = news.report();
  waiting[0]?.();
  await first;
  await expect.poll(() => waiting.length).toBe(2);
  waiting[1]?.();
  await second;
  expect(shown()).toContain('road A1 second');
});
