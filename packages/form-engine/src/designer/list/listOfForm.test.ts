import { describe, expect, it } from 'vitest';
import { createField, createFormDocument } from '../../core/document/createField.js';
import { decodeFormDocument } from '../../core/document/decodeFormDocument.js';
import { renameField } from '../../core/document/edit/renameField.js';
import { encodeFormDocument } from '../../core/document/encodeFormDocument.js';
import { standardRegistry } from '../../core/registry/createRegistry.js';
import { createListDefinition, followForm } from './listOfForm.js';

const form = createFormDocument([
  createField('text', { id: 'title', label: '标题' }),
  createField('date', { id: 'day', label: '日期' }),
  createField('subtable', { id: 'rows', label: '明细' }),
]);
const stored = () => decodeFormDocument(JSON.stringify(encodeFormDocument(form)));

describe('the list of a form', () => {
  it('begins with its fields, searches and buttons', () => {
    const list = createListDefinition(form, 'zh');
    expect(list.columns.map(({ id }) => id)).toEqual(['title', 'day']);
    expect(list.search.map(({ id, mode }) => [id, mode])).toEqual([
      ['title', 'like'],
      ['day', 'between'],
    ]);
    expect(list.rowButtons.map(({ label }) => label)).toEqual(['详情', '编辑', '删除']);
  });

  it('follows renamed fields and leaves out what is gone', () => {
    const document = stored();
    const list = { ...createListDefinition(document, 'zh'), defaultSort: { id: 'day', desc: true } };
    renameField(document, 'title', 'subject', standardRegistry);
    document.fields = document.fields.filter(({ id }) => id !== 'day');
    const next = followForm({ ...list, columns: list.columns.toReversed() }, document, { before: form, locale: 'zh' });
    expect(next.columns.map(({ id, label }) => [id, label])).toEqual([['subject', '标题']]);
    expect(next.search.map(({ id }) => id)).toEqual(['subject']);
    expect(next.defaultSort).toBeUndefined();
  });

  it('shows new fields by itself until somebody designs it', () => {
    const list = createListDefinition(form, 'zh');
    const grown = createFormDocument([...form.fields, createField('number', { id: 'count', label: '数量' })]);
    const follow = (current: typeof list) => followForm(current, grown, { before: form, locale: 'zh' }).columns;
    const columns = follow(list).map(({ id }) => id);
    expect(columns).toEqual(['title', 'day', 'count']);
    const designed = { ...list, columns: list.columns.map((column) => ({ ...column, width: 200 })) };
    expect(follow(designed).map(({ id }) => id)).toEqual(['title', 'day']);
  });

  it('stays as it is where nothing changed', () => {
    const list = { ...createListDefinition(form, 'zh'), pageSize: 50, rowButtons: [] };
    expect(followForm(list, stored(), { before: form, locale: 'zh' })).toEqual(list);
  });
});
