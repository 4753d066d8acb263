import { describe, expect, it } from 'vitest';
import { type ImportRow } from './ImportSource.js';
import { changeImportRows, type ImportEntry, toImportRow } from './importRows.js';

const good: ImportRow = { values: { name: '周雨桐', account: 'zhouyt' }, errors: {} };
const bad: ImportRow = { values: { name: '', account: 'chenjh' }, errors: { name: '姓名不能为空' } };

function load(...rows: ImportRow[]): readonly ImportEntry[] {
  return changeImportRows([], { type: 'load', rows });
}

describe('rows of an import', () => {
  it('stand with the bad ones first, under their numbers in the file', () => {
    expect(load(good, bad).map(({ number }) => number)).toEqual([2, 1]);
  });

  it('lose their marks when they are edited, until they are checked again', () => {
    const edited = changeImportRows(load(bad), { type: 'edit', id: 'r1', column: 'name', text: '陈嘉豪' });
    expect(edited[0]).toMatchObject({ values: { name: '陈嘉豪', account: 'chenjh' }, errors: {}, isUnchecked: true });
    const answer = [{ values: {}, errors: { account: '账号已存在' } }];
    const checked = changeImportRows(edited, { type: 'checked', asked: edited, rows: answer });
    expect(checked[0]).toMatchObject({
      values: { name: '陈嘉豪' },
      errors: { account: '账号已存在' },
      isUnchecked: false,
    });
  });

  it('keep their marks when the text stays the same', () => {
    const rows = load(bad);
    expect(changeImportRows(rows, { type: 'edit', id: 'r1', column: 'name', text: '' })[0]).toBe(rows[0]);
  });

  it('ignore an answer about a text that was edited since', () => {
    const first = changeImportRows(load(bad), { type: 'edit', id: 'r1', column: 'name', text: '陈' });
    const second = changeImportRows(first, { type: 'edit', id: 'r1', column: 'name', text: '陈嘉豪' });
    const late = changeImportRows(second, { type: 'checked', asked: first, rows: [bad] });
    expect(late[0]).toMatchObject({ errors: {}, isUnchecked: true });
  });

  it('stay after a commit when they failed or were not sent; a failure without reason gets one', () => {
    const rows = load(good, bad, { ...good, values: { ...good.values, account: 'double' } });
    const sent = rows.filter(({ errors }) => Object.keys(errors).length === 0);
    const failed = [{ values: { account: 'double', name: '周雨桐' }, errors: {} }];
    const left = changeImportRows(rows, { type: 'committed', sent, failed, refused: '行已被拒绝' });
    expect(left.map(({ id, number }) => [id, number])).toEqual([
      ['r3', 3],
      ['r2', 2],
    ]);
    expect(left[0]?.errors).toEqual({ '': '行已被拒绝' });
    expect(toImportRow(left[1] as ImportEntry)).toEqual(bad);
  });

  it('go when they are removed', () => {
    expect(changeImportRows(load(good, bad), { type: 'remove', id: 'r2' }).map(({ id }) => id)).toEqual(['r1']);
  });

  it('change fast: one edit among 2,000 leaves the others as they are', () => {
    const rows = load(...Array.from({ length: 2_000 }, () => good));
    const edited = changeImportRows(rows, { type: 'edit', id: 'r1000', column: 'name', text: '何雨' });
    expect(edited.filter((entry, index) => entry !== rows[index])).toHaveLength(1);
  });
});
