import { create } from 'mutative';
import { describe, expect, it, vi } from 'vitest';
import { standardRegistry } from '../../registry/createRegistry.js';
import { layoutKinds } from '../../registry/layoutKinds.js';
import { kindsWithRating } from '../../../testing/ratingKind.js';
import { createField, createFormDocument } from '../createField.js';
import { type FormDocument } from '../FormDocument.js';
import { fieldsOfLayout } from '../LayoutNode.js';
import { addContainer, addField, changeKind, kindsForChange } from './addToForm.js';
import { copyParts } from './FormPart.js';
import { findItem, formItems } from './formItems.js';
import { insertParts } from './insertParts.js';
import { canMove, moveFormItems } from './moveFormItems.js';
import { removeItems } from './removeItems.js';
import { renameField, renameProblem } from './renameField.js';
import { duplicateItems, nudgeFormItems, wrapItems } from './wrapItems.js';

const registry = standardRegistry;
const kindOf = (type: string) => layoutKinds.find((kind) => kind.type === type)!;
const definitionOf = (kind: string) => registry.get(kind)!;

const order = createFormDocument(
  [
    createField('text', { id: 'title', label: '标题' }),
    createField('number', { id: 'price', label: '单价' }),
    createField('number', { id: 'discount', label: '折扣', visibleWhen: "{price} > 10 and {title} != '{price}'" }),
    createField('subtable', {
      id: 'items',
      label: '明细',
      summaryFields: ['count'],
      columns: [
        createField('number', { id: 'count', label: '数量' }),
        createField('calculate', { id: 'amount', label: '金额', formula: '{count} × {price}' }),
      ],
    }),
    createField('calculate', { id: 'total', label: '合计', formula: 'SUM({items.amount})' }),
  ],
  { rules: [{ expression: '{price} >= 0', message: '不能为负', field: 'price' }] },
);

/** The document after an edit, and what the edit answered. */
function edit<Result>(run: (draft: FormDocument) => Result, document = order): [FormDocument, Result] {
  let result: Result | undefined;
  const next = create(document, (draft) => {
    result = run(draft as FormDocument);
  });
  return [next, result as Result];
}

const fieldOf = (document: FormDocument, path: string) => {
  const item = findItem(document, path);
  return item && 'field' in item ? (item.field as unknown as Record<string, unknown>) : undefined;
};

describe('addField', () => {
  it('adds a field with a free name where it is put, and the fields stand in the order of the page', () => {
    const place = { holder: '', index: 1 };
    const [next, items] = edit((draft) =>
      addField(draft, { definition: definitionOf('text'), values: { label: '备注' }, place, registry }),
    );
    expect(items).toEqual(['text1']);
    expect(next.fields.map(({ id }) => id)).toEqual(['title', 'text1', 'price', 'discount', 'items', 'total']);
    expect(fieldsOfLayout(next.layout)).toEqual(next.fields.map(({ id }) => id));
  });

  it('gives no number of a field that is gone: the new one would get its values', () => {
    const add = (document: FormDocument) =>
      edit(
        (draft) =>
          addField(draft, {
            ...{ definition: definitionOf('text'), values: { label: '电话' }, registry },
            place: { holder: '', index: 0 },
          }),
        document,
      )[0];
    vi.useFakeTimers({ now: new Date('2026-11-28T10:00:00Z') });
    const first = add(order);
    const [without] = edit((draft) => removeItems(draft, ['text1']), first);
    vi.setSystemTime(new Date('2026-11-28T10:00:05Z'));
    const numbers = [first, add(without), add(add(without))].map((document) => fieldOf(document, 'text1')?.formId);
    vi.useRealTimers();
    expect(new Set(numbers.slice(0, 2)).size).toBe(2);
    expect(numbers.every((number) => Number(number) > 100)).toBe(true);
  });

  it('gives no name of a field that was released and is gone: its column keeps values', () => {
    const options = {
      ...{ definition: definitionOf('text'), values: { label: '备注' }, registry, place: { holder: '', index: 0 } },
      taken: new Set(['text1', 'Title1']),
    };
    const [next, items] = edit((draft) => addField(draft, options));
    expect(items).toEqual(['text2']);
    const [copied] = edit((draft) => duplicateItems(draft, ['title'], registry, options), next);
    expect(copied.fields.map(({ id }) => id)).toContain('title2');
  });

  it('adds columns, never a subtable in a subtable', () => {
    const place = { holder: 'items', index: 0 };
    const add = (kind: string) =>
      edit((draft) => addField(draft, { definition: definitionOf(kind), values: { label: '列' }, place, registry }));
    expect(add('date')[1]).toEqual(['items.date1']);
    expect(add('subtable')).toEqual([order, []]);
  });

  it('adds fields of kinds that an application brings along', () => {
    const definition = kindsWithRating.registry.get('acme.rating')!;
    const place = { holder: '', index: 0 };
    const options = { definition, values: { label: '评分' }, place, registry: kindsWithRating.registry };
    expect(edit((draft) => addField(draft, options))[1]).toEqual(['rating1']);
  });
});

