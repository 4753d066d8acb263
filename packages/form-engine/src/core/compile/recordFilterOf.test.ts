import { describe, expect, it } from 'vitest';
import { createField, createFormDocument } from '../document/createField.js';
import { type FormValues } from '../document/FormDocument.js';
import { renameField } from '../document/edit/renameField.js';
import { filterHolds } from '../list/filterHolds.js';
import { readRecordFilter } from '../list/recordFilter.js';
import { standardRegistry } from '../registry/createRegistry.js';
import { recordScope } from '../validation/recordScope.js';
import { compileForm } from './compileForm.js';
import { bindOptionFilter } from './optionFilter.js';
import { recordFilterOf } from './recordFilterOf.js';

const formOf = (optionFilter: string) =>
  createFormDocument([
    createField('text', { id: 'region', label: '区域' }),
    createField('number', { id: 'least', label: '最少' }),
    createField('checkbox', { id: 'kinds', label: '类型' }),
    createField('relationForm', { id: 'lot', label: '车场', modelId: 'm1', relationField: 'name', optionFilter }),
  ]);
const offered = (optionFilter: string, values: FormValues = {}) => {
  const lot = compileForm(formOf(optionFilter)).byPath.get('lot');
  const filter = lot && bindOptionFilter(lot, recordScope(values, undefined, {}));
  return filter && recordFilterOf(filter);
};
const all = (...conditions: object[]) => ({ match: 'all', conditions });
const any = (...conditions: object[]) => ({ match: 'any', conditions });

describe('an option filter over records', () => {
  it.each([
    ['{option.region} = {region}', { region: 'n' }, all({ field: 'region', operator: 'equal', value: 'n' })],
    ['{option.region} = {region}', {}, all({ field: 'region', operator: 'empty' })],
    ['{option.region} != {region}', { region: 'n' }, all({ field: 'region', operator: 'notEqual', value: 'n' })],
    ['{least} <= {option.free}', { least: 3 }, all({ field: 'free', operator: 'atLeast', value: 3 })],
    ['not ({option.free} < {least})', { least: 3 }, all({ field: 'free', operator: 'atLeast', value: 3 })],
    ['{option.free} > {least}', {}, 'none'],
    ['{option.free} > {least} + 1', { least: 2 }, all({ field: 'free', operator: 'greater', value: 3 })],
    ['{option.open}', {}, all({ field: 'open', operator: 'equal', value: true })],
    ["STARTSWITH({option.code}, 'A')", {}, all({ field: 'code', operator: 'startsWith', value: 'A' })],
    ['CONTAINS({option.name}, {region})', { region: '北' }, all({ field: 'name', operator: 'contains', value: '北' })],
    [
      'CONTAINS({kinds}, {option.kind})',
      { kinds: ['a', 'b'] },
      all({ field: 'kind', operator: 'anyOf', value: ['a', 'b'] }),
    ],
    ['CONTAINS({kinds}, {option.kind})', {}, 'none'],
    ["{region} = 'x' or {option.open}", { region: 'x' }, 'all'],
    ["{region} = 'x' and {option.open}", {}, 'none'],
    [
      '{option.open} and ({option.free} > 0 or {option.kind} = {region})',
      { region: 'vip' },
      all(
        { field: 'open', operator: 'equal', value: true },
        any({ field: 'free', operator: 'greater', value: 0 }, { field: 'kind', operator: 'equal', value: 'vip' }),
      ),
    ],
    [
      'not ({option.open} or {option.free} = 0)',
      {},
      all({ field: 'open', operator: 'notEqual', value: true }, { field: 'free', operator: 'notEqual', value: 0 }),
    ],
  ])('%s with %o', (expression, values, filter) => {
    const found = offered(expression, values);
    expect(found).toEqual(filter);
    // what a call carries is read as it was sent
    if (typeof found === 'object') expect(readRecordFilter(JSON.parse(JSON.stringify(found)))).toEqual(found);
  });

  it('passes the same rows where there is no database', () => {
    const rows = [{ region: 'n', free: 4 }, { region: 's', free: 9 }, { region: 'n' }];
    const found = offered('{option.region} = {region} and {option.free} >= {least}', { region: 'n', least: 3 });
    expect(rows.map((row) => typeof found === 'object' && filterHolds(found, row))).toEqual([true, false, false]);
  });

  it('is refused where no database can evaluate it', () => {
    const codes = (optionFilter: string) => compileForm(formOf(optionFilter)).problems.map(({ code }) => code);
    expect(codes('{option.free} > {least} and {option.region} = {region}')).toEqual([]);
    for (const expression of [
      '{option.free} + 1 > {least}',
      '{option.free} > {option.least}',
      'LEN({option.name}) > 3',
      '{option.a} and ({option.b} or ({option.c} and {option.d}))',
    ])
      expect(codes(expression)).toEqual(['filterShape']);
    expect(codes('{option.region} = {nowhere}')).toEqual(['unknownField']);
  });

  it('follows renamed fields of the form and keeps the columns of the record', () => {
    const draft = structuredClone(formOf('{option.region} = {region}'));
    renameField(draft, 'region', 'zone', standardRegistry);
    expect(draft.fields[3]).toMatchObject({ optionFilter: '{option.region} = {zone}' });
  });
});

describe('an option filter over an address', () => {
  const codes = (settings: object) => {
    const field = createField('select', { id: 'a', dataType: 'dynamic', ...settings });
    return compileForm(createFormDocument([field])).problems.map(({ code, severity }) => [severity, code]);
  };
  const optionFilter = "{option.kind} = 'a'";

  it('is told to work in browsers only, unless the server can ask for the options too', () => {
    const answered = '/api/system/DataInterface/lots/Actions/Response';
    expect(codes({ propsUrl: '/api/lots', optionFilter })).toEqual([['warning', 'filterInBrowser']]);
    expect(codes({ propsUrl: '/api/lots', optionFilter: "{option.value} = 'a'" })).toEqual([]);
    expect(codes({ propsUrl: answered, optionFilter })).toEqual([]);
    expect(codes({ propsUrl: answered, optionFilter, params: { city: "'11'" } })).toEqual([
      ['warning', 'filterInBrowser'],
    ]);
  });
});
