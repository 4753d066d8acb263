import { describe, expect, it } from 'vitest';
import { createField, createFormDocument } from '../document/createField.js';
import { columnPermissionCodes } from '../permissions/permissionCodes.js';
import { createListDefinition, followForm } from '../../designer/list/listOfForm.js';
import { newColumn } from '../../designer/list/designableFields.js';
import { decodeListDefinition, encodeListDefinition } from './decodeListDefinition.js';
import { hasSameWebList } from './hasSameWebList.js';
import { type ListDefinition } from './ListDefinition.js';
import { searchesOf } from './listLayouts.js';
import { asPhoneList, columnsOf, withPhoneList } from './phoneList.js';

const form = createFormDocument([
  createField('text', { id: 'title', label: 'Title' }),
  createField('number', { id: 'amount', label: 'Amount' }),
  createField('text', { id: 'note', label: 'Note' }),
]);
const whole = createListDefinition(form, 'en');
const web: ListDefinition = { ...whole, columns: whole.columns.slice(0, 2), search: whole.search.slice(0, 1) };
const note = newColumn({ ...plain(), id: 'note', label: 'Note' });
const own = withPhoneList(web, {
  ...asPhoneList(web),
  columns: [
    { ...web.columns[1]!, card: 'badge' },
    { ...note, card: 'title' },
  ],
  search: [{ id: 'note', label: 'Note', mode: 'like', wire: undefined }],
  rowButtons: web.rowButtons.slice(0, 1),
});

describe('a list for phones', () => {
  it('is the web’s as far as phones show it, until somebody designs one', () => {
    const partly = {
      ...web,
      columns: web.columns.map((column, index) => ({
        ...column,
        visibility: index ? ['pc' as const] : column.visibility,
      })),
    };
    expect(asPhoneList(partly).columns.map(({ id }) => id)).toEqual(['title']);
    expect(withPhoneList(partly, asPhoneList(partly))).toEqual(partly);
    expect(withPhoneList(own, asPhoneList(web))).toEqual(web);
  });

  it('is stored beside the web’s and read back the same', () => {
    const stored = encodeListDefinition(own);
    const read = decodeListDefinition(JSON.parse(JSON.stringify(stored)));
    expect(asPhoneList(read).columns.map(({ id, card }) => [id, card])).toEqual([
      ['amount', 'badge'],
      ['note', 'title'],
    ]);
    expect(read.columns.map(({ id }) => id)).toEqual(['title', 'amount']);
    expect(encodeListDefinition(read)).toEqual(stored);
    const { phone: _phone, ...without } = read;
    expect(encodeListDefinition(without)).not.toHaveProperty('phoneList');
  });

  it('gives what only phones show its permission and its search', () => {
    expect(columnsOf(own).map(({ id }) => id)).toEqual(['title', 'amount', 'note']);
    expect(columnPermissionCodes(own).map(({ enCode }) => enCode)).toEqual(['title', 'amount', 'note']);
    expect(searchesOf(own).map(({ id, mode }) => [id, mode])).toEqual([
      ['title', 'like'],
      ['note', 'like'],
    ]);
  });

  it('offers buttons of the web’s list alone, with their conditions', () => {
    const guarded = {
      ...own,
      rowButtons: own.rowButtons.map((button) => ({ ...button, visibleWhen: '{amount} > 1' })),
    };
    const phone = {
      ...own.phone!,
      rowButtons: [
        { id: 'detail', label: 'Open', wire: undefined },
        { id: 'gone', label: 'X', wire: undefined },
      ],
    };
    expect(asPhoneList({ ...guarded, phone }).rowButtons).toMatchObject([
      { id: 'detail', label: 'Open', visibleWhen: '{amount} > 1' },
    ]);
  });

  it('is all that may differ between lists that are the same for the web', () => {
    const stored = (list: ListDefinition) =>
      decodeListDefinition(JSON.parse(JSON.stringify(encodeListDefinition(list))));
    expect(hasSameWebList(stored(web), stored(own))).toBe(true);
    expect(hasSameWebList(stored(own), stored(web))).toBe(true);
    expect(hasSameWebList(stored(web), stored({ ...own, pageSize: 50 }))).toBe(false);
    expect(hasSameWebList(stored(web), stored({ ...own, columns: whole.columns }))).toBe(false);
    const buttons = own.buttons.map((button) => ({ ...button, visibleWhen: 'true' }));
    expect(hasSameWebList(stored(web), stored({ ...own, buttons }))).toBe(false);
  });

  it('follows its form: columns and searches of fields that are gone go', () => {
    const smaller = { ...form, fields: form.fields.filter(({ id }) => id !== 'note') };
    const after = followForm(own, smaller, { before: form, locale: 'en' });
    expect(after.phone?.columns.map(({ id }) => id)).toEqual(['amount']);
    expect(after.phone?.search).toEqual([]);
  });
});

function plain() {
  return { align: 'left' as const, isSortable: true, canGroup: false, hasDays: false, namesParent: false };
}
