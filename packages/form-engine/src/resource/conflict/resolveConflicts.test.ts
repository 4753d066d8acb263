import { expect, it } from 'vitest';
import { resolveConflicts, type Choice } from './resolveConflicts.js';

const mine = {
  revision: 3,
  set: { mobile: '138', note: '续费，附合同。', agent: 'u2' },
  rows: {
    cars: {
      upsert: [
        { id: 'r1', months: '12', plate: '京A' },
        { id: 'r2', months: '3' },
        { id: 'new1', plate: '粤B' },
      ],
      remove: ['r3'],
      order: ['new1', 'r1', 'r2'],
    },
  },
};
const conflicts = [
  { path: 'mobile', original: '130', theirs: '139', mine: '138' },
  { path: 'note', original: '续费。', theirs: '续费，改抬头。', mine: '续费，附合同。' },
  { path: 'cars.r1.months', original: '6', theirs: '9', mine: '12' },
  { path: 'cars.r2', original: { id: 'r2', months: '1' }, theirs: null, mine: { id: 'r2', months: '3' } },
  { path: 'cars.r3', original: { id: 'r3', months: '1' }, theirs: { id: 'r3', months: '2' }, mine: null },
];
const decide = (choice: Choice, note: Choice = choice) =>
  resolveConflicts(
    mine,
    { revision: 7, conflicts },
    { ...Object.fromEntries(conflicts.map(({ path }) => [path, choice])), note },
  );

it('keeps what only one changed, and of the rest what was chosen', () => {
  const rest = { agent: 'u2' };
  expect(decide('theirs')).toEqual({
    revision: 7,
    set: rest,
    rows: {
      cars: {
        upsert: [
          { id: 'r1', plate: '京A' },
          { id: 'new1', plate: '粤B' },
        ],
        remove: [],
        order: mine.rows.cars.order,
      },
    },
  });
  expect(decide('mine', 'both')).toEqual({
    revision: 7,
    set: { ...rest, mobile: '138', note: '续费，改抬头，附合同。' },
    rows: {
      cars: {
        upsert: [
          { id: 'r1', plate: '京A', months: '12' },
          { id: 'new1', plate: '粤B' },
          { id: 'r2', months: '3' },
        ],
        remove: ['r3'],
        order: mine.rows.cars.order,
      },
    },
  });
  expect(decide('original').set).toEqual({ ...rest, mobile: '130', note: '续费。' });
  expect(decide('original').rows.cars?.upsert.slice(2)).toEqual([
    { id: 'r2', months: '1' },
    { id: 'r3', months: '1' },
  ]);
});

it('demands a choice for every conflict, and leaves the change itself as it was', () => {
  const before = structuredClone(mine);
  expect(() => resolveConflicts(mine, { revision: 7, conflicts }, { mobile: 'mine' })).toThrow('note');
  decide('mine');
  expect(mine).toEqual(before);
});
