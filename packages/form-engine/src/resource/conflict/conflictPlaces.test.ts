import { expect, it } from 'vitest';
import { renewalDocument, renewalRecord } from '../testing/renewalConflict.js';
import { placeOf } from './conflictPlaces.js';

it('knows a row by the columns that the person may see', () => {
  const place = (hidden: string) =>
    placeOf(renewalDocument, renewalRecord, 'cars.c1', (path) => (path === hidden ? 'hidden' : 'write'));
  const columns = (hidden: string) => place(hidden)?.columns.map(({ id }) => id);
  expect(columns('')).toEqual(['plate', 'months', 'price', 'amount']);
  expect(columns('cars.plate')).toEqual(['months', 'price', 'amount']);
});
