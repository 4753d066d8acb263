import { routeTitle } from '@smart-admin/layout/routing';
import { type Locale } from '@smart-admin/ui/messages';
import { type AuthorityNode, type DataScope } from '../grants.js';

/** Columns that most pages have; the rest of a page's buttons stand together in one column. */
export const ACTIONS = ['visit', 'view', 'add', 'edit', 'remove', 'import', 'export'] as const;
export type Action = (typeof ACTIONS)[number];

/** One thing on a page that is given and taken away as one. */
export interface GrantItem {
  /** Ids of the codes behind it: several where one follows another (deleting several follows deleting). */
  ids: readonly string[];
  label: string;
  /** Whether the caller may change it. */
  isGivable: boolean;
}

/** A field of a page: its column in the list, and what may be done with it in the form. */
export interface GrantField {
  /** Name of the field. */
  code: string;
  label: string;
  list: GrantItem | undefined;
  read: GrantItem | undefined;
  write: GrantItem | undefined;
}

export interface MatrixPage {
  type: 'page';
  id: string;
  label: string;
  /** Titles of what is above it, then its own. */
  path: readonly string[];
  depth: number;
  actions: ReadonlyMap<Action, GrantItem>;
  others: readonly GrantItem[];
  fields: readonly GrantField[];
  /** Rows that the caller may give; undefined where the page has no row rules. */
  scopes: readonly DataScope[] | undefined;
  /** What 全部 gives: a field that may be written needs no right to read it. */
  items: readonly GrantItem[];
  /** Everything that can be given on it. */
  everything: readonly GrantItem[];
}

export interface MatrixFolder {
  type: 'folder';
  id: string;
  label: string;
  path: readonly string[];
  depth: number;
}

export type MatrixRow = MatrixPage | MatrixFolder;

export function isPage(row: MatrixRow): row is MatrixPage {
  return row.type === 'page';
}

/** The menu in its order: folders, each followed by what is in it. A page that has pages below it counts as a folder. */
export function readMatrix(nodes: readonly AuthorityNode[], locale: Locale): MatrixRow[] {
  const below = new Map<string, AuthorityNode[]>();
  for (const node of nodes) {
    const siblings = below.get(node.parentId);
    if (siblings) siblings.push(node);
    else below.set(node.parentId, [node]);
  }
  const known = new Set(nodes.map(({ id }) => id));
  const rows: MatrixRow[] = [];
  const visit = (menu: AuthorityNode, above: readonly string[]) => {
    const inside = below.get(menu.id) ?? [];
    const menus = inside.filter(({ kind }) => kind === 'menu');
    // an entry of the app may be called like that of the web
    const label = menu.inApp ? `${routeTitle(menu, locale)} · App` : routeTitle(menu, locale);
    const path = [...above, label];
    if (menus.length === 0) rows.push(readPage(menu, inside, { label, path, depth: above.length }));
    else {
      rows.push({ type: 'folder', id: menu.id, label, path, depth: above.length });
      for (const child of menus) visit(child, path);
    }
  };
  for (const node of nodes) if (node.kind === 'menu' && !known.has(node.parentId)) visit(node, []);
  return rows;
}

/** Codes of the buttons that have a column of their own. */
const BUTTONS: Readonly<Record<string, Action>> = {
  btn_detail: 'view',
  btn_add: 'add',
  btn_edit: 'edit',
  btn_remove: 'remove',
  btn_upload: 'import',
  btn_download: 'export',
};

function readPage(
  menu: AuthorityNode,
  inside: readonly AuthorityNode[],
  place: Pick<MatrixPage, 'label' | 'path' | 'depth'>,
): MatrixPage {
  const toItem = (node: AuthorityNode): GrantItem => ({
    ids: [node.id, ...inside.filter(({ follows }) => follows === node.id).map(({ id }) => id)],
    label: node.fullName,
    isGivable: node.givable,
  });
  const actions = new Map<Action, GrantItem>([['visit', toItem(menu)]]);
  const others: GrantItem[] = [];
  for (const node of inside) {
    if (node.kind !== 'button' || node.follows !== undefined) continue;
    const action = BUTTONS[node.enCode];
    if (action) actions.set(action, toItem(node));
    else others.push(toItem(node));
  }
  const fields = readFields(inside, toItem);
  const partsOf = (field: GrantField) => [field.list, field.write ?? field.read].filter((item) => item !== undefined);
  const items = [...actions.values(), ...others, ...fields.flatMap(partsOf)];
  return {
    type: 'page',
    id: menu.id,
    ...place,
    actions,
    others,
    fields,
    scopes: inside.find(({ kind }) => kind === 'data')?.scopes,
    items,
    everything: [...items, ...fields.flatMap(({ read, write }) => (read && write ? [read] : []))],
  };
}

function readFields(inside: readonly AuthorityNode[], toItem: (node: AuthorityNode) => GrantItem): GrantField[] {
  const fields = new Map<string, GrantField>();
  const put = (code: string, label: string, part: Partial<GrantField>) => {
    const known = fields.get(code) ?? { code, label, list: undefined, read: undefined, write: undefined };
    fields.set(code, { ...known, ...part });
  };
  for (const node of inside) if (node.kind === 'list') put(node.enCode, node.fullName, { list: toItem(node) });
  // the field itself first: its label is plain
  const form = inside.filter(({ kind }) => kind === 'form');
  for (const node of form) if (!node.enCode.endsWith(READ)) put(node.enCode, node.fullName, { write: toItem(node) });
  for (const node of form)
    if (node.enCode.endsWith(READ)) put(node.enCode.slice(0, -READ.length), node.fullName, { read: toItem(node) });
  return [...fields.values()];
}

const READ = ':read';
