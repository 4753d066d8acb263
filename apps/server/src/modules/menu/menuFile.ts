import { type MenuFileSchema } from '@smart-admin/api-client/contract';
import { type Selectable } from 'kysely';
import type * as z from 'zod';
import { type Executor } from '../../db/database.js';
import { requireRow } from '../../db/requireRow.js';
import { sorted } from '../../db/sorted.js';
import { addTo } from '../../db/groups.js';
import { type MenuTable } from './menu.tables.js';
import { type MenuCategory, type MenuCodeKind, type MenuNames } from '../../rights/menuCatalog.js';

export type MenuFile = z.output<typeof MenuFileSchema>;
export type FileEntry = MenuFile['entries'][number];

/** The whole menu as it is stored, in the order in which it is shown. */
export async function readStoredMenu(db: Executor): Promise<StoredMenu> {
  const [entries, codes] = await Promise.all([
    db.selectFrom('menu').selectAll().orderBy('sortCode').orderBy('id').execute(),
    db.selectFrom('menuCode').selectAll().orderBy('sortCode').orderBy('id').execute(),
  ]);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const codesOf = new Map<string, Record<MenuCodeKind, FileCode[]>>();
  for (const { menuId, kind, enCode, fullName, names } of codes) {
    const lists = codesOf.get(menuId) ?? { button: [], list: [], form: [] };
    lists[kind].push({ enCode, fullName, ...(names && Object.keys(names).length > 0 ? { names } : {}) });
    codesOf.set(menuId, lists);
  }
  return { entries, byId, codesOf };
}

/** An entry as it stands in a file. */
export function toFileEntry({ byId, codesOf }: StoredMenu, entry: Selectable<MenuTable>): FileEntry {
  const { id, parentId, category: _category, sound: _sound, revision: _revision, linkTarget, ...row } = entry;
  const codes = codesOf.get(id);
  return {
    ...row,
    linkTarget: linkTarget === '_self' || linkTarget === '_blank' ? linkTarget : '',
    parent: byId.get(parentId)?.enCode ?? null,
    buttons: codes?.button ?? [],
    columns: codes?.list ?? [],
    forms: codes?.form ?? [],
  };
}

/** A menu, or a branch of it, as a file with sorted keys: two files of the same menu are the same. Throws 404 for an entry that is gone. */
export async function exportMenu(db: Executor, query: { category: MenuCategory; id?: string | undefined }) {
  const menu = await readStoredMenu(db);
  const top = query.id === undefined ? undefined : requireRow(menu.byId.get(query.id));
  const category = top?.category ?? query.category;
  const below = new Map<string, Selectable<MenuTable>[]>();
  for (const entry of menu.entries) if (entry.category === category) addTo(below, entry.parentId, entry);
  const seen = new Set<string>();
  const branch = (entry: Selectable<MenuTable>): FileEntry[] => {
    if (seen.has(entry.id)) return [];
    seen.add(entry.id);
    return [toFileEntry(menu, entry), ...(below.get(entry.id) ?? []).flatMap(branch)];
  };
  const file: MenuFile = {
    format: 'smart-admin/menu',
    version: 1,
    category,
    entries: (top ? [top] : (below.get('-1') ?? [])).flatMap(branch),
  };
  return {
    fileName: `menu-${top?.enCode ?? category.toLowerCase()}.json`,
    content: Buffer.from(`${JSON.stringify(sorted(file), null, 2)}\n`),
  };
}

export interface StoredMenu {
  entries: readonly Selectable<MenuTable>[];
  byId: ReadonlyMap<string, Selectable<MenuTable>>;
  codesOf: ReadonlyMap<string, Record<MenuCodeKind, FileCode[]>>;
}

interface FileCode {
  enCode: string;
  fullName: string;
  names?: MenuNames;
}
