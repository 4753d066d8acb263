import { describe, expect, it } from 'vitest';
import { initialListState, listStateFromParams, listStateToParams, toListQuery } from './listState.js';

const initial = initialListState({ defaultSort: [{ id: 'createTime', desc: true }] });

describe('list state', () => {
  it('writes nothing of the first visit', () => {
    expect(listStateToParams(initial, initial).toString()).toBe('');
    expect(listStateFromParams(new URLSearchParams(), initial)).toEqual(initial);
  });

  it('comes back from the address as it was written', () => {
    const state = {
      page: 3,
      pageSize: 50,
      keyword: '周 & 王',
      sort: [
        { id: 'name', desc: false },
        { id: 'age', desc: true },
      ],
      filters: { state: '1', created: ['2026-01-01', '2026-02-01'], flag: true },
      treeNode: 'd1',
      record: 'r7',
    };
    expect(listStateFromParams(new URLSearchParams(listStateToParams(state, initial).toString()), initial)).toEqual(
      state,
    );
  });

  it('begins with its usual filters, which can be taken away', () => {
    const usual = initialListState({ defaultFilters: { state: '1' } });
    expect(usual.filters).toEqual({ state: '1' });
    const comesBack = (filters: Record<string, unknown>) =>
      listStateFromParams(new URLSearchParams(listStateToParams({ ...usual, filters }, usual).toString()), usual)
        .filters;
    expect(listStateToParams(usual, usual).toString()).toBe('');
    expect([comesBack({ state: '1' }), comesBack({}), comesBack({ plate: '京' })]).toEqual([
      { state: '1' },
      {},
      { plate: '京' },
    ]);
  });

  it('leaves out what cannot be read', () => {
    const params = new URLSearchParams('page=-1&size=9999&sort=a b&f.x=j{&f.y=z');
    expect(listStateFromParams(params, initial)).toEqual({ ...initial, pageSize: 500, sort: [] });
  });

  it('asks the source for what filters', () => {
    const state = { ...initial, keyword: '周', filters: { state: '1', empty: '', none: [] }, treeNode: 'd1' };
    expect(toListQuery(state, { tree: { title: '', param: 'departmentId', load: async () => [] } })).toEqual({
      currentPage: 1,
      pageSize: 20,
      keyword: '周',
      sort: initial.sort,
      filters: { state: '1', departmentId: 'd1' },
    });
  });
});
