import { describe, expect, it } from 'vitest';
import { createField, createFormDocument } from '../document/createField.js';
import { decodeFormDocument } from '../document/decodeFormDocument.js';
import { encodeFormDocument } from '../document/encodeFormDocument.js';
import { renameField, renameProblem } from '../document/edit/renameField.js';
import { type FormDocument } from '../document/FormDocument.js';
import { checkFormExpressions } from '../expressions/check/checkFormExpressions.js';
import { standardRegistry } from '../registry/createRegistry.js';
import { type CheckContext } from '../registry/defineField.js';
import { createFormStore } from '../state/createFormStore.js';
import { validateRecord } from '../validation/validateRecord.js';
import { compileForm } from './compileForm.js';
import { offeredOptions } from './optionFilter.js';

const option = (value: string, label: string) => ({ value, label });
const lots = [option('n1', '北一'), option('n2', '北二'), option('s1', '南一')];
const byRegion = 'STARTSWITH({option.value}, {region})';
const region = createField('radio', { id: 'region', options: [option('n', '北'), option('s', '南')] });
const lot = createField('select', { id: 'lot', label: '车场', options: lots, optionFilter: byRegion });
const form = createFormDocument([region, lot, createField('text', { id: 'note' })]);
const message = '所选选项与当前填写的内容不符，请重新选择';

const offered = (document: FormDocument, path: string, values = {}, isPath = false) => {
  const { optionFilter, value } = createFormStore(document, values).getField(path);
  const field = document.fields.find(({ id }) => id === path) as typeof lot;
  const chosen = new Set([value].flat().map(String));
  const codes = (options: readonly { value: string; children?: unknown }[]): unknown[] =>
    options.flatMap((one) => [one.value, ...codes((one.children ?? []) as typeof lots)]);
  return optionFilter && codes(offeredOptions(field.options, optionFilter, { chosen, isPath }));
};

describe('an option filter', () => {
  it('offers what passes with the values of the form, and what is chosen', () => {
    expect(offered(form, 'lot')).toEqual([]);
    expect(offered(form, 'lot', { region: 'n' })).toEqual(['n1', 'n2']);
    expect(offered(form, 'lot', { region: 's', lot: 'n1' })).toEqual(['n1', 's1']);
  });

  it('leaves out a branch with its option, and of a path a branch of which nothing is left', () => {
    const tree = [
      { ...option('a', '甲'), children: [option('a1', '甲一'), option('a2', '甲二')] },
      { ...option('b', '乙'), children: [option('b1', '乙一')] },
    ];
    const optionFilter = "{option.level} = 1 or {option.value} = 'a2'";
    const cascader = createField('cascader', { id: 'way', options: tree, optionFilter });
    const treeSelect = createField('treeSelect', { id: 'node', options: tree, optionFilter: "{option.value} != 'a'" });
    expect(offered(createFormDocument([cascader]), 'way', {}, true)).toEqual(['a', 'a2']);
    expect(offered(createFormDocument([treeSelect]), 'node')).toEqual(['b', 'b1']);
    const errorsOf = (way: string[]) => validateRecord(createFormDocument([cascader]), { way }).errors.length;
    expect([errorsOf(['a', 'a2']), errorsOf(['a', 'a1'])]).toEqual([0, 1]);
  });

  it('is bound anew only as a value changes that it looks at', () => {
    const store = createFormStore(form, { region: 'n' });
    store.subscribe('lot', () => undefined);
    const before = store.getField('lot').optionFilter;
    store.setValue('note', 'x');
    store.setValue('lot', 'n1');
    expect(store.getField('lot').optionFilter).toBe(before);
    store.setValue('region', 's');
    expect(store.getField('lot').optionFilter).not.toBe(before);
  });

  it('says what no longer passes at once, and takes that back', () => {
    const store = createFormStore(form, { region: 'n', lot: 'n1' });
    store.setValue('region', 's');
    expect(store.getField('lot').error).toBe(message);
    expect(store.submit()).toMatchObject({ ok: false, errors: [{ path: 'lot', message }] });
    store.setValue('lot', 's1');
    expect(store.getField('lot').error).toBeUndefined();
    const opened = createFormStore(form, { region: 's', lot: 'n1' });
    opened.checkChoice('lot');
    expect(opened.getField('lot').error).toBe(message);
  });

  it('looks at its own row in a subtable', () => {
    const table = createField('subtable', { id: 'rows', columns: [region, lot] });
    const rows = [
      { region: 'n', lot: 'n1' },
      { region: 's', lot: 'n2' },
    ];
    const document = createFormDocument([table]);
    expect(validateRecord(document, { rows }).errors).toMatchObject([{ path: 'rows.1.lot', message }]);
    const store = createFormStore(document, { rows });
    store.setValue('rows.0.region', 's');
    expect(store.getField('rows.0.lot').error).toBe(message);
    expect(store.getField('rows.1.lot').error).toBeUndefined();
  });

  it('looks at the columns of a dictionary, and leaves to the others what only they know', () => {
    const item = { ...option('1', '甲'), columns: { enCode: 'A', parentId: '0' } };
    const options: CheckContext['options'] = ({ dataType }) => (dataType === 'dictionary' ? [item] : undefined);
    const errors = (settings: object) => {
      const field = createField('select', { id: 'a', dictionaryType: 'd', propsUrl: '/x', ...settings });
      return validateRecord(createFormDocument([field]), { a: '1' }, { options }).errors.length;
    };
    const source = { dataType: 'dictionary' as const };
    expect(errors({ ...source, optionFilter: "{option.enCode} = 'A'" })).toBe(0);
    expect(errors({ ...source, optionFilter: "{option.enCode} = 'B'" })).toBe(1);
    expect(errors({ dataType: 'dynamic', optionFilter: "{option.size} = 'B'" })).toBe(0);
    expect(errors({ dataType: 'dynamic', optionFilter: "{option.value} = '2'" })).toBe(1);
  });

  it('is checked: columns that options do not have, and types', () => {
    const problems = (optionFilter: string, dataType: 'static' | 'dynamic' = 'static') => {
      const document = createFormDocument([region, { ...lot, dataType, optionFilter }]);
      const typed = checkFormExpressions(document).map(({ issue }) => issue.code);
      return [...compileForm(document).problems.map(({ code, params }) => [code, params.detail]), ...typed];
    };
    expect(problems('{option.size} > 1')).toEqual([['unknownField', 'option.size']]);
    expect(problems('{option.size} > 1', 'dynamic')).toEqual([['filterInBrowser', undefined]]);
    expect(problems("{option.level} + 'x' = 1")).toEqual(['operand']);
  });

  it('is stored with its field, follows renamed fields, and keeps the columns of the option', () => {
    const table = createField('subtable', { id: 'option', columns: [createField('text', { id: 'value' })] });
    const document = decodeFormDocument(encodeFormDocument(createFormDocument([region, lot, table])));
    expect(document.fields[1]).toMatchObject({ optionFilter: byRegion });
    const draft = structuredClone(document);
    renameField(draft, 'region', 'zone', standardRegistry);
    renameField(draft, 'option', 'lines', standardRegistry);
    expect(draft.fields[1]).toMatchObject({ optionFilter: 'STARTSWITH({option.value}, {zone})' });
    expect(renameProblem(draft, 'lines', 'option')).toBe('reserved');
  });
});
