import { type CurrentUserSchema, type MenuEntry } from '@smart-admin/api-client/contract';
import { tablesWithColumnCodes } from '@smart-admin/form-engine/core';
import type * as z from 'zod';
import { addTo } from '../db/groups.js';
import { type CatalogEntry, type MenuCatalog, type MenuCategory, type MenuCodeKind } from './menuCatalog.js';
import { contains, type DataScope, narrow } from './dataScope.js';

/**
 * What one user may do: the union of what they, their roles, positions and groups have been given; everything for
 * administrators. Answers come from memory.
 */
export class Rights {
  /** Menu of the web pages, as CurrentUser answers it. */
  readonly menuList: MenuEntry[];
  /** Menu of the app, which phones show. */
  readonly appMenuList: MenuEntry[];
  readonly permissionList: PermissionEntry[];
  private readonly pages: Map<string, CatalogEntry>;

  constructor(
    readonly userId: string,
    readonly isAdministrator: boolean,
    /** Ids of the menu entries and codes given, before administrators and switched-off kinds are considered. */
    readonly granted: ReadonlySet<string>,
    private readonly catalog: MenuCatalog,
    private readonly scopes: ReadonlyMap<string, DataScope>,
    private readonly ownScope: DataScope,
  ) {
    const visible = catalog.entries.filter(({ entry }) => isAdministrator || granted.has(entry.id));
    this.pages = new Map(visible.map((item) => [item.entry.enCode, item]));
    const menuOf = (wanted: MenuCategory) =>
      buildMenu(
        catalog,
        visible.filter(({ category }) => category === wanted),
      );
    this.menuList = menuOf('Web');
    this.appMenuList = menuOf('App');
    this.permissionList = visible.filter(({ entry }) => entry.type !== 1).map((item) => this.permissionEntry(item));
  }

  /** Whether the page with this enCode has been given. */
  hasPage(enCode: string): boolean {
    return this.pages.has(enCode);
  }

  /** Whether a button of a page has been given. */
  hasButton(page: string, code: string): boolean {
    const item = this.pages.get(page);
    return item !== undefined && this.codesOf(item, 'button').some(({ enCode }) => enCode === code);
  }

  /** Codes of a page that the user has. */
  codes(page: string, kind: MenuCodeKind): Set<string> {
    const item = this.pages.get(page);
    return new Set(item ? this.codesOf(item, kind).map(({ enCode }) => enCode) : []);
  }

  /** Whether the user has each code of a page, whatever it offers: then also what it offers no more is theirs to see. */
  hasEveryCode(page: string, kind: MenuCodeKind): boolean {
    const item = this.pages.get(page);
    return item !== undefined && (this.isAdministrator || item.free[kind]);
  }

  /** Subtables of a page's form whose columns are given one by one, whether or not the user has some of their codes. */
  columnTables(page: string): Set<string> {
    return tablesOf(this.catalog.byCode.get(page));
  }

  /** Whether the user has every code of the columns of a subtable. */
  hasAllColumns(page: string, table: string): boolean {
    const own = this.codes(page, 'form');
    const offered = this.catalog.byCode.get(page)?.codes.form ?? [];
    return offered.every(({ enCode }) => !enCode.startsWith(`${table}.`) || own.has(enCode));
  }

  /** Page that shows a model: the first that the user has, else the first of all. */
  pageOfModel(modelId: string): string | undefined {
    const pages = (this.catalog.byModule.get(modelId) ?? []).map(({ entry }) => entry.enCode);
    return pages.find((page) => this.hasPage(page)) ?? pages[0];
  }

  /** Rows of a page that the user sees and changes; without a grant their own. */
  dataScope(page: string): DataScope {
    const item = this.catalog.byCode.get(page);
    if (this.isAdministrator || item?.free.data) return { kind: 'all' };
    return (item && this.scopes.get(item.entry.id)) ?? this.ownScope;
  }

  /** Rows of a menu entry that the user has been given, also where the entry gives everybody all of them. */
  grantedRows(menuId: string): DataScope {
    return this.isAdministrator ? { kind: 'all' } : (this.scopes.get(menuId) ?? this.ownScope);
  }

  /** Whether all rows of every page with row rules are seen. */
  seesAllRows(): boolean {
    return this.catalog.entries.every(({ entry, free }) => free.data || this.grantedRows(entry.id).kind === 'all');
  }

  /** Whether the rows of all these organisations are seen on every page with row rules. */
  seesEverywhere(organizeIds: readonly string[]): boolean {
    return this.catalog.entries.every(
      ({ entry, free }) => free.data || contains(this.grantedRows(entry.id), organizeIds),
    );
  }

  /** Whether these organisations would be seen below `parentId` on a page where they are not seen yet. */
  gainsBelow(parentId: string, organizeIds: readonly string[]): boolean {
    for (const [page, { free }] of this.pages) {
      const rows = this.dataScope(page);
      if (!free.data && contains(rows, [parentId]) && !contains(rows, organizeIds)) return true;
    }
    return false;
  }

