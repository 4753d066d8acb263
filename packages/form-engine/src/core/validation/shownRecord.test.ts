import { expect, it } from 'vitest';
import { compileForm } from '../compile/compileForm.js';
import { createField, createFormDocument } from '../document/createField.js';
import { type Device } from '../document/FieldBase.js';
import { type Field, type FormValues } from '../document/FormDocument.js';
import { type LayoutNode } from '../document/LayoutNode.js';
import { cardOfFields, tabsOfFields } from '../document/layoutParts.js';
import { shownRecord } from './shownRecord.js';

const text = (id: string, more: Partial<Field> = {}): Field =>
  ({ ...createField('text', { id, label: id }), ...more }) as Field;

/** What the form of these fields shows of a record. */
function shown(fields: Field[], values: FormValues, layout?: LayoutNode[], device: Device | 'any' = 'any') {
  const form = compileForm({ ...createFormDocument(fields), ...(layout ? { layout } : {}) });
  const { paths, ...record } = shownRecord(form, values, { device });
  return { ...record, paths: [...paths] };
}

it('leaves out a field whose condition the record does not fulfil', () => {
  const fields = [text('type'), text('other', { visibleWhen: "{type} = 'other'" })];
  expect(shown(fields, { type: 'goods', other: '旧值' })).toEqual({ values: { type: 'goods' }, paths: ['type'] });
  expect(shown(fields, { type: 'other', other: '绿植' })).toEqual({
    values: { type: 'other', other: '绿植' },
    paths: ['type', 'other'],
  });
  // what is not known counts as empty
  expect(shown(fields, { other: '旧值' }).values).toEqual({});
});

it('leaves out what stands in a card or in tabs whose condition does not hold', () => {
  const fields = ['type', 'inCard', 'inTab'].map((id) => text(id));
  const layout: LayoutNode[] = [
    { type: 'field', field: 'type' },
    { ...cardOfFields('card', '', ['inCard']), visibleWhen: "{type} = 'a'" },
    { ...tabsOfFields('tabs', [['', ['inTab']]]), visibleWhen: "{type} = 'b'" },
  ];
  const values = { type: 'b', inCard: 1, inTab: 2 };
  expect(shown(fields, values, layout)).toEqual({ values: { type: 'b', inTab: 2 }, paths: ['type', 'inTab'] });
});

it('cells are decided row by row, and a column is shown where a row shows it', () => {
  const columns = [
    text('item'),
    text('size', { visibleWhen: '{sized}' }),
    text('note', { visibleWhen: "{item} = 'b' and {type} = 'x'" }),
  ];
  const fields = [text('type'), createField('subtable', { id: 'parts', label: '', columns })];
  const rows = [
    { id: '1', item: 'a', size: 'L', note: 'n' },
    { id: '2', item: 'b', size: 'M', note: 'n' },
  ];
  expect(shown(fields, { type: 'x', parts: rows })).toEqual({
    values: {
      type: 'x',
      parts: [
        { id: '1', item: 'a' },
        { id: '2', item: 'b', note: 'n' },
      ],
    },
    paths: ['type', 'parts', 'parts.item', 'parts.note'],
  });
  const none = ['type', 'parts', 'parts.item', 'parts.size', 'parts.note'];
  expect(shown(fields, { type: 'x', parts: [] }).paths).toEqual(none);
});

it('has no place for what the form never shows on the device, and keeps its value for whoever names it', () => {
  const fields = [
    text('plain'),
    text('never', { noShow: true }),
    text('phone', { visibility: ['app'] }),
    text('inCard'),
    createField('subtable', { id: 'parts', label: '', columns: [text('item'), text('code', { noShow: true })] }),
  ];
  const layout: LayoutNode[] = [{ ...cardOfFields('card', '', ['inCard']), noShow: true }];
  const values = { plain: 1, never: 2, phone: 3, inCard: 4, parts: [{ item: 'a', code: 'b' }] };
  const paths = ['plain', 'phone', 'parts', 'parts.item'];
  expect(shown(fields, values, layout)).toEqual({ values, paths });
  expect(shown(fields, values, layout, 'pc')).toEqual({ values, paths: paths.filter((path) => path !== 'phone') });
});

it('shows the value of the field that another one follows, also of a hidden one', () => {
  const fields = [
    text('no', { visibleWhen: '1 = 2' }),
    createField('barcode', { id: 'code', label: '', source: 'relation', relationField: 'no' }),
  ];
  expect(shown(fields, { no: 'FK-1' })).toEqual({ values: { code: 'FK-1' }, paths: ['code'] });
});
