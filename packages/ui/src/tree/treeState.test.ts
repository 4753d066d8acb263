import { describe, expect, it } from 'vitest';
import { checkStates, halfCheckedIds, toggleCheck } from './treeChecks.js';
import { findRowByLetter, treeKeyAction } from './treeKeyboard.js';
import { type TreeNode } from './treeNode.js';
import { visibleRows } from './treeRows.js';
import { expandableIds, indexTree, searchTree, treePath, withLoadedChildren } from './treeState.js';

const NODES: TreeNode[] = [
  {
    id: 'group',
    label: '集团',
    children: [
      {
        id: 'head',
        label: '总部',
        children: [
          { id: 'dev', label: '研发部' },
          { id: 'hr', label: '人力部', disabled: true },
        ],
      },
      { id: 'south', label: '城南分公司' },
    ],
  },
];
const ids = (expanded: string[], visible?: Set<string>) =>
  visibleRows(NODES, { expanded: new Set(expanded), visible })
    .slice()
    .map((row) => row.node.id);

describe('visibleRows', () => {
  it('shows the children of expanded nodes only', () => {
    expect(ids([])).toEqual(['group']);
    expect(ids(['group'])).toEqual(['group', 'head', 'south']);
    expect(ids(['group', 'head'])).toEqual(['group', 'head', 'dev', 'hr', 'south']);
  });

  it('knows level, place among siblings and parent', () => {
    const row = visibleRows(NODES, { expanded: new Set(['group', 'head']) }).at(3);
    expect(row).toMatchObject({ level: 3, position: 2, setSize: 2, parentId: 'head', isExpandable: false });
  });

  it('offers the arrow on unknown children only while loading lazily', () => {
    const lazy = (isLeaf?: boolean) =>
      visibleRows([{ id: 'a', label: 'a', isLeaf }], { expanded: new Set(), isLazy: true }).at(0)?.isExpandable;
    expect(lazy()).toBe(true);
    expect(lazy(true)).toBe(false);
    expect(visibleRows([{ id: 'a', label: 'a' }], { expanded: new Set() }).at(0)?.isExpandable).toBe(false);
  });

  it('finds each of ten thousand rows, and none beyond them', () => {
    const big = Array.from({ length: 100 }, (_, group) => ({
      id: `g${group}`,
      label: 'g',
      children: Array.from({ length: 99 }, (_child, index) => ({ id: `g${group}-${index}`, label: 'n' })),
    }));
    const rows = visibleRows(big, { expanded: new Set(expandableIds(big)) });
    expect(rows).toHaveLength(10_000);
    expect(rows.slice(99, 102).map((row) => row.node.id)).toEqual(['g0-98', 'g1', 'g1-0']);
    expect(rows.at(10_000)).toBeUndefined();
    expect(rows.at(-1)).toBeUndefined();
  });

  it('counts the same rows in every direction, whatever stands open', () => {
    const deep = (prefix: string, depth: number): TreeNode[] =>
      Array.from({ length: 3 }, (_, index) => {
        const id = `${prefix}${index}`;
        return { id, label: id, children: depth > 1 ? deep(id, depth - 1) : undefined };
      });
    const nodes = deep('n', 4);
    for (const closed of expandableIds(nodes)) {
      const expanded = new Set(expandableIds(nodes).filter((id) => id !== closed));
      const rows = visibleRows(nodes, { expanded });
      const walked: string[] = [];
      const walk = (list: readonly TreeNode[]) => {
        for (const node of list) {
          walked.push(node.id);
          if (expanded.has(node.id)) walk(node.children ?? []);
        }
      };
      walk(nodes);
      expect(rows.slice().map((row) => row.node.id)).toEqual(walked);
      expect(walked.map((id) => rows.indexOf(id))).toEqual(walked.map((_, index) => index));
      expect(rows.indexOf(`${closed}0`)).toBe(-1);
    }
  });
});

describe('searchTree', () => {
  it('keeps matches with their ancestors and descendants and opens the ancestors', () => {
    const found = searchTree(NODES, (label) => label.includes('研发'));
    expect([...(found?.visible ?? [])].sort()).toEqual(['dev', 'group', 'head']);
    expect(ids([...(found?.open ?? [])], found?.visible)).toEqual(['group', 'head', 'dev']);
    expect(searchTree(NODES, (label) => label === '总部')?.visible.has('hr')).toBe(true);
    expect(searchTree(NODES, null)).toBeNull();
  });
});

describe('paths and lazy children', () => {
  it('gives the path root first and merges loaded children', () => {
    expect(treePath(indexTree(NODES), 'dev').map((node) => node.label)).toEqual(['集团', '总部', '研发部']);
    expect(treePath(indexTree(NODES), 'nobody')).toEqual([]);
    const merged = withLoadedChildren(NODES, new Map([['south', [{ id: 'lot', label: '车场' }]]]));
    expect(indexTree(merged).get('lot')?.parentId).toBe('south');
  });
});

const nodeOf = (id: string): TreeNode => indexTree(NODES).get(id)?.node ?? { id, label: '' };

describe('checks', () => {
  it('a full set of children checks the parent, a part makes it half', () => {
    const stateOf = (id: string, checked: string[]) => checkStates(new Set(checked))(nodeOf(id));
    expect(stateOf('head', ['dev'])).toBe('indeterminate');
    expect(stateOf('group', ['dev'])).toBe('indeterminate');
    expect(stateOf('head', ['dev', 'hr'])).toBe('checked');
    expect(stateOf('head', [])).toBe('unchecked');
    expect(halfCheckedIds(NODES, new Set(['dev']))).toEqual(expect.arrayContaining(['head', 'group']));
  });

  it('a click on a parent takes its enabled descendants along and leaves disabled ones', () => {
    const all = toggleCheck(NODES, new Set(), 'group');
    expect([...all].sort()).toEqual(['dev', 'south']);
    expect([...toggleCheck(NODES, all, 'group')]).toEqual([]);
  });

  it('a click on a half box fills it', () => {
    expect([...toggleCheck(NODES, new Set(['south']), 'group')].sort()).toEqual(['dev', 'south']);
  });

  it('checks strictly one node alone', () => {
    expect([...toggleCheck(NODES, new Set(), 'group', true)]).toEqual(['group']);
    expect(checkStates(new Set(['group']), true)(nodeOf('dev'))).toBe('unchecked');
  });
});

describe('keyboard', () => {
  const rows = visibleRows(NODES, { expanded: new Set(['group']) });
  it('follows the ARIA tree pattern', () => {
    expect(treeKeyAction('ArrowDown', rows, 0)).toEqual({ move: 1 });
    expect(treeKeyAction('ArrowRight', rows, 0)).toEqual({ move: 1 });
    expect(treeKeyAction('ArrowRight', rows, 1)).toEqual({ expand: true });
    expect(treeKeyAction('ArrowLeft', rows, 0)).toEqual({ expand: false });
    expect(treeKeyAction('ArrowLeft', rows, 2)).toEqual({ move: 0 });
    expect(treeKeyAction('End', rows, 0)).toEqual({ move: 2 });
    expect(treeKeyAction('Tab', rows, 0)).toBeUndefined();
  });

  it('finds the next row by its first letter', () => {
    expect(findRowByLetter(rows, '城', 0)).toBe(2);
    expect(findRowByLetter(rows, 'x', 0)).toBe(-1);
  });
});
