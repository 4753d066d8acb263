import { type Selectable } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { newId } from '../../db/newId.js';
import { ApiError, type LocalText } from '../../errors/apiError.js';
import { type Rights } from '../../rights/rights.js';
import { moduleOf } from '../../rights/menuCatalog.js';
import { toFileEntry, type FileEntry, type MenuFile, type StoredMenu } from './menuFile.js';
import { t } from './menu.messages.js';
import { type MenuTable } from './menu.tables.js';
import { requireEntryGivable } from './requireEntryGivable.js';
import { DIRECTORY } from './requireMenuParent.js';
import { requireProperty } from './saveMenu.js';

/**
 * What a file does to each of its entries, from the top down. An entry is known by its code. It is refused where somebody
 * could not save it by hand: it would give more than the caller has, stand in what is no folder, or show what is not here.
 */
export function planImport(menu: StoredMenu, file: MenuFile, { rights, models }: ImportContext): ImportStep[] {
  const known = new Map(menu.entries.map((entry) => [entry.enCode.toLowerCase(), entry]));
  const parents = new Map(menu.entries.map(({ id, parentId }) => [id, parentId]));
  const types = new Map(menu.entries.map(({ id, type }) => [id, type]));
  const ids = new Map([...known].map(([code, { id }]) => [code, id]));
  const taken = new Set<string>();

  const refusal = (entry: FileEntry, id: string, current: Selectable<MenuTable> | undefined): LocalText | undefined => {
    const code = entry.enCode.toLowerCase();
    if (taken.has(code)) return t('codeTwice', { code: entry.enCode });
    const parentId = entry.parent === null ? '-1' : ids.get(entry.parent.toLowerCase());
    if (parentId === undefined) return t('noParent', { code: entry.parent ?? '' });
    if (parentId !== '-1' && types.get(parentId) !== DIRECTORY) return t('noFolder', { name: entry.parent ?? '' });
    if (isBelow(parents, parentId, id)) return t('belowItself');
    const folder = menu.byId.get(parentId);
    if ([current, folder].some((other) => other && other.category !== file.category)) return t('otherCategory');
    if (entry.type !== DIRECTORY && [...parents.values()].includes(id)) return t('holdsEntries');
    for (const codes of [entry.buttons, entry.columns, entry.forms]) {
      const names = codes.map(({ enCode }) => enCode);
      const twice = names.find((name, index) => names.indexOf(name) !== index);
      if (twice !== undefined) return t('codeTwice', { code: twice });
    }
    if (entry.type === MODEL && !models.has(moduleOf(entry.propertyJson))) return t('noModel');
    return refusalOf(() => {
      requireProperty(entry.propertyJson);
      requireEntryGivable(rights, { ...entry, parentId, category: file.category }, current);
    });
  };

  return file.entries.map((entry): ImportStep => {
    const code = entry.enCode.toLowerCase();
    const current = known.get(code);
    const id = current?.id ?? newId();
    const changes = current ? differences(toFileEntry(menu, current), entry) : [];
    const outcome = !current ? 'new' : changes.length > 0 ? 'changed' : 'unchanged';
    const button = outcome === 'new' ? 'btn_add' : 'btn_edit';
    const lacks = outcome !== 'unchanged' && !rights.hasButton('system.menu', button);
    const reason = lacks ? t('noButton') : refusal(entry, id, current);
    if (reason) return { entry, id, outcome: 'refused', reason, changes: [], parentId: '' };
    taken.add(code);
    const parentId = entry.parent === null ? '-1' : (ids.get(entry.parent.toLowerCase()) ?? '-1');
    ids.set(code, id);
    parents.set(id, parentId);
    types.set(id, entry.type);
    return { entry, id, outcome, changes, parentId };
  });
}

const MODEL = 3;

/** Names of the fields that a file words in another way; names of codes in other languages only where it has them. */
function differences(stored: FileEntry, wanted: FileEntry): string[] {
  return (Object.keys(wanted) as (keyof FileEntry)[]).filter((field) => {
    const [before, after] = [stored[field], wanted[field]];
    if (field === 'enCode') return false;
    if (field === 'parent') return (stored.parent ?? '').toLowerCase() !== (wanted.parent ?? '').toLowerCase();
    if (Array.isArray(before) && Array.isArray(after))
      return !isDeepStrictEqual(namedAs(before, after), namedAs(after, after));
    return !isDeepStrictEqual(plain(before), plain(after));
  });
}

/** Codes without the names in other languages that a file does not tell: those stay. */
function namedAs(codes: FileEntry['buttons'], wanted: FileEntry['buttons']): unknown {
  const told = new Set(
    wanted.filter(({ names }) => names && Object.keys(names).length > 0).map(({ enCode }) => enCode),
  );
  return plain(codes.map(({ names, ...code }) => (told.has(code.enCode) ? { ...code, names } : code)));
}

/** Without the prototypes and the undefined keys that the two ways of reading it may leave. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}

function isBelow(parents: ReadonlyMap<string, string>, from: string, id: string): boolean {
  let at: string | undefined = from;
  for (let depth = 0; at !== undefined && depth < 100; depth += 1) {
    if (at === id) return true;
    at = parents.get(at);
  }
  return false;
}

function refusalOf(check: () => void): LocalText | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.text;
  }
}

interface ImportContext {
  rights: Rights;
  /** Ids of the models that there are. */
  models: ReadonlySet<string>;
}

export interface ImportStep {
  entry: FileEntry;
  /** Of the stored entry, or of the one that is made. */
  id: string;
  parentId: string;
  outcome: 'new' | 'changed' | 'unchanged' | 'refused';
  reason?: LocalText;
  /** Fields that change. */
  changes: string[];
}
