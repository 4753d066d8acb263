import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createEditorStore } from './editorStore.js';
import { moveItems, nudgeItems } from './moveItems.js';

interface Item {
  id: string;
  label: string;
}
interface Sheet {
  title: string;
  items: Item[];
}

const sheet: Sheet = { title: '', items: ['a', 'b', 'c', 'd'].map((id) => ({ id, label: id })) };
const idsOf = ({ items }: Sheet) => items.map(({ id }) => id);
const open = (options: { readOnly?: boolean; now?: () => number } = {}) =>
  createEditorStore({ document: sheet, idsOf, ...options });

describe('editor store', () => {
  it('still says that it was changed where more was done than can be undone', () => {
    const store = open();
    const write = (count: number) => {
      for (let step = 0; step < count; step += 1) store.edit('改标题', (draft) => void (draft.title += '字'));
    };
    write(502);
    while (store.undo());
    expect(store.getState()).toMatchObject({ document: { title: '字字' }, undoLabel: null, isChanged: true });
    store.markSaved();
    expect(store.getState().isChanged).toBe(false);
    write(1);
    expect(store.getState().isChanged).toBe(true);
    store.undo();
    expect(store.getState().isChanged).toBe(false);
  });

  it('takes steps back and does them again, each with its name', () => {
    const store = open();
    store.edit('改标题', (draft) => void (draft.title = '访客'));
    store.edit('删除列', (draft) => void draft.items.splice(1, 1));
    expect(store.getState()).toMatchObject({ undoLabel: '删除列', redoLabel: null, isChanged: true });
    store.undo();
    expect(store.getState()).toMatchObject({ undoLabel: '改标题', redoLabel: '删除列' });
    expect(idsOf(store.getState().document)).toEqual(['a', 'b', 'c', 'd']);
    store.undo();
    expect(store.getState().document).toEqual(sheet);
    expect(store.getState().isChanged).toBe(false);
    expect(store.undo()).toBe(false);
    store.redo();
    store.redo();
    expect(store.getState().document).toEqual({
      title: '访客',
      items: sheet.items.filter(({ id }) => id !== 'b'),
    });
  });

  it('takes over what others changed, and undoes its own changes alone, without what is gone', () => {
    const store = createEditorStore<Record<string, { start: number; end: number }>>({
      document: { a: { start: 1, end: 2 }, b: { start: 1, end: 2 } },
      idsOf: (document) => Object.keys(document),
    });
    store.select({ ids: ['b'], anchor: 'b' });
    store.edit('移动', (draft) => {
      for (const each of Object.values(draft)) each.start = 0;
    });
    store.edit('新增', (draft) => void (draft.c = { start: 5, end: 6 }), { group: 'c' });
    store.edit('新增', (draft) => void (draft.c && (draft.c.end = 9)), { group: 'c' });
    store.receive({ a: { start: 0, end: 7 }, c: { start: 5, end: 9 } });
    expect(store.getState()).toMatchObject({ undoLabel: '新增', selection: { ids: [] } });
    store.undo();
    store.undo();
    expect(store.getState().document).toEqual({ a: { start: 1, end: 7 } });
    store.redo();
    store.redo();
    expect(store.getState().document).toEqual({ a: { start: 0, end: 7 }, c: { start: 5, end: 9 } });
  });

  it('keeps what did not change as the same object', () => {
    const store = open();
    store.edit('改标题', (draft) => void (draft.title = '访客'));
    expect(store.getState().document.items).toBe(sheet.items);
  });

  it('makes one step of typing in one setting within a second, not across a pause, an undo or a save', () => {
    let time = 0;
    const store = open({ now: () => time });
    const type = (title: string, after: number) => {
      time += after;
      store.edit('标题', (draft) => void (draft.title = title), { group: 'title' });
    };
    type('访', 0);
    type('访客', 900);
    type('访客表', 900);
    type('访客表单', 1_100);
    store.undo();
    expect(store.getState().document.title).toBe('访客表');
    store.undo();
    expect(store.getState().document.title).toBe('');
    type('车', 100);
    store.markSaved();
    type('车场', 100);
    store.undo();
    expect(store.getState()).toMatchObject({ document: { title: '车' }, isChanged: false });
  });

  it('forgets what was undone when something else is done', () => {
    const store = open();
    store.edit('一', (draft) => void (draft.title = '一'));
    store.undo();
    store.edit('二', (draft) => void (draft.title = '二'));
    expect(store.redo()).toBe(false);
  });

  it('brings the selection of the moment back, without what is gone', () => {
    const store = open();
    store.select({ ids: ['b', 'c'], anchor: 'b' });
    store.edit('删除', (draft) => {
      draft.items = draft.items.filter(({ id }) => id !== 'b' && id !== 'c');
      return ['d'];
    });
    expect(store.getState().selection.ids).toEqual(['d']);
    store.undo();
    expect(store.getState().selection).toEqual({ ids: ['b', 'c'], anchor: 'b' });
    store.redo();
    expect(store.getState().selection.ids).toEqual(['d']);
    store.select({ ids: ['c', 'a'], anchor: 'c' });
    expect(store.getState().selection).toEqual({ ids: ['a'], anchor: null });
  });

  it('tells another selection from the same one under other ids', () => {
    const store = open();
    const key = () => store.getState().selectionKey;
    store.select({ ids: ['b'], anchor: 'b' });
    const first = key();
    const rename = (to: string, renames: boolean) =>
      store.edit(
        '改名',
        (draft) => {
          const item = draft.items.find(({ id }) => store.getState().selection.ids.includes(id));
          if (item) item.id = to;
          return [to];
        },
        { renames },
      );
    rename('x', true);
    expect(store.getState().selection.ids).toEqual(['x']);
    expect(key()).toBe(first);
    store.select({ ids: ['x'], anchor: 'x' });
    expect(key()).toBe(first);
    store.select({ ids: ['c'], anchor: 'c' });
    expect(key()).not.toBe(first);
  });

  it('says nothing and keeps no step where nothing changes', () => {
    const store = open();
    const listener = vi.fn();
    store.subscribe(listener);
    expect(store.edit('标题', (draft) => void (draft.title = ''))).toBe(false);
    expect(listener).not.toHaveBeenCalled();
  });

  it('puts another document in its place, and takes that back too', () => {
    const store = open();
    store.edit('标题', (draft) => void (draft.title = '一'));
    store.replace('恢复草稿', { title: '草稿', items: [{ id: 'z', label: '' }] });
    expect(store.getState().document.title).toBe('草稿');
    store.undo();
    expect(store.getState().document).toEqual({ ...sheet, title: '一' });
    store.redo();
    expect(idsOf(store.getState().document)).toEqual(['z']);
  });

  it('changes nothing while it is read-only, and can be selected in', () => {
    const store = open({ readOnly: true });
    expect(store.edit('标题', (draft) => void (draft.title = 'x'))).toBe(false);
    store.select({ ids: ['a'], anchor: 'a' });
    expect(store.getState().selection.ids).toEqual(['a']);
    store.setReadOnly(false);
    expect(store.edit('标题', (draft) => void (draft.title = 'x'))).toBe(true);
  });

  it('leads back through any edits and forward again', () => {
    const edit = fc.oneof(
      fc.record({ kind: fc.constant('title' as const), text: fc.string() }),
      fc.record({ kind: fc.constant('label' as const), at: fc.nat(5), text: fc.string() }),
      fc.record({ kind: fc.constant('add' as const), at: fc.nat(5), id: fc.uuid() }),
      fc.record({ kind: fc.constant('remove' as const), at: fc.nat(5) }),
      fc.record({ kind: fc.constant('move' as const), ids: fc.subarray(['a', 'b', 'c', 'd']), to: fc.nat(5) }),
      fc.record({ kind: fc.constant('nudge' as const), ids: fc.subarray(['a', 'b', 'c', 'd']) }),
    );
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 30 }), fc.array(fc.boolean()), (edits, groups) => {
        const store = open({ now: () => 0 });
        const seen = [store.getState().document];
        for (const [index, step] of edits.entries()) {
          const changed = store.edit(
            step.kind,
            (draft) => {
              if (step.kind === 'title') draft.title = step.text;
              else if (step.kind === 'label' && draft.items[step.at]) draft.items[step.at]!.label = step.text;
              else if (step.kind === 'add') draft.items.splice(step.at, 0, { id: step.id, label: '' });
              else if (step.kind === 'remove') draft.items.splice(step.at, 1);
              else if (step.kind === 'move') moveItems(draft.items, step.ids, step.to);
              else if (step.kind === 'nudge') nudgeItems(draft.items, step.ids, -1);
            },
            { group: groups[index] ? step.kind : undefined },
          );
          if (changed) seen.push(store.getState().document);
        }
        const last = store.getState().document;
        let undone = 0;
        while (store.undo()) {
          undone += 1;
          expect(seen).toContainEqual(store.getState().document);
        }
        expect(store.getState().document).toEqual(sheet);
        for (let step = 0; step < undone; step += 1) store.redo();
        expect(store.getState().document).toEqual(last);
        expect(store.redo()).toBe(false);
      }),
    );
  });
});

describe('moving items', () => {
  const items = () => sheet.items.map((item) => ({ ...item }));
  const ids = (list: readonly Item[]) => list.map(({ id }) => id).join('');

  it('puts several together at a place', () => {
    const list = items();
    moveItems(list, ['d', 'b'], 1);
    expect(ids(list)).toBe('abdc');
    moveItems(list, ['a'], 4);
    expect(ids(list)).toBe('bdca');
  });

  it('moves by one and stops at the ends', () => {
    const list = items();
    expect(nudgeItems(list, ['a'], -1)).toBe(false);
    expect(nudgeItems(list, ['b', 'c'], 1)).toBe(true);
    expect(ids(list)).toBe('adbc');
    expect(nudgeItems(list, ['c'], 1)).toBe(false);
    expect(nudgeItems(list, [], 1)).toBe(false);
  });
});
