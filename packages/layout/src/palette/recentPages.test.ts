import { beforeEach, expect, it } from 'vitest';
import { stubStorage } from '../testing/stubStorage.js';
import { recentPages, rememberPage } from './recentPages.js';

let stored: Map<string, string>;
beforeEach(() => {
  stored = stubStorage();
});

it('keeps the pages visited last, each once, the latest first, at most twelve', () => {
  for (const path of ['/a', '/b', '/a', '/c']) rememberPage('lin', path);
  expect(recentPages('lin')).toEqual(['/c', '/a', '/b']);
  for (let index = 0; index < 20; index += 1) rememberPage('lin', `/${index}`);
  expect(recentPages('lin')).toHaveLength(12);
});

it('shows them to nobody else, and bears what is broken', () => {
  rememberPage('lin', '/a');
  expect(recentPages('wu')).toEqual([]);
  stored.set('smart_recentPages', '{"userId":"lin","paths":[1]}');
  expect(recentPages('lin')).toEqual([]);
});
