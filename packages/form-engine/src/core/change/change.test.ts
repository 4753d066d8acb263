import { describe, expect, it } from 'vitest';
import { createField, createFormDocument } from '../document/createField.js';
import { type FormValues } from '../document/FormDocument.js';
import { seededRandom } from '../testing/seededRandom.js';
import { applyChange } from './applyChange.js';
import { coerceChange } from './coerceChange.js';
import { diffRecord } from './diffRecord.js';
import { mergeChanges } from './mergeChanges.js';
import { mergeOrder } from './mergeOrder.js';
import { isEmptyChange, type RecordChange, type RowValues } from './RecordChange.js';

const FIELDS = ['name', 'mobile', 'note', 'amount'];
const COLUMNS = ['plate', 'months', 'price'];
const document = createFormDocument([
  ...FIELDS.map((id) => createField('text', { id, label: id })),
  createField('createUser', { id: 'creator', label: 'creator' }),
  createField('calculate', { id: 'total', label: 'total', formula: 'SUM({cars.months})' }),
  createField('subtable', {
    id: 'cars',
    label: 'cars',
    columns: COLUMNS.map((id) => createField('text', { id, label: id })),
  }),
]);

const diff = (before: FormValues, after: FormValues, revision = 1) => diffRecord(before, after, document, { revision });
const car = (id: string, plate = id) => ({ id, plate, months: '1', price: null });

/** Random records: few values, so that equal ones are frequent; rows come, go and move. */
function generator(seed: number) {
  const random = seededRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const value = () => pick(['', 'a', 'b', null, ['x', 'y'], 3]);
  const row = (id: string): RowValues => ({ ...Object.fromEntries(COLUMNS.map((column) => [column, value()])), id });
  let next = 0;
  const newRow = () => row(`r${(next += 1)}`);
  return {
    random,
    record: (): FormValues => ({
      ...Object.fromEntries(FIELDS.map((id) => [id, value()])),
      cars: Array.from({ length: Math.floor(random() * 6) }, newRow),
    }),
    /** The record after a person worked on it. */
    edited(record: FormValues, { fields = FIELDS, columns = COLUMNS, reorder = true } = {}): FormValues {
      const kept = (record.cars as RowValues[]).filter(() => random() > 0.2);
      const cars = kept.map((old) => (random() > 0.5 ? { ...old, [pick(columns)]: value() } : old));
      while (random() > 0.6) cars.splice(reorder ? Math.floor(random() * (cars.length + 1)) : cars.length, 0, newRow());
      if (reorder && random() > 0.5) cars.sort(() => random() - 0.5);
      const changed = fields.flatMap((id): [string, unknown][] => (random() > 0.5 ? [[id, value()]] : []));
      return { ...record, ...Object.fromEntries(changed), cars };
    },
    /** The same without rows that come, go or move: only fields and cells. */
    touched(record: FormValues, fields: string[], columns: string[]): FormValues {
      const cars = (record.cars as RowValues[]).map((old) => ({ ...old, [pick(columns)]: value() }));
      return { ...record, ...Object.fromEntries(fields.map((id) => [id, value()])), cars };
    },
  };
}

const SEEDS = Array.from({ length: 300 }, (_, seed) => seed);

