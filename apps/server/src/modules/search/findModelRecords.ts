import { type MenuEntry } from '@smart-admin/api-client/contract';
import { type Deps } from '../../deps.js';
import { moduleOf } from '../../rights/menuCatalog.js';
import { firstRecords } from '../visualdev/records/listRecords.js';
import { openRecords } from '../visualdev/records/recordAccess.js';
import { releasedIds } from '../visualdev/releasedModel.js';
import { type FoundRecord, type RecordSearch } from './searchRecords.js';

/** Models that are looked through: those that stand first in the caller's menus. */
const MODELS = 10;

/** Records of released models in the caller's menus, the web's first: the text of the first column, told apart by those behind it. */
export async function findModelRecords(
  deps: Deps,
  { caller, locale, keyword }: RecordSearch,
  limit: number,
): Promise<FoundRecord[]> {
  const found = await Promise.all(
    (await releasedPlaces(deps, [...caller.rights.menuList, ...caller.rights.appMenuList])).map(
      async ({ modelId, page }) => {
        const access = await openRecords(deps, caller, modelId, locale);
        const rows = await firstRecords(deps, access, { caller, locale, query: { keyword, queryJson: {} }, limit });
        const shown = access.model.list.columns.filter(({ id }) => access.canColumn(id));
        return rows.map((row) => {
          const texts = shown.map(({ id }) => String(row[`${id}_name`] ?? '')).filter((text) => text !== '');
          const [label = row.id, ...others] = texts;
          return { id: row.id, page, label, hint: others.slice(0, 2).join(' · '), keyword };
        });
      },
    ),
  );
  return found.flat();
}

interface Place {
  modelId: string;
  /** First page of the menu that shows it. */
  page: string;
}

async function releasedPlaces({ db }: Deps, menu: readonly MenuEntry[]): Promise<Place[]> {
  const places = new Map<string, Place>();
  for (const place of placesOf(menu)) if (!places.has(place.modelId)) places.set(place.modelId, place);
  const released = await releasedIds(db, [...places.keys()]);
  return [...places.values()].filter(({ modelId }) => released.has(modelId)).slice(0, MODELS);
}

/** Entries that show a model, in the order in which a reader of the menu meets them. */
function placesOf(menu: readonly MenuEntry[]): Place[] {
  return menu.flatMap(({ enCode, propertyJson, children }) => {
    const modelId = moduleOf(propertyJson);
    return [...(modelId === '' ? [] : [{ modelId, page: enCode }]), ...placesOf(children ?? [])];
  });
}
