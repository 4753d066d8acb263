import { type contract } from '@smart-admin/api-client/contract';
import { type Locale } from '@smart-admin/ui/messages';
import { sql } from 'kysely';
import type * as z from 'zod';
import { type DatabaseTransaction, type Executor } from '../../../db/database.js';
import { insertAll } from '../../../db/insertAll.js';
import { organizeLabel, userLabel } from '../../../db/qualifiedNames.js';
import { fieldError, requireRow } from '../../../db/requireRow.js';
import { type Deps } from '../../../deps.js';
import { type Caller } from '../../../rights/caller.js';
import { visible } from '../../organize/listOrganizes.js';
import { rolesVisible } from '../../role/selectRoles.js';
import { t } from './document.messages.js';
import { type DocumentShareTable } from './document.tables.js';
import { lockStores } from './documentRows.js';
import { dayOf } from './reach.js';
import { tellShared } from './tellShared.js';

type SharesBody = z.output<(typeof contract)['extend']['document']['saveShares']['body'] & z.ZodType>;
type Share = SharesBody['shares'][number];
type Target = Pick<DocumentShareTable, 'kind' | 'targetId'>;

/** With whom an entry of somebody's own is shared, in the order in which it came to be. Throws 404 for those of others. */
export async function listShares({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string, id: string) {
  await requireOwn(db, userId, id);
  const list = await db
    .selectFrom('documentShare')
    .leftJoin('userAccount as person', (join) =>
      join.onRef('person.id', '=', 'targetId').on('documentShare.kind', '=', 'user'),
    )
    .leftJoin('organize as o', (join) => join.onRef('o.id', '=', 'targetId').on('documentShare.kind', '=', 'organize'))
    .leftJoin('role', (join) => join.onRef('role.id', '=', 'targetId').on('documentShare.kind', '=', 'role'))
    .where('entryId', '=', id)
    .where(sql<boolean>`coalesce(person.id, o.id, role.id) is not null`)
    .select(['documentShare.kind', 'targetId', 'canEdit', 'until'])
    .select([
      sql<string>`case when person.id is not null then ${userLabel('person')}
        when o.id is not null then ${organizeLabel('o')} else role.full_name end`.as('targetName'),
      sql<boolean>`coalesce(until < ${dayOf(clock)}, false)`.as('isOver'),
    ])
    .orderBy('documentShare.creatorTime')
    .orderBy('targetId')
    .execute();
  return { list };
}

/**
 * Says with whom an entry of the caller's own is shared; what is left out is taken back, and who is new is told. Throws 404 for entries of
 * others, 400 for new ones who do not exist, are not shown to the caller, or are the caller.
 */
export async function saveShares(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  { id, shares, locale }: { id: string; shares: readonly Share[]; locale: Locale },
): Promise<null> {
  const { userId } = caller;
  await db.transaction().execute(async (trx) => {
    await lockStores(trx, { userId }, []);
    const entry = await requireOwn(trx, userId, id);
    const wanted = new Map(shares.map((share) => [keyOf(share), share]));
    const stored = await trx.selectFrom('documentShare').selectAll().where('entryId', '=', id).execute();
    const known = new Map(stored.map((share) => [keyOf(share), share]));
    const added = [...wanted].flatMap(([key, share]) => (known.has(key) ? [] : [share]));
    await requireTargets(trx, caller, added);
    await trx.deleteFrom('documentShare').where('entryId', '=', id).execute();
    await insertAll(
      trx,
      'documentShare',
      [...wanted].map(([key, { kind, targetId, canEdit, until }]) => ({
        ...{ entryId: id, kind, targetId, canEdit, until },
        creatorTime: new Date(known.get(key)?.creatorTime ?? Date.now()),
      })),
    );
    const today = await trx.selectNoFrom(dayOf(clock).as('day')).executeTakeFirstOrThrow();
    const held = added.filter(({ until }) => until === null || until >= today.day);
    await tellShared(trx, { caller, locale, entry, shares: held });
  });
  return null;
}

async function requireTargets(trx: DatabaseTransaction, caller: Caller, targets: readonly Target[]): Promise<void> {
  const idsOf = (kind: Target['kind']) =>
    targets.filter((target) => target.kind === kind).map(({ targetId }) => targetId);
  const [userIds, organizeIds, roleIds] = [idsOf('user'), idsOf('organize'), idsOf('role')];
  if (userIds.includes(caller.userId)) throw fieldError('shares', t('withOneself'));
  const people = userIds.length
    ? await trx.selectFrom('userAccount').select('id').where('id', 'in', userIds).where('enabledMark', '=', 1).execute()
    : [];
  const organizes = organizeIds.length
    ? await trx
        .selectFrom('organize')
        .select(['id', 'category'])
        .where('id', 'in', organizeIds)
        .where('enabledMark', '=', 1)
        .execute()
    : [];
  const roles = roleIds.length
    ? await trx
        .selectFrom('role')
        .select('id')
        .where('id', 'in', roleIds)
        .where('enabledMark', '=', 1)
        .where(rolesVisible(caller))
        .execute()
    : [];
  const found = people.length + visible(caller, organizes).length + roles.length;
  if (found < targets.length) throw fieldError('shares', t('unknownTarget'));
}

async function requireOwn(db: Executor, userId: string, id: string) {
  return requireRow(
    await db
      .selectFrom('documentEntry')
      .select(['id', 'kind', 'name'])
      .where('id', '=', id)
      .where('ownerId', '=', userId)
      .where('binId', '=', '')
      .executeTakeFirst(),
  );
}

function keyOf({ kind, targetId }: Target): string {
  return `${kind} ${targetId}`;
}
