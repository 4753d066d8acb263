import { type Executor } from '../../db/database.js';
import { ApiError } from '../../errors/apiError.js';
import { t } from './organize.messages.js';

/** Throws 409 while an organisation has users or positions, or runs lots or roads. */
export async function requireEmptyOrganize(
  db: Executor,
  { id, fullName: name }: { id: string; fullName: string },
): Promise<void> {
  const count = async (query: Promise<{ count: number } | undefined>) => (await query)?.count ?? 0;
  const users = await count(
    db
      .selectFrom('membership')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('kind', '=', 'organize')
      .where('targetId', '=', id)
      .executeTakeFirst(),
  );
  if (users > 0) throw new ApiError(409, t('hasUsers', { name, count: users }));
  const positions = await count(
    db
      .selectFrom('position')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('organizeId', '=', id)
      .executeTakeFirst(),
  );
  if (positions > 0) throw new ApiError(409, t('hasPositions', { name, count: positions }));
  const places = await count(
    db
      .selectFrom('parkingPlace')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('organizeId', '=', id)
      .executeTakeFirst(),
  );
  if (places > 0) throw new ApiError(409, t('hasPlaces', { name, count: places }));
}
