import { contract, SIGNATURES_KEPT } from '@smart-admin/api-client/contract';
import { type Executor } from '../../../db/database.js';
import { newId } from '../../../db/newId.js';
import { requireRow } from '../../../db/requireRow.js';
import { ApiError } from '../../../errors/apiError.js';
import { handleAll } from '../../../http/handle.js';
import { t } from './signature.messages.js';

export const signatureRoutes = handleAll(contract.extend.signature, {
  list: async ({ deps, caller: { userId } }) => ({
    list: await signaturesOf(deps.db, userId).select(['id', 'image', 'isDefault', 'creatorTime']).execute(),
  }),
  standard: async ({ deps, caller: { userId } }) => {
    const row = await signaturesOf(deps.db, userId).select('image').where('isDefault', '=', true).executeTakeFirst();
    return { image: row?.image ?? '' };
  },
  create: ({ caller: { userId }, body: { image, isDefault }, once }) =>
    once(async (trx) => {
      const kept = await lockSignatures(trx, userId);
      if (kept.length >= SIGNATURES_KEPT) throw new ApiError(400, t('tooMany', { most: SIGNATURES_KEPT }));
      const id = newId();
      await trx.insertInto('keptSignature').values({ id, userId, image }).execute();
      if (isDefault || kept.length === 0) await makeDefault(trx, userId, id);
      return id;
    }),
  choose: ({ deps, caller: { userId }, params: { id } }) =>
    deps.db.transaction().execute(async (trx) => {
      requireRow((await lockSignatures(trx, userId)).find((row) => row.id === id));
      await makeDefault(trx, userId, id);
      return null;
    }),
  remove: ({ deps, caller: { userId }, params: { id } }) =>
    deps.db.transaction().execute(async (trx) => {
      const kept = await lockSignatures(trx, userId);
      const { isDefault } = requireRow(kept.find((row) => row.id === id));
      await trx.deleteFrom('keptSignature').where('id', '=', id).execute();
      const next = kept.find((row) => row.id !== id);
      if (isDefault && next) await makeDefault(trx, userId, next.id);
      return null;
    }),
});

/** What somebody keeps, the newest first; nobody reads or changes any other. */
function signaturesOf(db: Executor, userId: string) {
  return db
    .selectFrom('keptSignature')
    .where('userId', '=', userId)
    .orderBy('creatorTime', 'desc')
    .orderBy('id', 'desc');
}

/** The same for whoever changes them: one after the other, also where there are none yet. */
async function lockSignatures(db: Executor, userId: string) {
  await db.selectFrom('userAccount').select('id').where('id', '=', userId).forUpdate().execute();
  return signaturesOf(db, userId).select(['id', 'isDefault']).execute();
}

async function makeDefault(db: Executor, userId: string, id: string): Promise<void> {
  const own = db.updateTable('keptSignature').where('userId', '=', userId);
  await own.set({ isDefault: false }).where('isDefault', '=', true).where('id', '!=', id).execute();
  await own.set({ isDefault: true }).where('id', '=', id).execute();
}
