import { createFrameStore } from '@smart-admin/layout/stores';
import { expect, it } from 'vitest';
import { hasSeenTour, rememberTour } from './seenTours.js';

it('remembers for each person which tours they have seen, and takes what is broken for none', () => {
  const kept = new Map<string, string>();
  const { storage } = createFrameStore({
    storage: {
      area: () => ({
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      }),
    },
  });
  expect(hasSeenTour(storage, '7', 'form')).toBe(false);
  rememberTour(storage, '7', 'form');
  rememberTour(storage, '7', 'form');
  rememberTour(storage, '8', 'list');
  expect(['form', 'list'].map((tour) => hasSeenTour(storage, '7', tour))).toEqual([true, false]);
  expect(hasSeenTour(storage, '8', 'list')).toBe(true);
  kept.set('smart_seenTours', '{"7":"form"}');
  expect(hasSeenTour(storage, '7', 'form')).toBe(false);
});
