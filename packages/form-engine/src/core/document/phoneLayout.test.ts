import { describe, expect, it } from 'vitest';
import { compileForm } from '../compile/compileForm.js';
import { createFormStore } from '../state/createFormStore.js';
import { hideItems, movePlaces, showFields } from './edit/phoneEdits.js';
import { renameField } from './edit/renameField.js';
import { standardRegistry as registry } from '../registry/createRegistry.js';
import { createField, createFormDocument } from './createField.js';
import { decodeFormDocument } from './decodeFormDocument.js';
import { encodeFormDocument } from './encodeFormDocument.js';
import { fieldsOfLayout } from './LayoutNode.js';
import { cardOfFields, groupOfFields } from './layoutParts.js';
import { asPhoneForm, hasPhoneForm, layoutOn, newPhoneLayout, withPhoneForm } from './phoneLayout.js';

const web = createFormDocument(
  [
    createField('text', { id: 'title', label: 'Title', required: true }),
    createField('number', { id: 'amount', label: 'Amount' }),
    createField('textarea', { id: 'reason', label: 'Reason', visibleWhen: '{amount} > 100' }),
    createField('subtable', {
      id: 'rows',
      label: 'Rows',
      columns: [createField('text', { id: 'name', label: 'Name' }), createField('text', { id: 'note', label: 'Note' })],
    }),
  ],
  { layout: [groupOfFields('g', 'Main', ['title', 'amount']), cardOfFields('c', 'More', ['reason', 'rows'])] },
);

/** The form with the layout that a recipe makes for phones. */
function designed(recipe: (draft: ReturnType<typeof asPhoneForm>) => void) {
  const phone = structuredClone(asPhoneForm(web));
  recipe(phone);
  return withPhoneForm(web, phone);
}
const stored = (form: typeof web) => JSON.parse(JSON.stringify(encodeFormDocument(form))) as Record<string, unknown>;
const orderOn = (form: typeof web, device: 'pc' | 'app') => fieldsOfLayout(layoutOn(form, device));

describe('a layout for phones', () => {
  it('is the web’s until somebody designs one, and is none again when it is the same', () => {
    expect(asPhoneForm(web).layout).toEqual(web.layout);
    const same = designed(() => {});
    expect(same.phoneLayout).toBeUndefined();
    expect(stored(same)).toEqual(stored(web));
    const own = designed((phone) => phone.layout.reverse());
    expect(withPhoneForm(own, { ...own, layout: newPhoneLayout(own) })).toEqual(web);
  });

  it('orders the fields of phones alone, is stored beside the web’s and read back the same', () => {
    const own = designed((phone) => void movePlaces(phone, ['amount'], { holder: '', index: 0 }, registry));
    expect(orderOn(own, 'app')).toEqual(['amount', 'title', 'reason', 'rows']);
    expect(orderOn(own, 'pc')).toEqual(['title', 'amount', 'reason', 'rows']);
    const read = decodeFormDocument(stored(own));
    expect(orderOn(read, 'app')).toEqual(orderOn(own, 'app'));
    expect(stored(read)).toEqual(stored(own));
    expect(stored(withPhoneForm(read, { ...read, layout: newPhoneLayout(read) }))).not.toHaveProperty('phoneLayout');
  });

  it('hides fields and columns on phones and keeps them for the web and for records', () => {
    const own = designed((phone) => void hideItems(phone, ['title', 'rows.note']));
    expect(own.fields.map(({ id, visibility }) => [id, visibility])).toEqual([
      ['title', ['pc']],
      ['amount', ['pc', 'app']],
      ['reason', ['pc', 'app']],
      ['rows', ['pc', 'app']],
    ]);
    expect(own.fields[3]).toMatchObject({ columns: [{ visibility: ['pc', 'app'] }, { visibility: ['pc'] }] });
    expect(own.phoneLayout).toBeUndefined();
    expect(hasPhoneForm(own)).toBe(true);
    expect(hasPhoneForm(web)).toBe(false);
    const store = createFormStore(own, {}, { context: { device: 'app' } });
    expect([store.getField('title').visible, store.getField('amount').visible]).toEqual([false, true]);
    store.destroy();
    // shown again, at another place
    const phone = structuredClone(asPhoneForm(own));
    expect(showFields(phone, ['title', 'gone'], { holder: '', index: 2 })).toEqual(['title']);
    expect(orderOn(withPhoneForm(own, phone), 'app')).toEqual(['amount', 'reason', 'rows', 'title']);
  });

  it('keeps the conditions of the web, and no field is lost with a container', () => {
    const own = designed((phone) => void hideItems(phone, ['@c']));
    expect(own.fields).toHaveLength(4);
    expect(orderOn(own, 'pc')).toEqual(['title', 'amount', 'reason', 'rows']);
    expect(compileForm(own).byPath.get('reason')?.visibleWhen).toHaveLength(1);
  });

  it('lets nothing into or out of a subtable', () => {
    const phone = structuredClone(asPhoneForm(web));
    expect(movePlaces(phone, ['title'], { holder: 'rows', index: 0 }, registry)).toEqual([]);
    expect(movePlaces(phone, ['rows.name'], { holder: '', index: 0 }, registry)).toEqual([]);
    expect(phone.fields).toEqual(web.fields);
  });

  it('follows the form: new fields stand last, names go along, fields that are gone have no place', () => {
    const own = structuredClone(designed((phone) => phone.layout.reverse()));
    renameField(own, 'amount', 'total', registry);
    own.fields = [
      ...own.fields.filter(({ id }) => id !== 'reason'),
      createField('text', { id: 'later', label: 'Later' }),
    ];
    expect(orderOn(own, 'app')).toEqual(['rows', 'title', 'total', 'later']);
  });
});