  /** Whether these rights hold something that others lack: a page, a code, or rows of a page. */
  exceeds(others: Rights): boolean {
    if (others.isAdministrator) return false;
    if (this.isAdministrator) return true;
    for (const id of this.granted) if (!others.granted.has(id)) return true;
    for (const [page, { free }] of this.pages) {
      if (free.data) continue;
      const rows = this.dataScope(page);
      if (
        rows.kind === 'all'
          ? others.dataScope(page).kind !== 'all'
          : !contains(others.dataScope(page), rows.organizeIds)
      )
        return true;
    }
    return false;
  }

  /** These rights on some menu entries and all below them, with the same rows; nobody is an administrator of a part. */
  within(menuIds: readonly string[]): Rights {
    const chosen = new Set(menuIds);
    const isChosen = (id: string): boolean => {
      const item = this.catalog.byId.get(id);
      return item !== undefined && (chosen.has(id) || isChosen(item.entry.parentId));
    };
    const granted = new Set<string>();
    for (const item of this.pages.values()) {
      const { id } = item.entry;
      if (!isChosen(id)) continue;
      granted.add(id);
      for (const kind of ['button', 'list', 'form'] as const)
        for (const code of this.codesOf(item, kind)) granted.add(code.id);
    }
    const rows = new Map(this.catalog.entries.map(({ entry }) => [entry.id, this.grantedRows(entry.id)]));
    return new Rights(this.userId, false, granted, this.catalog, rows, this.ownScope);
  }

  /**
   * What of these rights somebody else has been given too, with the rows that both have; one's own rows stay, because whoever
   * manages somebody has those (`exceeds`).
   */
  sharedWith(other: Rights): Rights {
    if (other.isAdministrator) return this;
    const granted = new Set<string>();
    for (const [page, item] of this.pages) {
      if (!other.hasPage(page)) continue;
      granted.add(item.entry.id);
      for (const kind of ['button', 'list', 'form'] as const) {
        const shared = other.codes(page, kind);
        for (const code of this.codesOf(item, kind)) if (shared.has(code.enCode)) granted.add(code.id);
      }
    }
    const both = (own: DataScope, others: DataScope): DataScope => {
      const rows = narrow(own, others);
      return rows.kind === 'all' ? rows : { ...rows, userId: this.userId };
    };
    const rows = new Map(
      this.catalog.entries.map(({ entry: { id } }) => [id, both(this.grantedRows(id), other.grantedRows(id))]),
    );
    return new Rights(this.userId, false, granted, this.catalog, rows, both(this.ownScope, other.ownScope));
  }

  private codesOf({ codes, free }: CatalogEntry, kind: MenuCodeKind) {
    return this.isAdministrator || free[kind] ? codes[kind] : codes[kind].filter(({ id }) => this.granted.has(id));
  }

  private permissionEntry(item: CatalogEntry): PermissionEntry {
    const list = (kind: MenuCodeKind) => this.codesOf(item, kind).map(({ enCode, fullName }) => ({ enCode, fullName }));
    return {
      modelId: item.entry.id,
      modelName: item.entry.fullName,
      column: list('list'),
      form: list('form'),
      button: list('button'),
      columnTables: [...tablesOf(item)],
    };
  }
}

/** By all codes that an entry offers: by those that somebody has, one code more could show less. */
function tablesOf(item: CatalogEntry | undefined): Set<string> {
  return tablesWithColumnCodes(item?.codes.form.map(({ enCode }) => enCode) ?? []);
}

type PermissionEntry = z.output<typeof CurrentUserSchema>['permissionList'][number];

/** The visible entries as a tree, with the directories above them; a directory that holds nothing is left out. */
function buildMenu(catalog: MenuCatalog, visible: CatalogEntry[]): MenuEntry[] {
  const wanted = new Set<string>();
  for (const { entry } of visible) {
    if (entry.type === 1) continue;
    let current: CatalogEntry | undefined = catalog.byId.get(entry.id);
    while (current && !wanted.has(current.entry.id)) {
      wanted.add(current.entry.id);
      current = catalog.byId.get(current.entry.parentId);
    }
  }
  const childrenOf = new Map<string, CatalogEntry[]>();
  for (const item of catalog.entries) {
    if (!wanted.has(item.entry.id)) continue;
    const parent = catalog.byId.has(item.entry.parentId) ? item.entry.parentId : '-1';
    addTo(childrenOf, parent, item);
  }
  const build = (parentId: string): MenuEntry[] =>
    (childrenOf.get(parentId) ?? []).map(({ entry }) => {
      const children = build(entry.id);
      return children.length ? { ...entry, hasChildren: true, children } : { ...entry, hasChildren: false };
    });
  return build('-1');
}
