import { describe, expect, it } from 'vitest';
import { createField, createFormDocument } from './createField.js';
import { decodeFormDocument } from './decodeFormDocument.js';
import { hideItems } from './edit/phoneEdits.js';
import { encodeFormDocument } from './encodeFormDocument.js';
import { hasSameWebForm } from './hasSameWebForm.js';
import { cardOfFields, groupOfFields } from './layoutParts.js';
import { asPhoneForm, withPhoneForm } from './phoneLayout.js';

const web = read(
  createFormDocument(
    [
      createField('text', { id: 'title', label: 'Title', required: true }),
      createField('number', { id: 'amount', label: 'Amount', visibility: ['pc'] }),
      createField('subtable', {
        id: 'rows',
        label: 'Rows',
        columns: [
          createField('text', { id: 'name', label: 'Name' }),
          createField('text', { id: 'note', label: 'Note' }),
        ],
      }),
    ],
    { layout: [groupOfFields('g', 'Main', ['title', 'amount']), cardOfFields('c', 'More', ['rows'])] },
  ),
);

/** As it comes back from where it is stored. */
function read(form: Parameters<typeof encodeFormDocument>[0]) {
  return decodeFormDocument(JSON.parse(JSON.stringify(encodeFormDocument(form))));
}

/** The stored form with another value at a place. */
function changed(place: (stored: Stored) => void) {
  const stored = JSON.parse(JSON.stringify(encodeFormDocument(web))) as Stored;
  place(stored);
  return decodeFormDocument(stored);
}

interface Stored {
  [key: string]: unknown;
  fields: { __config__: { children: { __config__: Record<string, unknown>; own?: unknown }[] } }[];
}

const config = ({ fields }: Stored, container: number, index: number) =>
  fields[container]?.__config__.children[index]?.__config__ ?? {};

describe('what of a form is not the phones’', () => {
  it('is the same whatever was designed for phones: order, shown fields, shown columns', () => {
    const phone = structuredClone(asPhoneForm(web));
    hideItems(phone, ['title', 'rows.note']);
    phone.layout.reverse();
    const own = read(withPhoneForm(web, phone));
    expect(own.phoneLayout).toBeDefined();
    expect(hasSameWebForm(web, own)).toBe(true);
    expect(hasSameWebForm(own, web)).toBe(true);
    // shown on phones as well
    expect(
      hasSameWebForm(
        web,
        changed((stored) => (config(stored, 0, 1).visibility = ['pc', 'app'])),
      ),
    ).toBe(true);
    // and made as the web's again
    expect(hasSameWebForm(own, read(withPhoneForm(own, { ...own, layout: asPhoneForm(web).layout })))).toBe(true);
  });

  it.each<[string, (stored: Stored) => void]>([
    ['a label', (stored) => (config(stored, 0, 0).label = 'Other')],
    ['a duty', (stored) => (config(stored, 0, 0).required = false)],
    ['what the web shows', (stored) => (config(stored, 0, 0).visibility = ['app'])],
    ['a rule', (stored) => (stored.rules = [{ expression: '{amount} > 0', message: 'No', field: 'amount' }])],
    ['a text in another language', (stored) => (stored.texts = { zhtw: { 'fields.title.label': '標題' } })],
    ['a key that nobody knows', (stored) => (stored.unknownKey = 1)],
    ['the place of a field', (stored) => stored.fields.reverse()],
    ['a field less', (stored) => void stored.fields.pop()],
  ])('%s is the web’s', (_what, change) => {
    expect(hasSameWebForm(web, changed(change))).toBe(false);
  });
});
