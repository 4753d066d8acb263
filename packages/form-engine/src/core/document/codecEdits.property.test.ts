import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standardRegistry as registry } from '../registry/createRegistry.js';
import { layoutKinds } from '../registry/layoutKinds.js';
import { arbitraryForm } from '../testing/arbitraryForm.js';
import { decodeFormDocument } from './decodeFormDocument.js';
import { addContainer, addField } from './edit/addToForm.js';
import { countAt, findItem, type FormPlace, formItems, itemOf, nodeItem } from './edit/formItems.js';
import { moveFormItems } from './edit/moveFormItems.js';
import { removeItems } from './edit/removeItems.js';
import { duplicateItems, wrapItems } from './edit/wrapItems.js';
import { encodeFormDocument } from './encodeFormDocument.js';
import { type FormDocument } from './FormDocument.js';
import { type LayoutNode, type LayoutPanel } from './LayoutNode.js';
import { nodesOf } from './nodeIds.js';
import { placedLayout } from './placedLayout.js';
import { readAt, type WireNode, writeAt } from './WireNode.js';

/** What a document is edited by: numbers choose among what it has at that moment. */
const step = fc.record({
  command: fc.constantFrom<Command>('add', 'addContainer', 'move', 'remove', 'lift', 'wrap', 'duplicate'),
  item: fc.nat(99),
  holder: fc.nat(99),
  index: fc.nat(9),
  kind: fc.nat(99),
});
const ruleStep = fc.record({
  command: fc.constantFrom('add', 'remove', 'word', 'swap'),
  index: fc.nat(9),
});

type Command = 'add' | 'addContainer' | 'move' | 'remove' | 'lift' | 'wrap' | 'duplicate';
type Step = { command: Command; item: number; holder: number; index: number; kind: number };

describe('codec of edited forms', () => {
  it('writes what an edit did not touch exactly as it was stored, and gives it the same id again', () => {
    fc.assert(
      fc.property(arbitraryForm, fc.array(step, { minLength: 1, maxLength: 5 }), (stored, steps) => {
        const document = decodeFormDocument(structuredClone(stored));
        const before = storedItems(document.layout, stored.fields);
        const touched = new Set(steps.flatMap((one) => edit(document, one)));
        const written = JSON.parse(JSON.stringify(encodeFormDocument(document))) as WireNode;
        const after = storedItems(placedLayout(document), written.fields);
        for (const [id, json] of after) if (!touched.has(id) && before.has(id)) expect(json, id).toBe(before.get(id));
        expect(JSON.stringify({ ...written, fields: 0 })).toBe(JSON.stringify({ ...stored, fields: 0 }));
        const again = decodeFormDocument(written);
        expect(nodesOf(again.layout).map(({ id }) => id)).toEqual(nodesOf(document.layout).map(({ id }) => id));
        expect(JSON.stringify(encodeFormDocument(again))).toBe(JSON.stringify(written));
      }),
      { numRuns: 150 },
    );
  });

  it('keeps what each rule carries, whichever others go, come or change places', () => {
    fc.assert(
      fc.property(arbitraryForm, fc.array(ruleStep, { minLength: 1, maxLength: 5 }), (stored, steps) => {
        const { rules, ...document } = decodeFormDocument(stored);
        const expected = [...(stored.rules as WireNode[])];
        for (const { command, index } of steps) {
          const at = rules.length === 0 ? -1 : index % rules.length;
          const [rule, wire] = [rules[at], expected[at]];
          if (command === 'add' || !rule || !wire) {
            rules.push({ expression: '{f1}', message: '新', field: 'f1', wire: undefined });
            expected.push({ expression: '{f1}', message: '新', field: 'f1' });
          } else if (command === 'word') {
            rules[at] = { ...rule, message: `换 ${index}` };
            expected[at] = { ...wire, message: `换 ${index}` };
          } else {
            rules.splice(at, 1);
            expected.splice(at, 1);
            if (command === 'swap') {
              rules.push(rule);
              expected.push(wire);
            }
          }
        }
        const written = encodeFormDocument({ ...document, rules });
        expect(JSON.stringify(written.rules)).toBe(JSON.stringify(expected));
      }),
      { numRuns: 100 },
    );
  });
});

/** Does one step; answers the items whose own settings it may change. Writes on `document`. */
function edit(document: FormDocument, { command, item, holder, index, kind }: Step): string[] {
  const items = formItems(document);
  // into a subtable or out of it a field gets another name, which others may use
  const movable = items.filter((id) => id.startsWith('@') || !id.includes('.'));
  const holders = ['', ...movable.filter((id) => findItem(document, id)?.type !== 'field')];
  const pick = <Item>(list: readonly Item[], number: number) => list[number % list.length];
  const at = pick(holders, holder) ?? '';
  const place: FormPlace = { holder: at, index: index % (countAt(document, at) + 1) };
  const chosen = pick(command === 'remove' || command === 'duplicate' ? items : movable, item);
  const container = pick(layoutKinds, kind);
  const definition = pick(registry.definitions, kind);
  const options = { kind: container ?? layoutKinds[0]!, titles: ['一', '二'], registry };
  if (command === 'add' && definition) addField(document, { definition, values: { label: '新' }, place, registry });
  if (command === 'addContainer') addContainer(document, { ...options, place });
  if (chosen === undefined) return [];
  if (command === 'move') moveFormItems(document, [chosen], place, registry);
  if (command === 'wrap') wrapItems(document, [chosen], options);
  if (command === 'remove') removeItems(document, [chosen]);
  if (command === 'lift') removeItems(document, [chosen], { lift: true });
  if (command === 'duplicate') duplicateItems(document, [chosen], registry);
  // what is gone may leave its id to another one, and a subtable changes with its columns
  const left = new Set(formItems(document));
  const gone = items.filter((id) => !left.has(id));
  return chosen.includes('.') ? [...gone, chosen.split('.')[0] ?? ''] : gone;
}

/** The stored JSON of each item: of fields all of it, of containers and panels their own without what they hold. */
function storedItems(layout: readonly LayoutNode[], stored: unknown): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (part: LayoutNode | LayoutPanel, wire: WireNode) => {
    if ('type' in part && part.type === 'field') return found.set(itemOf(part), JSON.stringify(wire));
    const inner = 'panels' in part ? part.panels : 'children' in part ? part.children : [];
    const own = ['children', 'nodeId'].reduce((node, key) => writeAt(node, `__config__.${key}`, undefined), wire);
    found.set(nodeItem(part.id), JSON.stringify(own));
    const children = readAt(wire, '__config__.children');
    return inner.forEach((child, index) => visit(child, (children as WireNode[])[index] ?? {}));
  };
  layout.forEach((node, index) => visit(node, (stored as WireNode[])[index] ?? {}));
  return found;
}
