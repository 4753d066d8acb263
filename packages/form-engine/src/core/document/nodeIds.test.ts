import { describe, expect, it } from 'vitest';
import { standardRegistry as registry } from '../registry/createRegistry.js';
import { layoutKinds } from '../registry/layoutKinds.js';
import { container, control, form, panel } from '../testing/storedControls.js';
import { decodeFormDocument } from './decodeFormDocument.js';
import { addContainer } from './edit/addToForm.js';
import { moveFormItems } from './edit/moveFormItems.js';
import { removeItems } from './edit/removeItems.js';
import { renameField } from './edit/renameField.js';
import { duplicateItems } from './edit/wrapItems.js';
import { encodeFormDocument } from './encodeFormDocument.js';
import { type FormDocument } from './FormDocument.js';
import { nodesOf } from './nodeIds.js';
import { readAt, type WireNode } from './WireNode.js';

const stored = form([
  container('card', [control('comInput', 'a')], { header: '甲' }),
  container('tab', [panel('一', [control('comInput', 'b')]), panel('二', [container('row', [])])]),
  container('card', [control('comInput', 'c')], { header: '乙' }),
]);
const ids = ({ layout }: FormDocument) => nodesOf(layout).map(({ id }) => id);
const card = layoutKinds.find(({ type }) => type === 'card');

/** The form after an edit, saved and opened again. */
function reopened(edit: (document: FormDocument) => void): { document: FormDocument; written: WireNode[] } {
  const document = decodeFormDocument(structuredClone(stored));
  edit(document);
  const wire = JSON.parse(JSON.stringify(encodeFormDocument(document))) as { fields: WireNode[] };
  return { document: decodeFormDocument(wire), written: wire.fields };
}

describe('ids of containers', () => {
  it('stay as they are when a container is put before them, and only the new one is written with its id', () => {
    const { document, written } = reopened((draft) => {
      if (card) addContainer(draft, { kind: card, titles: ['新'], place: { holder: '', index: 0 }, registry });
    });
    expect(ids(document)).toEqual(['n7', 'n1', 'n2', 'n3', 'n4', 'n5', 'n6']);
    expect(readAt(written[0] ?? {}, '__config__.nodeId')).toBe('n7');
    expect(written.slice(1)).toEqual(stored.fields);
  });

  it('stay as they are when containers before them are moved or taken away', () => {
    expect(ids(reopened((draft) => removeItems(draft, ['@n1'])).document)).toEqual(['n2', 'n3', 'n4', 'n5', 'n6']);
    const moved = reopened((draft) => moveFormItems(draft, ['@n6'], { holder: '', index: 0 }, registry));
    expect(ids(moved.document)).toEqual(['n6', 'n1', 'n2', 'n3', 'n4', 'n5']);
    expect(moved.written.slice(1)).toEqual((stored.fields as WireNode[]).slice(0, 2));
    expect(
      ids(reopened((draft) => moveFormItems(draft, ['@n4'], { holder: '@n2', index: 0 }, registry)).document),
    ).toEqual(['n1', 'n2', 'n4', 'n5', 'n3', 'n6']);
  });

  it('are new for a copy of a container, also of one that is stored with its id', () => {
    const { document } = reopened((draft) => removeItems(draft, ['@n1']));
    duplicateItems(document, ['@n2'], registry);
    const again = decodeFormDocument(encodeFormDocument(document));
    expect(ids(again)).toEqual(['n2', 'n3', 'n4', 'n5', 'n7', 'n8', 'n9', 'n10', 'n6']);
  });

  it('are those of no field and of one node alone, whatever is stored', () => {
    const id = (nodeId: unknown) => ({ smartKey: 'row', nodeId, children: [] });
    const odd = form([
      { __config__: id('n1') },
      { __config__: id('n1') },
      { __config__: id('a') },
      { __config__: id(7) },
      control('comInput', 'a'),
      control('comInput', 'n2'),
    ]);
    const document = decodeFormDocument(odd);
    expect(ids(document)).toEqual(['n1', 'n3', 'n4', 'n5']);
    expect(JSON.stringify(encodeFormDocument(document))).toBe(JSON.stringify(odd));
  });

  it('give way to a field that gets the same name', () => {
    const { document } = reopened((draft) => renameField(draft, 'a', 'n3', registry));
    expect(ids(document)).toEqual(['n1', 'n2', 'n7', 'n4', 'n5', 'n6']);
  });

  it('keep an emptied container of an unknown kind a container', () => {
    const unknown = decodeFormDocument(form([container('carousel', [control('comInput', 'a')])]));
    removeItems(unknown, ['a']);
    const again = decodeFormDocument(encodeFormDocument(unknown));
    expect(again.fields).toEqual([]);
    expect(again.layout).toMatchObject([{ type: 'row', id: 'n1', wire: { __config__: { smartKey: 'carousel' } } }]);
  });
});