describe('for any two records', () => {
  it('the difference put onto the first gives the second, and rows keep their ids', () => {
    for (const seed of SEEDS) {
      const { record, edited } = generator(seed);
      const before = record();
      const after = edited(before);
      expect(applyChange(before, diff(before, after)), `seed ${seed}`).toEqual(after);
    }
  });

  it('the difference back undoes it, and there is none between equals', () => {
    for (const seed of SEEDS) {
      const { record, edited } = generator(seed);
      const before = record();
      const after = edited(before);
      expect(applyChange(after, diff(after, before)), `seed ${seed}`).toEqual(before);
      expect(isEmptyChange(diff(after, structuredClone(after)))).toBe(true);
    }
  });

  it('changes of different fields and cells merge in either order to the same, without conflict', () => {
    for (const seed of SEEDS) {
      const { record, touched } = generator(seed);
      const base = record();
      const first = diff(base, touched(base, ['name', 'note'], ['plate']));
      const second = diff(base, touched(base, ['mobile', 'amount'], ['months', 'price']));
      const [onto, back] = [mergeChanges(base, first, second), mergeChanges(base, second, first)];
      expect(onto.conflicts).toEqual([]);
      expect(back.conflicts).toEqual([]);
      const one = applyChange(applyChange(base, first), onto.change);
      const other = applyChange(applyChange(base, second), back.change);
      expect(one, `seed ${seed}`).toEqual(other);
    }
  });

  it('whatever both did, everything that only one changed is kept, and conflicts keep what is saved', () => {
    for (const seed of SEEDS) {
      const { record, edited } = generator(seed);
      const base = record();
      const [theirs, mine] = [diff(base, edited(base)), diff(base, edited(base))];
      const saved = applyChange(base, theirs);
      const { change, conflicts } = mergeChanges(base, theirs, mine);
      const merged = applyChange(saved, change);
      const disputed = new Set(conflicts.map(({ path }) => path));
      for (const id of FIELDS) {
        const wanted = Object.hasOwn(mine.set, id) && !disputed.has(id) ? mine.set[id] : saved[id];
        expect(merged[id], `seed ${seed}, ${id}`).toEqual(wanted);
      }
      const cars = new Map((merged.cars as RowValues[]).map((row) => [row.id, row]));
      for (const row of [...(theirs.rows.cars?.upsert ?? []), ...(mine.rows.cars?.upsert ?? [])])
        if (!disputed.has(`cars.${row.id}`) && !mine.rows.cars?.remove.includes(row.id))
          expect(cars.has(row.id)).toBe(true);
      for (const id of [...(theirs.rows.cars?.remove ?? []), ...(mine.rows.cars?.remove ?? [])])
        if (!disputed.has(`cars.${id}`)) expect(cars.has(id)).toBe(false);
      expect(cars.size).toBe((merged.cars as RowValues[]).length);
    }
  });

  it('the change against itself leaves nothing to save', () => {
    for (const seed of SEEDS) {
      const { record, touched } = generator(seed);
      const base = record();
      const change = diff(base, touched(base, FIELDS, COLUMNS));
      const { change: left, conflicts } = mergeChanges(base, change, change);
      expect([isEmptyChange(left), conflicts]).toEqual([true, []]);
    }
  });
});

describe('a difference', () => {
  it('names only what people fill in, with null for what was emptied', () => {
    const before = { name: 'a', mobile: '1', creator: 'u1', total: 3, cars: [] };
    expect(diff(before, { name: '', mobile: undefined, creator: 'u2', total: 4, cars: [] })).toEqual({
      revision: 1,
      set: { name: '', mobile: null },
      rows: {},
    });
    expect(diffRecord(before, { creator: 'u2', total: 4 }, document, { isIncluded: () => true }).set).toEqual({
      creator: 'u2',
      total: 4,
    });
  });

  it('leaves what the new record does not name as it is, fields and subtables', () => {
    const before = { name: 'a', mobile: '1', cars: [car('r1')] };
    expect(diff(before, { name: 'b' })).toEqual({ revision: 1, set: { name: 'b' }, rows: {} });
  });

  it('gives rows without an id one of their own, and names an order only where it is another', () => {
    const before = { cars: [car('r1'), car('r2')] };
    const { id: _id, ...fresh } = car('x', 'new');
    expect(diff(before, { cars: [car('r1'), car('r2'), fresh] }).rows.cars).toEqual({
      upsert: [{ ...fresh, id: 'new1' }],
      remove: [],
    });
    expect(diff(before, { cars: [fresh, car('r2'), car('r1')] }).rows.cars).toEqual({
      upsert: [{ ...fresh, id: 'new1' }],
      remove: [],
      order: ['new1', 'r2', 'r1'],
    });
    expect(diff(before, { cars: [{ id: 'r2', months: '9' }] }).rows.cars).toEqual({
      upsert: [{ id: 'r2', months: '9' }],
      remove: ['r1'],
    });
  });
});

