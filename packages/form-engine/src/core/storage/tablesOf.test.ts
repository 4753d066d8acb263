import { describe, expect, it } from 'vitest';
import { createField, createFormDocument } from '../document/createField.js';
import { visitDocument } from '../testing/visitDocument.js';
import { tablesOf } from './tablesOf.js';

describe('tablesOf', () => {
  it('answers the main table and a table for each subtable', () => {
    const tables = tablesOf(visitDocument, 'm_visit');
    expect(tables.map(({ name }) => name)).toEqual(['m_visit', 'm_visit__visitors']);
    expect(tables[0]?.columns.map(({ name }) => name)).toEqual([
      'billno',
      'visitorname',
      'mobile',
      'reason',
      'otherreason',
      'startdate',
      'enddate',
      'parking',
      'plate',
      'total',
      'days',
      'creator',
    ]);
    expect(tables[0]?.columns.find(({ field }) => field === 'visitorName')?.storage).toEqual({
      type: 'text',
      length: 20,
    });
    expect(tables[1]?.field).toBe('visitors');
    expect(tables[1]?.columns.map(({ storage }) => storage)).toContainEqual({
      type: 'numeric',
      precision: 24,
      scale: 2,
    });
  });

  it('refuses names that cannot be used, are cut or meet', () => {
    expect(() => tablesOf(createFormDocument([]), 'drop table')).toThrow('no table or column name');
    expect(() => tablesOf(createFormDocument([]), `m_${'a'.repeat(62)}`)).toThrow('63 bytes');
    expect(() =>
      tablesOf(createFormDocument([createField('text', { id: 'Name' }), createField('text', { id: 'name' })]), 'm'),
    ).toThrow('two columns');
  });
});
