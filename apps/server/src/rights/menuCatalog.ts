import { type MenuEntry } from '@smart-admin/api-client/contract';
import { type Database } from '../db/database.js';
import { addTo } from '../db/groups.js';
import { type EventSource } from '../events/eventSpine.js';
import { singleCache, type ListedCache } from '../events/ListedCache.js';
import { menusChanged } from './menu.events.js';

/** Every enabled menu entry with its codes, kept in memory until the menu changes. */
export class MenuCatalogStore {
  private current: Promise<MenuCatalog> | undefined;
  readonly listed: ListedCache = singleCache(
    'catalog',
    () => this.current?.then(({ entries }) => entries),
    () => (this.current = undefined),
  );

  constructor(
    private readonly db: Database,
    events: EventSource,
  ) {
    const forget = () => (this.current = undefined);
    events.on(menusChanged, forget);
    events.onResync(forget);
  }

  read(): Promise<MenuCatalog> {
    this.current ??= loadCatalog(this.db).catch((error: unknown) => {
      this.current = undefined;
      throw error;
    });
    return this.current;
  }
}

export interface MenuCatalog {
  /** In the order in which menus show them. */
  entries: CatalogEntry[];
  byId: Map<string, CatalogEntry>;
  byCode: Map<string, CatalogEntry>;
  /** Entries that show a model, by the model's id; those of the web menu first. */
  byModule: Map<string, CatalogEntry[]>;
}

export interface CatalogEntry {
  entry: Omit<MenuEntry, 'hasChildren' | 'children'>;
  category: MenuCategory;
  codes: Record<MenuCodeKind, CatalogCode[]>;
  /** Kinds that are off: whoever has the page has them all. */
  free: Record<MenuCodeKind | 'data', boolean>;
}

export interface CatalogCode {
  id: string;
  enCode: string;
  fullName: string;
  /** In other languages, as far as they are known. */
  names: MenuNames;
}

export type MenuCategory = 'Web' | 'App';
export type MenuCodeKind = 'button' | 'list' | 'form';

/** Names in other languages. */
export interface MenuNames {
  en?: string;
  zhtw?: string;
  vi?: string;
}

async function loadCatalog(db: Database): Promise<MenuCatalog> {
  const [menus, codes] = await Promise.all([
    db.selectFrom('menu').selectAll().orderBy('sortCode').orderBy('id').execute(),
    db.selectFrom('menuCode').selectAll().orderBy('sortCode').orderBy('id').execute(),
  ]);
  const codesOf = new Map<string, CatalogEntry['codes']>();
  for (const { id, menuId, kind, enCode, fullName, names } of codes) {
    const lists = codesOf.get(menuId) ?? { button: [], list: [], form: [] };
    lists[kind].push({ id, enCode, fullName, names: names ?? {} });
    codesOf.set(menuId, lists);
  }
  const rows = new Map(menus.map((menu) => [menu.id, menu]));
  const entries = menus
    .filter((menu) => isReachable(menu, rows))
    .map((menu): CatalogEntry => {
      const {
        enabledMark: _enabled,
        sound: _sound,
        isButtonAuthorize,
        isColumnAuthorize,
        isFormAuthorize,
        isDataAuthorize,
        category,
        ...entry
      } = menu;
      return {
        entry,
        category,
        codes: codesOf.get(menu.id) ?? { button: [], list: [], form: [] },
        free: { button: !isButtonAuthorize, list: !isColumnAuthorize, form: !isFormAuthorize, data: !isDataAuthorize },
      };
    });
  return {
    entries,
    byId: new Map(entries.map((item) => [item.entry.id, item])),
    byCode: new Map(entries.map((item) => [item.entry.enCode, item])),
    byModule: groupByModule(entries),
  };
}

function groupByModule(entries: readonly CatalogEntry[]): Map<string, CatalogEntry[]> {
  const groups = new Map<string, CatalogEntry[]>();
  for (const category of ['Web', 'App'] as const) {
    for (const item of entries) {
      const id = moduleOf(item.entry.propertyJson);
      if (id !== '' && item.category === category) addTo(groups, id, item);
    }
  }
  return groups;
}

/** Enabled, and so is everything above it. */
function isReachable(
  menu: { id: string; parentId: string; enabledMark: number },
  rows: Map<string, { id: string; parentId: string; enabledMark: number }>,
): boolean {
  let current: { parentId: string; enabledMark: number } | undefined = menu;
  for (let depth = 0; current && depth < 20; depth += 1) {
    if (current.enabledMark !== 1) return false;
    current = rows.get(current.parentId);
  }
  return true;
}

/** Model that an entry shows; '' for none. */
export function moduleOf(propertyJson: string): string {
  if (!propertyJson) return '';
  try {
    const value: unknown = JSON.parse(propertyJson);
    const id = typeof value === 'object' && value !== null && 'moduleId' in value ? value.moduleId : '';
    return typeof id === 'string' ? id : '';
  } catch {
    return '';
  }
}