describe('renameField', () => {
  it('lets everything that names the field go along, and leaves texts alone', () => {
    const [next, items] = edit((draft) => renameField(draft, 'price', 'unitPrice', registry));
    expect(items).toEqual(['unitPrice']);
    expect(fieldOf(next, 'discount')?.visibleWhen).toBe("{unitPrice} > 10 and {title} != '{price}'");
    expect(fieldOf(next, 'items.amount')?.formula).toBe('{count} × {unitPrice}');
    expect(next.rules[0]).toMatchObject({ expression: '{unitPrice} >= 0', field: 'unitPrice' });
    expect(fieldsOfLayout(next.layout)).toContain('unitPrice');
  });

  it('lets sums and rows go along with a column and a subtable', () => {
    const [column] = edit((draft) => renameField(draft, 'items.count', 'pieces', registry));
    expect(fieldOf(column, 'items.amount')?.formula).toBe('{pieces} × {price}');
    expect(fieldOf(column, 'items')?.summaryFields).toEqual(['pieces']);
    const [table] = edit((draft) => renameField(draft, 'items', 'lines', registry));
    expect(fieldOf(table, 'total')?.formula).toBe('SUM({lines.amount})');
    expect(fieldOf(table, 'lines')?.summaryFields).toEqual(['count']);
  });

  it('lets the texts in other languages go along', () => {
    const document: FormDocument = {
      ...order,
      texts: { en: { 'fields.items.count.label': 'Pieces', 'titles.x': 'X' } },
    };
    const [next] = edit((draft) => renameField(draft, 'items.count', 'pieces', registry), document);
    expect(next.texts).toEqual({ en: { 'fields.items.pieces.label': 'Pieces', 'titles.x': 'X' } });
  });

  it('also follows a formula that is half written', () => {
    const [half] = edit((draft) => void (draft.fields[2]!.visibleWhen = '({price} > '));
    expect(
      fieldOf(edit((draft) => renameField(draft, 'price', 'cost', registry), half)[0], 'discount')?.visibleWhen,
    ).toBe('({cost} > ');
  });

  it('refuses names that are none, are reserved, are taken, or that a column would hide', () => {
    expect(renameProblem(order, 'price', '1a')).toBe('format');
    expect(renameProblem(order, 'price', 'id')).toBe('reserved');
    expect(renameProblem(order, 'price', 'TITLE')).toBe('taken');
    expect(renameProblem(order, 'price', 'count')).toBe('taken');
    expect(renameProblem(order, 'items.count', 'price')).toBe('taken');
    expect(renameProblem(order, 'price', 'Price')).toBeUndefined();
    expect(edit((draft) => renameField(draft, 'price', 'title', registry))).toEqual([order, []]);
  });
});

describe('moveFormItems', () => {
  it('keeps expressions meaning the same field when it becomes a column and back', () => {
    const [inside, items] = edit((draft) => moveFormItems(draft, ['price'], { holder: 'items', index: 0 }, registry));
    expect(items).toEqual(['items.price']);
    expect(fieldOf(inside, 'items.amount')?.formula).toBe('{count} × {price}');
    expect(fieldOf(inside, 'discount')?.visibleWhen).toContain('{items.price} > 10');
    const [outside] = edit(
      (draft) => moveFormItems(draft, ['items.count'], { holder: '', index: 0 }, registry),
      inside,
    );
    expect(fieldOf(outside, 'items.amount')?.formula).toBe('{count} × {price}');
    expect(fieldOf(outside, 'items')?.summaryFields).toEqual([]);
    expect(outside.fields[0]?.id).toBe('count');
  });

  it('counts the place as things stand before', () => {
    const [next] = edit((draft) => moveFormItems(draft, ['title', 'price'], { holder: '', index: 4 }, registry));
    expect(next.fields.map(({ id }) => id)).toEqual(['discount', 'items', 'title', 'price', 'total']);
    const [nudged] = edit((draft) => nudgeFormItems(draft, ['price'], -1, registry));
    expect(nudged.fields.map(({ id }) => id).slice(0, 2)).toEqual(['price', 'title']);
    expect(edit((draft) => nudgeFormItems(draft, ['title'], -1, registry))).toEqual([order, []]);
  });

  it('refuses a container in itself and a subtable in a subtable', () => {
    const [wrapped, items] = edit((draft) =>
      wrapItems(draft, ['title', 'price'], { kind: kindOf('card'), titles: ['基本'], registry }),
    );
    const [card = ''] = items;
    expect(canMove(wrapped, [card], card)).toBe(false);
    expect(canMove(wrapped, ['items'], 'items')).toBe(false);
    expect(canMove(wrapped, [card], 'items')).toBe(false);
    expect(canMove(wrapped, ['total'], card)).toBe(true);
  });
});

