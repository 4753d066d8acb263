import { routeTitle } from '@smart-admin/layout/routing';
import { type Locale } from '@smart-admin/ui/messages';
import { type TreeNode } from '@smart-admin/ui/tree';

/** One thing that can be granted, as the server lists it. */
export interface AuthorityNode {
  id: string;
  parentId: string;
  kind: 'menu' | 'button' | 'list' | 'form' | 'data';
  fullName: string;
  /** Names of menu entries in other languages. */
  names: Parameters<typeof routeTitle>[0]['names'];
}

export type DataScope = 'all' | 'organizes' | 'departmentAndBelow' | 'department' | 'own';

/** Row rule of one page. */
export interface DataGrant {
  moduleId: string;
  scope: DataScope;
  organizeIds: string[];
}

export interface Grants {
  menu: string[];
  button: string[];
  list: string[];
  form: string[];
  data: DataGrant[];
}

/** What is ticked in the tree: ids of leaves, and the row rule of each page. */
export interface GrantSelection {
  checked: ReadonlySet<string>;
  scopes: ReadonlyMap<string, DataGrant>;
}

export interface GrantTreeTexts {
  visit: string;
  button: string;
  list: string;
  form: string;
  data: string;
}

const VISIT = '__visit';
const DATA = '__data';

/**
 * The menu as a tree of boxes. A page has a leaf for opening it, a group for each kind of code, and a leaf for its row
 * rule, so that one tree shows all five kinds of permission.
 */
export function buildGrantTree(
  nodes: readonly AuthorityNode[],
  texts: GrantTreeTexts,
  extraOf: (moduleId: string) => TreeNode['extra'],
  locale: Locale,
): TreeNode[] {
  const below = new Map<string, AuthorityNode[]>();
  for (const node of nodes) below.set(node.parentId, [...(below.get(node.parentId) ?? []), node]);
  const known = new Set(nodes.map(({ id }) => id));

  const toNode = (menu: AuthorityNode): TreeNode => {
    const inside = below.get(menu.id) ?? [];
    const menus = inside.filter(({ kind }) => kind === 'menu');
    if (menus.length > 0) return { id: menu.id, label: routeTitle(menu, locale), children: menus.map(toNode) };
    const group = (kind: 'button' | 'list' | 'form'): TreeNode[] => {
      const codes = inside.filter((node) => node.kind === kind);
      return codes.length === 0
        ? []
        : [
            {
              id: `${menu.id}__${kind}`,
              label: texts[kind],
              children: codes.map(({ id, fullName }) => ({ id, label: fullName, isLeaf: true })),
            },
          ];
    };
    const data: TreeNode[] = inside.some(({ kind }) => kind === 'data')
      ? [{ id: menu.id + DATA, label: texts.data, isLeaf: true, extra: extraOf(menu.id) }]
      : [];
    return {
      id: menu.id,
      label: routeTitle(menu, locale),
      children: [
        { id: menu.id + VISIT, label: texts.visit, isLeaf: true },
        ...group('button'),
        ...group('list'),
        ...group('form'),
        ...data,
      ],
    };
  };
  return nodes.filter(({ kind, parentId }) => kind === 'menu' && !known.has(parentId)).map(toNode);
}

/** What a holder has been given, as ticks of the tree. */
export function toSelection(grants: Grants): GrantSelection {
  return {
    checked: new Set([
      ...grants.menu.map((id) => id + VISIT),
      ...grants.button,
      ...grants.list,
      ...grants.form,
      ...grants.data.map(({ moduleId }) => moduleId + DATA),
    ]),
    scopes: new Map(grants.data.map((grant) => [grant.moduleId, grant])),
  };
}

/** The ticks as grants. Whatever is given on a page gives the page itself. */
export function toGrants({ checked, scopes }: GrantSelection, nodes: readonly AuthorityNode[]): Grants {
  const grants: Grants = { menu: [], button: [], list: [], form: [], data: [] };
  const pages = new Set<string>();
  const directories = new Set(nodes.filter(({ kind }) => kind === 'menu').map(({ parentId }) => parentId));
  for (const node of nodes) {
    if (node.kind === 'menu') {
      if (!directories.has(node.id) && checked.has(node.id + VISIT)) pages.add(node.id);
    } else if (checked.has(node.kind === 'data' ? node.parentId + DATA : node.id)) {
      pages.add(node.parentId);
      if (node.kind === 'data') grants.data.push(scopes.get(node.parentId) ?? ownRows(node.parentId));
      else grants[node.kind].push(node.id);
    }
  }
  return { ...grants, menu: [...pages] };
}

/** Ids of every leaf: all that can be ticked. */
export function allLeaves(tree: readonly TreeNode[]): string[] {
  return tree.flatMap((node) => (node.children ? allLeaves(node.children) : [node.id]));
}

/** Adds what others have been given; of two row rules the wider one stays. */
export function mergeSelections(one: GrantSelection, other: GrantSelection): GrantSelection {
  const scopes = new Map(one.scopes);
  for (const [id, grant] of other.scopes) {
    const present = scopes.get(id);
    if (!present || WIDTH.indexOf(grant.scope) < WIDTH.indexOf(present.scope)) scopes.set(id, grant);
  }
  return { checked: new Set([...one.checked, ...other.checked]), scopes };
}

export function ownRows(moduleId: string): DataGrant {
  return { moduleId, scope: 'own', organizeIds: [] };
}

/** From the widest to the narrowest. */
const WIDTH: readonly DataScope[] = ['all', 'organizes', 'departmentAndBelow', 'department', 'own'];
