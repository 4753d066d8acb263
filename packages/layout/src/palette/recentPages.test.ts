import { beforeEach, expect, it } from 'vitest';
import { createStorage, type FrameStorage } from '../settings/storage.js';
import { memoryArea } from '../testing/memoryArea.js';
import { recentPages, rememberPage } from './recentPages.js';

let stored: Map<string, string>;
let storage: FrameStorage;
beforeEach(() => {
  stored = new Map();
  storage = createStorage({ area: memoryArea(stored) });
});

it('keeps the pages visited last, each once, the latest first, at most twelve', () => {
  for (const path of ['/a', '/b', '/a', '/c']) rememberPage(storage, 'lin', path);
  expect(recentPages(storage, 'lin')).toEqual(['/c', '/a', '/b']);
  for (let index = 0; index < 20; index += 1) rememberPage(storage, 'lin', `/${index}`);
  expect(recentPages(storage, 'lin')).toHaveLength(12);
});

it('shows them to nobody else, and bears what is broken', () => {
  rememberPage(storage, 'lin', '/a');
  expect(recentPages(storage, 'wu')).toEqual([]);
  stored.set('smart_recentPages', '{"userId":"lin","paths":[1]}');
  expect(recentPages(storage, 'lin')).toEqual([]);
});