describe('containers', () => {
  it('take what they are put around, and give it back when they are taken away alone', () => {
    const [wrapped, items] = edit((draft) =>
      wrapItems(draft, ['price', 'discount'], { kind: kindOf('tabs'), titles: ['一', '二'], registry }),
    );
    expect(formItems(wrapped)).toEqual([
      'title',
      '@n1',
      '@n2',
      'price',
      'discount',
      '@n3',
      'items',
      'items.count',
      'items.amount',
      'total',
    ]);
    expect(edit((draft) => removeItems(draft, items, { lift: true }), wrapped)[0]).toEqual(order);
    const [removed, next] = edit((draft) => removeItems(draft, items), wrapped);
    expect(removed.fields.map(({ id }) => id)).toEqual(['title', 'items', 'total']);
    expect(next).toEqual(['items']);
  });

  it('go with their last panel', () => {
    const place = { holder: '', index: 0 };
    const [tabs] = edit((draft) => addContainer(draft, { kind: kindOf('tabs'), titles: ['一'], place, registry }));
    expect(edit((draft) => removeItems(draft, ['@n2']), tabs)[0]).toEqual(order);
  });

  it('do not nest deeper than can be read', () => {
    let document = order;
    let holder = '';
    for (let depth = 0; depth < 25; depth += 1) {
      const at = { holder, index: 0 };
      const [next, [item]] = edit(
        (draft) => addContainer(draft, { kind: kindOf('row'), titles: [], place: at, registry }),
        document,
      );
      document = next;
      holder = item ?? holder;
    }
    expect(formItems(document).filter((id) => id.startsWith('@'))).toHaveLength(20);
  });
});

describe('copies', () => {
  it('have names of their own, and their expressions mean the copies', () => {
    const [next, items] = edit((draft) => duplicateItems(draft, ['price', 'discount', 'items'], registry));
    expect(items).toEqual(['price1', 'discount1', 'items1']);
    expect(fieldOf(next, 'discount1')?.visibleWhen).toContain('{price1} > 10 and {title}');
    expect(fieldOf(next, 'items1')?.summaryFields).toEqual(['count1']);
    expect(fieldOf(next, 'items1.amount1')?.formula).toBe('{count1} × {price1}');
    expect(fieldOf(next, 'discount')?.visibleWhen).toContain('{price} > 10');
  });

  it('can be pasted into another form', () => {
    const parts = copyParts(order, ['price', 'items']);
    const [next, items] = edit(
      (draft) => insertParts(draft, parts, { holder: '', index: 0 }, registry),
      createFormDocument([]),
    );
    expect(items).toEqual(['price', 'items']);
    expect(next.fields).toHaveLength(2);
  });
});

describe('changeKind', () => {
  it('offers kinds that store the same, and keeps what both have', () => {
    const choice = createField('select', {
      id: 'a',
      label: '类型',
      required: true,
      options: [{ value: '1', label: '一' }],
    });
    const kinds = kindsForChange(choice, registry).map(({ kind }) => kind);
    expect(kinds).toContain('radio');
    expect(kinds).not.toContain('number');
    const [next] = edit((draft) => changeKind(draft.fields[0]!, definitionOf('radio')), createFormDocument([choice]));
    expect(next.fields[0]).toMatchObject({
      kind: 'radio',
      label: '类型',
      required: true,
      options: [{ value: '1', label: '一' }],
    });
    expect(next.fields[0]).not.toHaveProperty('multiple');
  });
});
