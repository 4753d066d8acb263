import { ApiError } from '@smart-admin/api-client';
import { beforeEach, expect, it } from 'vitest';
import { createKeptStays, type KeptStay } from './keptStays.js';

let stored: Map<string, unknown>;
/** What the server was asked to begin: key, plate and picture of each call that reached it. */
let asked: string[];
/** What the server does with the next calls: undefined takes one. */
let answers: (ApiError | undefined)[];
/** Whether the browser has room for more. */
let hasRoom: boolean;

beforeEach(() => {
  [stored, asked, answers, hasRoom] = [new Map(), [], [], true];
});

const lost = () => new ApiError('/api/parking/Patrol/Actions/Begin', 0, '网络不通');
const refused = () => new ApiError('/api/parking/Patrol/Actions/Begin', 409, '泊位已有车辆');

const make = () =>
  createKeptStays({
    userId: 'me',
    storage: {
      read: <T>(key: string, isValid: (value: unknown) => value is T) => {
        const value = structuredClone(stored.get(key));
        return isValid(value) ? value : null;
      },
      write: (key, value) => {
        if (hasRoom) stored.set(key, structuredClone(value));
      },
    },
    sendPhoto: (photo) => Promise.resolve(`${photo}.jpg`),
    begin: ({ key, plate, photoName }) => {
      asked.push(`${key} ${plate} ${photoName}`);
      const answer = answers.shift();
      return answer ? Promise.reject(answer) : Promise.resolve({ orderId: `order of ${key}`, isNew: true });
    },
  });

const stay = (key: string, fields: Partial<KeptStay> = {}): KeptStay => ({
  ...{ key, berthId: 'a1', berthName: 'A1', plate: '粤B12345', plateColour: 5, vehicle: 'small' },
  ...{ time: 1, notedAt: 1, photo: '', photoName: '' },
  ...fields,
});

it('a stay that the server took is kept no longer', async () => {
  const kept = make();
  expect(await kept.note(stay('k1'))).toEqual({ state: 'sent', orderId: 'order of k1', isNew: true });
  expect(kept.store.getState().list).toEqual([]);
});

it('a stay that did not come through waits, also over a reload, and is sent again under its key with the same picture', async () => {
  answers = [lost(), lost()];
  expect(await make().note(stay('k1', { photo: 'p1' }))).toEqual({ state: 'waiting' });
  const reloaded = make();
  expect(reloaded.store.getState().list).toMatchObject([{ key: 'k1', photo: '', photoName: 'p1.jpg' }]);
  expect(await reloaded.retry()).toBe(0);
  expect(await reloaded.retry()).toBe(1);
  expect(new Set(asked)).toEqual(new Set(['k1 粤B12345 p1.jpg']));
  expect(make().store.getState().list).toEqual([]);
});

it('a refusal is told at once to whoever noted the stay, and later kept with its reason', async () => {
  const kept = make();
  answers = [refused()];
  expect(await kept.note(stay('k1'))).toMatchObject({ state: 'refused', error: { message: '泊位已有车辆' } });
  expect(kept.store.getState().list).toEqual([]);
  answers = [lost(), lost(), refused()];
  await kept.note(stay('k2'));
  await kept.note(stay('k3'));
  expect(kept.store.getState().list).toMatchObject([{ key: 'k2' }, { key: 'k3' }]);
  expect(await kept.retry()).toBe(1);
  expect(kept.store.getState().list).toMatchObject([{ key: 'k2', refused: '泊位已有车辆' }]);
  // it waits for a person
  expect(await kept.retry()).toBe(0);
  kept.discard('k2');
  expect(kept.store.getState().list).toEqual([]);
});

it('what was noted twice at once is sent once', async () => {
  const kept = make();
  answers = [lost()];
  await kept.note(stay('k1'));
  await Promise.all([kept.retry(), kept.retry()]);
  expect(asked).toHaveLength(2);
});

it('a stay that the browser has no room for waits in its window, beside later ones', async () => {
  const kept = make();
  hasRoom = false;
  answers = [lost(), lost()];
  await kept.note(stay('k1'));
  await kept.note(stay('k2'));
  expect(kept.store.getState().list).toMatchObject([{ key: 'k1' }, { key: 'k2' }]);
  expect(await kept.retry()).toBe(2);
  expect(kept.store.getState().list).toEqual([]);
});
