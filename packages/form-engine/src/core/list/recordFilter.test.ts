import { describe, expect, it } from 'vitest';
import { createField } from '../document/createField.js';
import { filterOperators, isWholeCondition, MOST_CONDITIONS, periodDays, readRecordFilter } from './recordFilter.js';

const plate = { field: 'plate', operator: 'contains', value: '京A' } as const;

describe('a filter that somebody built', () => {
  it('is read as it was written, with groups one deep', () => {
    const filter = { match: 'all', conditions: [plate, { match: 'any', conditions: [plate, plate] }] };
    expect(readRecordFilter(JSON.parse(JSON.stringify(filter)))).toEqual(filter);
  });

  it.for([
    ['nothing', undefined],
    ['a list', [plate]],
    ['no condition', { match: 'all', conditions: [] }],
    ['an unknown word', { match: 'none', conditions: [plate] }],
    ['an unknown operator', { match: 'all', conditions: [{ ...plate, operator: 'like; drop' }] }],
    [
      'a group in a group',
      { match: 'all', conditions: [{ match: 'all', conditions: [{ match: 'all', conditions: [plate] }] }] },
    ],
    ['a condition without its value', { match: 'all', conditions: [{ field: 'plate', operator: 'contains' }] }],
    ['an object as a value', { match: 'all', conditions: [{ ...plate, value: { $ne: 1 } }] }],
    ['a very long text', { match: 'all', conditions: [{ ...plate, value: 'x'.repeat(501) }] }],
    ['too many conditions', { match: 'all', conditions: Array.from({ length: MOST_CONDITIONS + 1 }, () => plate) }],
    [
      'too many in groups',
      {
        match: 'all',
        conditions: Array.from({ length: 4 }, () => ({
          match: 'any',
          conditions: Array.from({ length: 9 }, () => plate),
        })),
      },
    ],
  ] as const)('is none where it is %s', ([, raw]) => {
    expect(readRecordFilter(raw)).toBeUndefined();
  });

  it('asks of each kind what can be asked of it, and nothing of secret fields and words', () => {
    const named = { id: 'f', label: 'F' };
    expect(filterOperators(createField('text', named))[0]).toBe('contains');
    expect(filterOperators(createField('text', { ...named, secret: true }))).toEqual([]);
    expect(filterOperators(createField('number', named))).toContain('atLeast');
    expect(filterOperators(createField('date', named))[0]).toBe('during');
    const options = [{ value: '1', label: '一' }];
    expect(filterOperators(createField('select', { ...named, options }))).toContain('anyOf');
    expect(filterOperators(createField('dateRange', named))).toEqual(['during', 'between', 'empty', 'notEmpty']);
    expect(filterOperators(createField('uploadFile', named))).toEqual(['contains', 'notContains', 'empty', 'notEmpty']);
    expect(filterOperators(createField('timeRange', named))).toEqual(['between', 'empty', 'notEmpty']);
    expect(filterOperators(createField('divider', named))).toEqual([]);
    expect(filterOperators(createField('subtable', named))).toEqual([]);
  });

  it('is whole with one bound, one choice, or without a value where none is asked for', () => {
    expect(isWholeCondition({ field: 'f', operator: 'between', value: [null, 5] })).toBe(true);
    expect(isWholeCondition({ field: 'f', operator: 'between', value: ['', null] })).toBe(false);
    expect(isWholeCondition({ field: 'f', operator: 'anyOf', value: [] })).toBe(false);
    expect(isWholeCondition({ field: 'f', operator: 'empty' })).toBe(true);
    expect(isWholeCondition({ field: 'f', operator: 'during', value: 'someday' })).toBe(false);
    expect(isWholeCondition({ field: 'f', operator: 'equal', value: 0 })).toBe(true);
  });

  it.for([
    ['today', '2026-03-01', '2026-03-01'],
    ['yesterday', '2026-02-28', '2026-02-28'],
    ['thisWeek', '2026-02-23', '2026-03-01'],
    ['nextWeek', '2026-03-02', '2026-03-08'],
    ['lastMonth', '2026-02-01', '2026-02-28'],
    ['thisYear', '2026-01-01', '2026-12-31'],
    ['last7', '2026-02-23', '2026-03-01'],
    ['next30', '2026-03-01', '2026-03-30'],
  ] as const)('%s, on a Sunday that begins a month, is from %s to %s', ([period, first, last]) => {
    expect(periodDays(period, new Date(2026, 2, 1, 23, 59))).toEqual([first, last]);
  });
});
