import { describe, expect, it } from 'vitest';
import { mapColumn, missingFields } from './mapping.js';

const columns = [
  { header: '姓名', sample: '周雨桐', field: 'name' },
  { header: '手机', sample: '138', field: '' },
];

describe('columns of an import', () => {
  it('that are taken for a field take it from the column that had it', () => {
    expect(mapColumn(columns, 1, 'name').map(({ field }) => field)).toEqual(['', 'name']);
  });

  it('can be left out, several of them', () => {
    expect(mapColumn(columns, 0, '').map(({ field }) => field)).toEqual(['', '']);
  });

  it('leave required fields open that none of them fills', () => {
    const fields = [
      { id: 'name', label: '姓名', required: true },
      { id: 'mobile', label: '手机号', required: true },
      { id: 'email', label: '邮箱', required: false },
    ];
    expect(missingFields(columns, fields).map(({ id }) => id)).toEqual(['mobile']);
  });
});
