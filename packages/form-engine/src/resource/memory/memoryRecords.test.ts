import { describe, expect, it } from 'vitest';
import { createField, createFormDocument } from '../../core/document/createField.js';
import { type ListQuery } from '../types.js';
import { memoryRecords } from './memoryRecords.js';

const form = createFormDocument([
  createField('text', { id: 'title', label: 'Title' }),
  createField('number', { id: 'amount', label: 'Amount' }),
  createField('date', { id: 'day', label: 'Day' }),
  createField('switch', { id: 'urgent', label: 'Urgent' }),
  createField('checkbox', {
    id: 'tags',
    label: 'Tags',
    options: ['a', 'b', 'c'].map((value) => ({ value, label: value })),
  }),
]);
const records = [
  { id: '1', title: 'Tyre', amount: 9, day: '2026-11-01', urgent: true, tags: ['a', 'b'] },
  { id: '2', title: 'Wiper', amount: 100, day: '2026-11-20', urgent: false, tags: ['b'] },
  { id: '3', title: 'Old tyre', amount: null, day: '2026-10-05', urgent: false, tags: [] },
];
const built = (...conditions: object[]) => ({ filters: { _filter: { match: 'all', conditions } } });
const context = { key: 'k', treeNode: '' };

async function ids(query: Partial<ListQuery>): Promise<string[]> {
  const { list } = await memoryRecords(form, records).list(
    { currentPage: 1, pageSize: 20, sort: [], filters: {}, ...query },
    new AbortController().signal,
  );
  return list.map(({ id }) => id);
}

describe('records in memory', () => {
  it.each([
    [{ keyword: 'TYRE' }, ['1', '3']],
    [{ filters: { title: 'wip' } }, ['2']],
    [{ filters: { amount: [5, ''] } }, ['1', '2']],
    [{ filters: { amount: [undefined, 50] } }, ['1']],
    [{ filters: { day: ['2026-11-01', '2026-11-20'] } }, ['1', '2']],
    [{ filters: { urgent: '1' } }, ['1']],
    [{ filters: { urgent: '0' } }, ['2', '3']],
    [{ filters: { tags: ['b'] } }, ['1', '2']],
    [{ filters: { amount: { isEmpty: true } } }, ['3']],
    [{ filters: { title: '', amount: ['', ''] } }, ['1', '2', '3']],
    [built({ field: 'title', operator: 'notContains', value: 'tyre' }), ['2']],
    [built({ field: 'amount', operator: 'atMost', value: 9 }), ['1']],
    [built({ field: 'tags', operator: 'anyOf', value: ['a', 'c'] }), ['1']],
    [built({ field: 'day', operator: 'after', value: '2026-11-01' }), ['2']],
    [built({ field: 'urgent', operator: 'equal', value: '0' }), ['2', '3']],
    [
      built({
        match: 'any',
        conditions: [
          { field: 'amount', operator: 'empty' },
          { field: 'day', operator: 'equal', value: '2026-11-20' },
        ],
      }),
      ['2', '3'],
    ],
  ])('that match %j are %j', async (query, expected) => {
    expect(await ids(query)).toEqual(expected);
  });

  it('sort numbers by size, whichever have none last, and page', async () => {
    expect(await ids({ sort: [{ id: 'amount', desc: false }] })).toEqual(['1', '2', '3']);
    expect(await ids({ sort: [{ id: 'title', desc: false }] })).toEqual(['3', '1', '2']);
    expect(await ids({ pageSize: 2, currentPage: 2 })).toEqual(['3']);
  });

  it('are changed several at once, which can be taken back', async () => {
    const source = memoryRecords(form, records);
    const { changed } = (await source.changeMany?.(['1', '2'], { urgent: true })) ?? { changed: [] };
    const urgent = async () =>
      (
        await source.list(
          { currentPage: 1, pageSize: 20, sort: [], filters: { urgent: '1' } },
          new AbortController().signal,
        )
      ).list.map(({ id }) => id);
    expect(await urgent()).toEqual(['1', '2']);
    await source.undoMany?.(changed);
    expect(await urgent()).toEqual(['1']);
  });

  it('are created, changed and removed', async () => {
    const source = memoryRecords(form);
    const id = await source.create?.({ title: 'New' }, context);
    expect(await source.read?.(String(id), new AbortController().signal)).toMatchObject({ title: 'New' });
    await source.update?.(String(id), { title: 'Newer' }, context);
    expect(await source.read?.(String(id), new AbortController().signal)).toMatchObject({ id, title: 'Newer' });
    await source.remove?.(String(id));
    await expect(source.read?.(String(id), new AbortController().signal)).rejects.toThrow('no record');
  });
});
