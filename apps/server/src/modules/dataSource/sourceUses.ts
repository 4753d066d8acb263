import { pages } from '@smart-admin/api-client/pages';
import { type Executor } from '../../db/database.js';
import { ApiError, type LocalText } from '../../errors/apiError.js';
import { type Rights } from '../../rights/rights.js';
import { t } from './dataSource.messages.js';

/** Throws 409 for a source that something uses, and names it as far as somebody has the page where it is found. */
export async function requireUnused(
  db: Executor,
  rights: Rights,
  { id, fullName: name }: { id: string; fullName: string },
): Promise<void> {
  const interfaces = await db.selectFrom('dataInterface').select('fullName').where('sourceId', '=', id).execute();
  const syncs = await db
    .selectFrom('dataSync')
    .select('fullName')
    .where(({ eb, or }) => or([eb('sourceId', '=', id), eb('targetId', '=', id)]))
    .execute();
  const places: LocalText[] = [];
  let isHidden = false;
  for (const [page, found, words] of [
    [pages.dataInterface, interfaces, 'usedInterfaces'],
    [pages.dataSync, syncs, 'usedSyncs'],
  ] as const) {
    if (found.length === 0) continue;
    const names = found.slice(0, NAMED).map(({ fullName }) => fullName);
    if (rights.hasPage(page.address)) places.push(t(words, { names: names.join(', ') }));
    else isHidden = true;
  }
  if (isHidden) places.push(t('hiddenPlaces'));
  if (places.length === 0) return;
  throw new ApiError(409, (locale) =>
    t('used', { name, places: places.map((place) => place(locale)).join('; ') })(locale),
  );
}

/** Names that are told of each. */
const NAMED = 5;
