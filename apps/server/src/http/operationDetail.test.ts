import { expect, it } from 'vitest';
import { diffFields, joinNames } from './operationDetail.js';

it('names the first of many records and says how many there are', () => {
  expect(joinNames([])).toBe('');
  expect(joinNames(['甲', '乙'])).toBe('甲、乙');
  expect(joinNames(['甲', '乙', '丙', '丁'])).toBe('甲、乙、丙 … (4)');
  expect(joinNames(['长'.repeat(500)])).toHaveLength(200);
});

it('gives the fields that differ, references by name, and nothing of who changed the record when', () => {
  const names: Record<string, string> = { hq: '总部', rd: '研发' };
  const before = {
    id: '1',
    fullName: '甲',
    parentId: 'hq',
    roleIds: ['hq'],
    sortCode: 1,
    lastModifyTime: 1,
    type: 'x',
  };
  const after = {
    id: '2',
    fullName: '乙',
    parentId: 'rd',
    roleIds: ['hq', 'rd'],
    sortCode: 1,
    lastModifyTime: 2,
    type: null,
  };
  expect(diffFields(before, after, (field, id) => (field === 'fullName' ? undefined : names[id]))).toEqual([
    { field: 'fullName', before: '甲', after: '乙' },
    { field: 'parentId', before: '总部', after: '研发' },
    { field: 'roleIds', before: '总部', after: '总部、研发' },
    { field: 'type', before: 'x', after: null },
  ]);
});

it('takes what is absent for what is null, and keeps long values short', () => {
  expect(diffFields({}, { email: null })).toEqual([]);
  const [change] = diffFields({ formData: '' }, { formData: 'x'.repeat(5_000) });
  expect(change?.after).toHaveLength(200);
  expect(diffFields({ names: {} }, { names: { en: 'A' } })).toEqual([
    { field: 'names', before: '{}', after: '{"en":"A"}' },
  ]);
});
