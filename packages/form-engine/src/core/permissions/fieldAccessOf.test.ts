import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createField, createFormDocument } from '../document/createField.js';
import { type FieldAccess } from '../validation/FieldAccess.js';
import { fieldAccessOf, tablesWithColumnCodes } from './fieldAccessOf.js';
import { formPermissionCodes } from './permissionCodes.js';

const form = createFormDocument([
  createField('text', { id: 'reason', label: '事由' }),
  createField('subtable', {
    id: 'visitors',
    label: '随行人员',
    columns: [
      createField('text', { id: 'name', label: '姓名' }),
      createField('text', { id: 'idCard' }),
      createField('calculate', { id: 'total', label: '合计' }),
      { ...createField('divider', { id: 'line' }), id: '#divider_1' },
    ],
  }),
]);
const offered = formPermissionCodes(form).map(({ enCode }) => enCode);
const paths = ['reason', 'visitors', 'visitors.name', 'visitors.idCard', 'visitors.total', 'visitors.#divider_1'];
const RANK: Record<FieldAccess, number> = { hidden: 0, read: 1, write: 2 };

/** What codes allow on a page that offers some. */
function accessOf(held: readonly string[], offers: readonly string[] = offered): Record<string, FieldAccess> {
  const [codes, tables] = [new Set(held), tablesWithColumnCodes(offers)];
  const access = fieldAccessOf({ canField: (code) => codes.has(code), hasColumnCodes: (table) => tables.has(table) });
  return Object.fromEntries(paths.map((path) => [path, access(path)]));
}

describe('formPermissionCodes', () => {
  it('offers columns of subtables behind their subtable, named with both, and what nobody sets with one code', () => {
    expect(formPermissionCodes(form).map(({ enCode, fullName }) => `${enCode} ${fullName}`)).toEqual([
      'reason 事由',
      'reason:read 事由',
      'visitors 随行人员',
      'visitors:read 随行人员',
      'visitors.name 随行人员 / 姓名',
      'visitors.name:read 随行人员 / 姓名',
      'visitors.idCard 随行人员 / idCard',
      'visitors.idCard:read 随行人员 / idCard',
      'visitors.total 随行人员 / 合计',
    ]);
  });
});

describe('fieldAccessOf', () => {
  it('gives a column what its own code says, and never more than its subtable', () => {
    expect(accessOf(['visitors', 'visitors.name', 'visitors.idCard:read'])).toMatchObject({
      visitors: 'write',
      'visitors.name': 'write',
      'visitors.idCard': 'read',
      'visitors.total': 'hidden',
    });
    expect(accessOf(['visitors:read', 'visitors.name'])).toMatchObject({ visitors: 'read', 'visitors.name': 'read' });
    expect(accessOf(['visitors.name'])).toMatchObject({ visitors: 'hidden', 'visitors.name': 'hidden' });
  });

  it('lets columns go with their subtable where the page offers codes for none, or the column has no value', () => {
    const plain = ['reason', 'visitors', 'visitors:read'];
    expect(accessOf(['visitors'], plain)).toMatchObject({ 'visitors.name': 'write', 'visitors.total': 'write' });
    expect(accessOf(['visitors:read'], plain)).toMatchObject({ 'visitors.name': 'read' });
    expect(accessOf(['visitors'])).toMatchObject({ 'visitors.name': 'hidden', 'visitors.#divider_1': 'write' });
  });

  it('never shows less to whoever has more codes, and everything to whoever has all', () => {
    const someCodes = fc.subarray([...offered, 'visitors.idCard:hidden', 'visitors.gone']);
    fc.assert(
      fc.property(someCodes, someCodes, someCodes, (held, more, offers) => {
        const [before, after] = [accessOf(held, offers), accessOf([...held, ...more], offers)];
        for (const path of paths)
          expect(RANK[after[path] ?? 'hidden'], path).toBeGreaterThanOrEqual(RANK[before[path] ?? 'hidden']);
      }),
      { numRuns: 300 },
    );
    expect(new Set(Object.values(accessOf(offered)))).toEqual(new Set(['write']));
  });
});
