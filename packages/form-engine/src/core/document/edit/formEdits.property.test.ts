import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createEditorStore } from '../../../editor/editorStore.js';
import { compileForm } from '../../compile/compileForm.js';
import { standardRegistry } from '../../registry/createRegistry.js';
import { layoutKinds } from '../../registry/layoutKinds.js';
import { seededRandom } from '../../testing/seededRandom.js';
import { visitDocument } from '../../testing/visitDocument.js';
import { decodeFormDocument } from '../decodeFormDocument.js';
import { encodeFormDocument } from '../encodeFormDocument.js';
import { type FormDocument } from '../FormDocument.js';
import { type LayoutNode } from '../LayoutNode.js';
import { addContainer, addField, changeKind, kindsForChange } from './addToForm.js';
import { countAt, findItem, formItems } from './formItems.js';
import { moveFormItems } from './moveFormItems.js';
import { removeItems } from './removeItems.js';
import { renameField } from './renameField.js';
import { duplicateItems, nudgeFormItems, wrapItems } from './wrapItems.js';

const registry = standardRegistry;

type Command = (draft: FormDocument) => readonly string[] | void;

/** One random command of the designer on a form as it is now. */
function randomCommand(document: FormDocument, random: () => number): Command {
  const pick = <Item>(list: readonly Item[]): Item | undefined => list[Math.floor(random() * list.length)];
  const items = formItems(document);
  const holders = ['', ...items];
  const holder = pick(holders) ?? '';
  const place = { holder, index: Math.floor(random() * (countAt(document, holder) + 1)) };
  const chosen = items.filter(() => random() < 0.1);
  const one = pick(items) ?? '';
  const kind = pick(layoutKinds);
  const definition = pick(registry.definitions);
  const commands: Command[] = [
    (draft) =>
      definition &&
      addField(draft, { definition, values: { label: `标题 ${Math.floor(random() * 99)}` }, place, registry }),
    (draft) => kind && addContainer(draft, { kind, titles: ['一', '二'], place, registry }),
    (draft) => moveFormItems(draft, random() < 0.5 ? [one] : chosen, place, registry),
    (draft) => nudgeFormItems(draft, [one], random() < 0.5 ? 1 : -1, registry),
    (draft) => removeItems(draft, random() < 0.7 ? [one] : chosen.slice(0, 3), { lift: random() < 0.5 }),
    (draft) => duplicateItems(draft, random() < 0.7 ? [one] : chosen.slice(0, 3), registry),
    (draft) => kind && wrapItems(draft, [one, ...chosen.slice(0, 2)], { kind, titles: ['页一', '页二'], registry }),
    (draft) =>
      renameField(draft, one, pick(['price', 'id', 'a b', `f${Math.floor(random() * 50)}`, 'Reason']) ?? '', registry),
    (draft) => {
      const item = findItem(draft, one);
      const other = item && 'field' in item ? pick(kindsForChange(item.field, registry)) : undefined;
      if (item && 'field' in item && other) changeKind(item.field, other);
    },
    (draft) => {
      const item = findItem(draft, one);
      const target = pick(items.filter((id) => !id.startsWith('@')));
      if (item && 'field' in item && target) item.field.visibleWhen = `not ({${target}} = 'x')`;
      if (item && 'field' in item && random() < 0.2) item.field.label = '';
      if (item?.type === 'node' && target) item.node.visibleWhen = `{${target}} != 1`;
    },
  ];
  return pick(commands) ?? (() => []);
}

/** What a document is, ids of its containers too, beyond what it was read from. */
function meaning({ fields, layout, rules, appearance }: FormDocument): unknown {
  const strip = (node: LayoutNode): unknown => {
    if (node.type === 'field') return node;
    const { wire: _wire, ...rest } = node;
    return 'panels' in rest
      ? {
          ...rest,
          panels: rest.panels.map(({ wire: _own, children, ...panel }) => ({
            ...panel,
            children: children.map(strip),
          })),
        }
      : { ...rest, children: rest.children.map(strip) };
  };
  const bare = (field: FormDocument['fields'][number]): unknown => {
    const { wire: _wire, ...rest } = field;
    // formulas are stored as their tokens, without the spaces between them
    if ('formula' in rest) return { ...rest, formula: rest.formula.replaceAll(' ', '') };
    return 'columns' in rest ? { ...rest, columns: rest.columns.map(bare) } : rest;
  };
  return JSON.parse(
    JSON.stringify({
      fields: fields.map(bare),
      layout: layout.map(strip),
      rules: rules.map(({ wire: _wire, ...rule }) => rule),
      appearance,
    }),
  );
}

describe('edits of a form', () => {
  it('are taken back by undo, whatever 200 of them were', () => {
    for (let seed = 1; seed <= 2; seed += 1) {
      const random = seededRandom(seed);
      const store = createEditorStore({ document: visitDocument, idsOf: formItems });
      for (let step = 0; step < 200; step += 1) {
        const command = randomCommand(store.getState().document, random);
        store.edit('step', (draft) => command(draft as FormDocument));
        if (random() < 0.05) store.undo();
      }
      while (store.redo());
      const last = store.getState().document;
      while (store.undo());
      expect(store.getState().document, `seed ${seed}`).toEqual(visitDocument);
      while (store.redo());
      expect(store.getState().document, `seed ${seed}`).toEqual(last);
    }
  });

  it('never reach a document that cannot be read again as it is, by 1,000 seeds', () => {
    const stored = decodeFormDocument(JSON.stringify(encodeFormDocument(visitDocument)));
    for (let seed = 1; seed <= 1_000; seed += 1) {
      const random = seededRandom(seed);
      const document = structuredClone(seed % 2 ? visitDocument : stored);
      for (let step = 0; step < 6; step += 1) randomCommand(document, random)(document);
      const again = decodeFormDocument(JSON.stringify(encodeFormDocument(document)));
      const [read, written] = [meaning(again), meaning(document)];
      // the matcher, which explains, takes longer than everything else
      if (!isDeepStrictEqual(read, written)) expect(read, `seed ${seed}`).toEqual(written);
      const told = ['unknownField', 'cycle', 'followsNothing'];
      const problems = compileForm(document).problems.filter(({ code }) => !told.includes(code));
      if (problems.length > 0) expect(problems, `seed ${seed}`).toEqual([]);
    }
  });
});