describe('a conflict', () => {
  const base = { name: 'a', cars: [car('r1'), car('r2'), car('r3')] };
  const rows = (change: RecordChange['rows'][string]): RecordChange => ({
    revision: 2,
    set: {},
    rows: { cars: change },
  });

  it('has its path, the original, theirs and mine', () => {
    const theirs = diff(base, { name: 'b', cars: [{ ...car('r1'), months: '9' }, car('r2'), car('r3')] }, 7);
    const mine = diff(base, { name: 'c', cars: [{ ...car('r1'), months: '12' }, car('r2'), car('r3')] });
    expect(mergeChanges(base, theirs, mine)).toEqual({
      change: { revision: 7, set: {}, rows: {} },
      conflicts: [
        { path: 'name', original: 'a', theirs: 'b', mine: 'c' },
        { path: 'cars.r1.months', original: '1', theirs: '9', mine: '12' },
      ],
    });
  });

  it('is a row that one removed and the other changed, either way', () => {
    const removed = rows({ upsert: [], remove: ['r2'] });
    const changed = rows({ upsert: [{ id: 'r2', months: '5' }], remove: [] });
    const whole = { ...car('r2'), months: '5' };
    expect(mergeChanges(base, removed, changed).conflicts).toEqual([
      { path: 'cars.r2', original: car('r2'), theirs: null, mine: whole },
    ]);
    expect(mergeChanges(base, changed, removed).conflicts).toEqual([
      { path: 'cars.r2', original: car('r2'), theirs: whole, mine: null },
    ]);
    expect(mergeChanges(base, removed, removed)).toEqual({ change: { revision: 2, set: {}, rows: {} }, conflicts: [] });
  });

  it('is no order: rows that somebody added stay behind those that they followed', () => {
    const theirs = rows({ upsert: [car('r9')], remove: [], order: ['r1', 'r9', 'r2', 'r3'] });
    const mine = rows({ upsert: [], remove: [], order: ['r3', 'r1', 'r2'] });
    const { change, conflicts } = mergeChanges(base, theirs, mine);
    const merged = applyChange(applyChange(base, theirs), change);
    expect(conflicts).toEqual([]);
    expect((merged.cars as RowValues[]).map(({ id }) => id)).toEqual(['r3', 'r1', 'r9', 'r2']);
  });
});

it('puts ids that an order does not know behind those that they followed, and forgets those that are gone', () => {
  expect(mergeOrder(['a', 'x', 'b', 'y', 'z'], ['b', 'gone', 'a', 'a'])).toEqual(['b', 'y', 'z', 'a', 'x']);
  expect(mergeOrder(['x', 'a'], ['a'])).toEqual(['x', 'a']);
  expect(mergeOrder([], ['a'])).toEqual([]);
});

it('reads the values of a change into the types of their fields, and leaves what cannot be read for its message', () => {
  const form = createFormDocument([
    createField('number', { id: 'count', label: 'count', precision: 0 }),
    createField('subtable', {
      id: 'lines',
      label: 'lines',
      columns: [createField('number', { id: 'price', label: 'price', precision: 2 })],
    }),
  ]);
  const rows = { lines: { upsert: [{ id: '7', price: '2.50', other: '1' }], remove: ['8'] } };
  expect(coerceChange({ revision: 3, set: { count: '9', unknown: '1' }, rows }, form)).toEqual(
    coerceChange(
      {
        revision: 3,
        set: { count: 9, unknown: '1' },
        rows: { lines: { ...rows.lines, upsert: [{ id: '7', price: 2.5, other: '1' }] } },
      },
      form,
    ),
  );
  expect(coerceChange({ revision: 1, set: { count: 'many' }, rows: {} }, form).set).toEqual({ count: 'many' });
});
