import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRegistry } from '../registry/createRegistry.js';
import { defineField, type FieldDefinition } from '../registry/defineField.js';
import { standardFields } from '../registry/standardFields.js';
import { arbitraryForm } from '../testing/arbitraryForm.js';
import { storedDocuments } from '../testing/storedDocuments.js';
import { createField, createFormDocument } from './createField.js';
import { decodeFormDocument } from './decodeFormDocument.js';
import { encodeFormDocument } from './encodeFormDocument.js';
import { type Field, type FormDocument } from './FormDocument.js';
import { isRecord } from './readWire.js';
import { writeAt } from './WireNode.js';

const roundTrip = (stored: unknown) => JSON.stringify(encodeFormDocument(decodeFormDocument(JSON.stringify(stored))));

/** Places at which two JSON values differ. */
function differences(before: unknown, after: unknown, path = ''): string[] {
  if (isRecord(before) && isRecord(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      differences(before[key], after[key], `${path}.${key}`),
    );
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((item, index) => differences(item, after[index], `${path}[${index}]`));
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [path];
}

const changeField = (document: FormDocument, id: string, change: Partial<Field>): FormDocument => ({
  ...document,
  fields: document.fields.map((field) => (field.id === id ? ({ ...field, ...change } as Field) : field)),
});

describe('codec of form documents', () => {
  it('has a corpus of at least 40 documents', () => {
    expect(Object.keys(storedDocuments).length).toBeGreaterThanOrEqual(40);
  });

  it.each(Object.entries(storedDocuments))('writes what it read, keys in their order: %s', (_name, stored) => {
    expect(roundTrip(stored)).toBe(JSON.stringify(stored));
  });

  it('writes what it read for any mixture of stored fields, containers and keys', () => {
    fc.assert(
      fc.property(arbitraryForm, (stored) => {
        expect(roundTrip(stored)).toBe(JSON.stringify(stored));
      }),
      { numRuns: 300 },
    );
  });

  it('writes one change at one place', () => {
    const stored = storedDocuments['options by value and label'] ?? {};
    const document = decodeFormDocument(stored);
    const after = (change: Partial<Field>) =>
      differences(stored, encodeFormDocument(changeField(document, 'a', change)));
    expect(after({ label: '新' })).toEqual(['.fields[0].__config__.label']);
    expect(after({ required: true, span: 12 })).toEqual([
      '.fields[0].__config__.required',
      '.fields[0].__config__.span',
    ]);
    expect(after({ help: '说明' })).toEqual(['.fields[0].__config__.tipLabel']);
    const [first, second] = [
      { value: '1', label: '甲' },
      { value: 'b', label: 'B' },
    ];
    expect(after({ options: [first, second] } as Partial<Field>)).toEqual(['.fields[0].__slot__.options[0].label']);
    const wire = encodeFormDocument(
      changeField(document, 'a', { options: [second, { value: 'c', label: 'C' }] } as Partial<Field>),
    );
    expect((wire.fields as { __slot__: unknown }[])[0]?.__slot__).toEqual({
      options: [
        { value: 'b', label: 'B', tip: { text: 'odd' } },
        { value: 'c', label: 'C' },
      ],
    });
  });

  it('keeps what a rule and a list of events carry when another rule changes', () => {
    const stored = storedDocuments['rules and lists of events'] ?? {};
    const document = decodeFormDocument(stored);
    const [first] = document.fields[0]?.patterns ?? [];
    const change = { patterns: [{ pattern: first?.pattern ?? '', message: '必须以1开头' }] };
    const wire = encodeFormDocument(changeField(document, 'a', change)) as { fields: { __config__: object }[] };
    expect(wire.fields[0]?.__config__).toMatchObject({
      trigger: ['blur', 'change'],
      regList: [{ pattern: '/^1/', message: '必须以1开头', trigger: 'blur', level: 2 }],
    });
  });

  it('keeps what each rule over the record carries when one before it goes', () => {
    const { rules, ...document } = decodeFormDocument(storedDocuments['rules over the record']);
    expect(encodeFormDocument({ ...document, rules: rules.slice(1) }).rules).toEqual([
      { expression: '{to', message: null },
    ]);
  });

  it('brings a field of an older version to the present one once, its name and columns too', () => {
    // each of these would go wrong if it was done twice, or read from what it was before
    const older = defineField({
      ...standardFields.find(({ kind }) => kind === 'text')!,
      kind: 'acme.older',
      smartKeys: ['acmeOlder'],
      migrate: ({ field, ...node }) => ({ ...node, __vModel__: field, maxlength: Number(node.maxlength) * 2 }),
    } as FieldDefinition);
    const table = standardFields.find(({ kind }) => kind === 'subtable') as unknown as FieldDefinition;
    const olderTable: FieldDefinition = {
      ...table,
      migrate: ({ rows, ...node }) => (rows ? writeAt(node, '__config__.children', rows) : node),
    };
    const registry = createRegistry([
      ...standardFields.filter(({ kind }) => kind !== 'subtable'),
      older,
      olderTable,
    ] as FieldDefinition[]);
    const text = { __config__: { smartKey: 'acmeOlder' }, field: 'a', maxlength: 10 };
    const rows = { __config__: { smartKey: 'table' }, __vModel__: 'rows', rows: [text] };
    const document = decodeFormDocument({ fields: [text, rows] }, registry);
    const present = { __config__: { smartKey: 'acmeOlder' }, maxlength: 20, __vModel__: 'a' };
    expect(document.fields).toMatchObject([
      { id: 'a', maxLength: 20 },
      { id: 'rows', columns: [{ id: 'a' }] },
    ]);
    expect(encodeFormDocument(document, registry).fields).toEqual([
      present,
      { __config__: { smartKey: 'table', children: [present] }, __vModel__: 'rows' },
    ]);
    const labelled = changeField(document, 'a', { label: '新' });
    expect(encodeFormDocument(labelled, registry).fields).toMatchObject([
      { ...present, __config__: { label: '新' } },
      {},
    ]);
  });

  it('opens a formula with any function again after it was saved', () => {
    const formula = "IF(CONTAINS({a}, 'x'), LEN({a}), DATEDIFF(TODAY(), NOW()))";
    const document = createFormDocument([
      createField('text', { id: 'a' }),
      createField('calculate', { id: 't', formula }),
    ]);
    const again = decodeFormDocument(JSON.stringify(encodeFormDocument(document)));
    const [, field] = decodeFormDocument(encodeFormDocument(again)).fields;
    expect(field?.kind === 'calculate' && field.formula.replaceAll(' ', '')).toBe(formula.replaceAll(' ', ''));
  });

  it('holds a formula that is half typed', () => {
    const document = createFormDocument([createField('calculate', { id: 't', formula: "{a} + 'open" })]);
    const [field] = decodeFormDocument(JSON.stringify(encodeFormDocument(document))).fields;
    expect(field).toMatchObject({ formula: "{a} + 'open" });
  });

  it('reads fields out of every container, flat and in their order, beside the tree of their places', () => {
    const { fields, layout } = decodeFormDocument(storedDocuments['card with a row in it']);
    expect(fields.map(({ id, kind }) => [id, kind])).toEqual([
      ['a', 'text'],
      ['n', 'number'],
    ]);
    expect(layout).toMatchObject([
      {
        type: 'card',
        title: '卡片',
        children: [
          {
            type: 'row',
            children: [
              { type: 'field', field: 'a' },
              { type: 'card', title: '内', children: [{ type: 'field', field: 'n' }] },
            ],
          },
        ],
      },
    ]);
    expect(decodeFormDocument(storedDocuments.tabs).layout).toMatchObject([
      {
        type: 'tabs',
        tabPosition: 'left',
        active: ['0'],
        panels: [{ title: '基本' }, { title: '更多', name: 'second' }],
      },
    ]);
  });

  it('writes new containers and fields, drops places of removed fields and places new fields at the end', () => {
    const document = createFormDocument(
      [createField('text', { id: 'a' }), createField('text', { id: 'b' }), createField('text', { id: 'late' })],
      {
        layout: [
          {
            type: 'tabs',
            id: 'n1',
            span: 24,
            visibility: ['pc', 'app'],
            noShow: false,
            visibleWhen: '',
            wire: undefined,
            accordion: false,
            tabPosition: 'top',
            active: [],
            panels: [
              {
                id: 'n2',
                name: '',
                title: '一',
                wire: undefined,
                children: [
                  { type: 'field', field: 'b' },
                  { type: 'field', field: 'removed' },
                ],
              },
            ],
          },
          { type: 'field', field: 'a' },
        ],
      },
    );
    const again = decodeFormDocument(JSON.stringify(encodeFormDocument(document)));
    expect(again.fields.map(({ id }) => id)).toEqual(['b', 'a', 'late']);
    expect(again.layout).toMatchObject([
      { type: 'tabs', panels: [{ title: '一', children: [{ field: 'b' }] }] },
      { field: 'a' },
      { field: 'late' },
    ]);
    expect(encodeFormDocument(again)).toEqual(encodeFormDocument(document));
  });

  it('gives fields without a name names that no field can have', () => {
    const { fields } = decodeFormDocument(storedDocuments['unknown kinds']);
    expect(fields.map(({ id }) => id)).toEqual(['holo', '#qrcode_1', '#barcode_2', 'unknown_0']);
    expect(decodeFormDocument(storedDocuments['display only']).fields.map(({ id }) => id)).toEqual([
      '#groupTitle_0',
      '#divider_7',
      '#divider_7_2',
      '#paragraph_3',
    ]);
  });

  it.each(standardFields.map(({ kind }) => kind))('writes and reads a new field: %s', (kind) => {
    const document = createFormDocument([createField(kind, { id: 'f', label: '新' })]);
    const again = decodeFormDocument(JSON.stringify(encodeFormDocument(document)));
    expect(again.fields).toEqual(document.fields.map((field) => ({ ...field, wire: again.fields[0]?.wire })));
  });
});
