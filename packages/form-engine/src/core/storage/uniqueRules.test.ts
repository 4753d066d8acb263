import { describe, expect, it } from 'vitest';
import { compileForm } from '../compile/compileForm.js';
import { createField, createFormDocument } from '../document/createField.js';
import { decodeFormDocument } from '../document/decodeFormDocument.js';
import { renameField } from '../document/edit/renameField.js';
import { encodeFormDocument } from '../document/encodeFormDocument.js';
import { type Field, type FormDocument } from '../document/FormDocument.js';
import { standardRegistry } from '../registry/createRegistry.js';
import { validateRecord } from '../validation/validateRecord.js';

describe('values that stand once', () => {
  const unique = { unique: true };
  const rowsOf = (columns: Field[]) =>
    createFormDocument([createField('subtable', { id: 't', label: '明细', columns })]);
  const told = (form: FormDocument, t: object[]) =>
    validateRecord(form, { t }).errors.map(({ path, message }) => [path, message]);

  it('rows with the same value are told with the row that has it; empty ones may repeat', () => {
    const form = rowsOf([createField('text', { id: 'a', ...unique })]);
    expect(told(form, [{ a: 'x' }, { a: '' }, { a: 'x' }, { a: '' }, { a: 'y' }, { a: 'x' }])).toEqual([
      ['t.2.a', '与第1行重复，请修改或删除其中一行'],
      ['t.5.a', '与第1行重复，请修改或删除其中一行'],
    ]);
  });

  it('a value may repeat where a column beside it differs or is empty', () => {
    const form = rowsOf([
      createField('text', { id: 'a', ...unique, uniqueWith: ['b'] }),
      createField('number', { id: 'b' }),
    ]);
    const rows = [
      { a: 'x', b: 1 },
      { a: 'x', b: 2 },
      { a: 'x', b: null },
      { a: 'x', b: 1 },
    ];
    expect(told(form, rows).map(([path]) => path)).toEqual(['t.3.a']);
  });

  it('is kept in the stored form, follows names, and tells what it cannot compare', () => {
    const form = createFormDocument([
      createField('text', { id: 'a', label: '编码', ...unique, uniqueWith: ['b', 'gone'] }),
      createField('select', { id: 'b', label: '标签', multiple: true }),
    ]);
    const again = decodeFormDocument(encodeFormDocument(form));
    expect(again.fields[0]).toMatchObject({ unique: true, uniqueWith: ['b', 'gone'] });
    expect(compileForm(again).problems.map(({ code, setting, params }) => [code, setting, params.detail])).toEqual([
      ['notUnique', 'uniqueWith', '标签'],
      ['notUnique', 'uniqueWith', 'gone'],
    ]);
    renameField(again, 'b', 'tags', standardRegistry);
    expect(again.fields[0]).toMatchObject({ uniqueWith: ['tags', 'gone'] });
  });
});
