import { describe, expect, it } from 'vitest';
import { createField, createFormDocument } from '../document/createField.js';
import { decodeFormDocument } from '../document/decodeFormDocument.js';
import { encodeFormDocument } from '../document/encodeFormDocument.js';
import { validateRecord } from '../validation/validateRecord.js';
import { createFormStore } from './createFormStore.js';
import { defaultValues } from './defaultValues.js';

const user = { id: 'u7', organizeId: 'd3' };
const form = createFormDocument([
  createField('userSelect', { id: 'applicant', defaultCurrent: true }),
  createField('userSelect', { id: 'readers', multiple: true, defaultCurrent: true }),
  createField('departmentSelect', { id: 'department', defaultCurrent: true }),
  createField('organizeSelect', { id: 'company', defaultValue: 'currentUser' }),
  createField('userSelect', { id: 'watchers', multiple: true, defaultValue: ['u1', 'currentUser'] }),
  createField('text', { id: 'note', defaultValue: 'currentUser' }),
  createField('subtable', {
    id: 'visits',
    columns: [createField('userSelect', { id: 'guide', defaultCurrent: true })],
  }),
]);

describe('defaults from the signed-in person', () => {
  it('starts a new record with them and their department, also where currentUser is stored', () => {
    expect(defaultValues(form, user)).toEqual({
      applicant: 'u7',
      readers: ['u7'],
      department: 'd3',
      company: 'd3',
      watchers: ['u1', 'u7'],
      note: 'currentUser',
      visits: [],
    });
  });

  it('leaves the fields empty while nobody is known, and never shows the stored word', () => {
    expect(defaultValues(form)).toMatchObject({ applicant: '', department: '', company: '', watchers: ['u1'] });
  });

  it('starts new rows of a subtable with them', () => {
    const store = createFormStore(form, {}, { context: { currentUser: user } });
    const row = store.addRow('visits') ?? '';
    expect(store.getField(`visits.${row}.guide`).value).toBe('u7');
    expect(store.getForm().dirty).toBe(true);
  });

  it('keeps what a record holds', () => {
    const store = createFormStore(form, { applicant: 'u1', department: '' }, { context: { currentUser: user } });
    expect(store.getValues()).toMatchObject({ applicant: 'u1', department: '' });
  });

  it('resolves a sent currentUser when a record is checked for somebody', () => {
    const sent = { applicant: 'currentUser', department: 'currentUser', note: 'currentUser' };
    expect(validateRecord(form, sent, { currentUser: user }).values).toMatchObject({
      applicant: 'u7',
      department: 'd3',
      note: 'currentUser',
    });
  });

  it('keeps the setting in the stored document', () => {
    const again = decodeFormDocument(encodeFormDocument(form));
    expect(again.fields[2]).toMatchObject({ kind: 'departmentSelect', defaultCurrent: true });
    expect(again.fields[3]).toMatchObject({ defaultCurrent: false, defaultValue: 'currentUser' });
  });
});
