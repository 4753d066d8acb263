import { type Selectable } from 'kysely';
import { type DatabaseTransaction } from '../../db/database.js';
import { type Tables } from '../../db/tables.js';
import { type NounStates } from '../../http/crud/stateActions.js';
import { requireRow } from '../../db/requireRow.js';
import { contains } from '../../db/keyword.js';
import { readPage } from '../../db/paging.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { enqueue } from '../../jobs/enqueue.js';
import { type Caller } from '../../rights/caller.js';
import { USER_PAGE, usersWithin } from '../user/userScope.js';
import { deliverMessageJob } from './message.jobs.js';
import { t } from './message.messages.js';

/** A notice is written as a draft and released once. */
export const noticeStates: NounStates<'message', 'draft' | 'released'> = {
  table: 'message',
  stateOf: ({ enabledMark }) => (enabledMark === 1 ? 'released' : 'draft'),
  write: () => ({ enabledMark: 1, releaseTime: new Date() }),
  names: { draft: t('draft'), released: t('released') },
  describe: ({ title }) => ({ recordName: title }),
};

/** A job brings what is released to its receivers. Throws 409 where there are none. */
export async function deliverNotice(trx: DatabaseTransaction, notice: Selectable<Tables['message']>): Promise<void> {
  const { id, toAll, toUserIds, toOrganizeIds, toRoleIds, toGroupIds } = notice;
  if (toAll === 0 && !`${toUserIds}${toOrganizeIds}${toRoleIds}${toGroupIds}`)
    throw new ApiError(409, t('noReceivers'));
  await enqueue(trx, deliverMessageJob, { messageId: id });
}

/**
 * Who received a notice and when they read it, of the people whom the caller sees; those who read it first, then by
 * account. Throws 404 for any other message: that is a matter of whom it was sent to.
 */
export async function listReaders({ db }: Deps, { rights }: Caller, messageId: string, query: ReadersQuery) {
  const notice = db.selectFrom('message').select('id').where('id', '=', messageId);
  requireRow(await notice.where('type', '=', 1).where('isPersonal', '=', 0).executeTakeFirst());
  let receivers = db
    .selectFrom('messageReceipt')
    .innerJoin('userAccount', 'userAccount.id', 'messageReceipt.userId')
    .where('messageId', '=', messageId)
    .where(usersWithin(rights.dataScope(USER_PAGE)));
  if (query.isRead !== undefined) receivers = receivers.where('isRead', '=', query.isRead);
  if (query.keyword)
    receivers = receivers.where(
      contains(['userAccount.account', 'userAccount.realName'], query.keyword, 'userAccount.sound'),
    );
  return readPage({
    db,
    query,
    count: receivers,
    rows: receivers
      .select(['userAccount.id', 'account', 'realName', 'isRead', 'readTime'])
      .orderBy('readTime', (order) => order.desc().nullsLast())
      .orderBy('account'),
  });
}

interface ReadersQuery {
  currentPage: number;
  pageSize: number;
  keyword?: string | undefined;
  isRead?: 0 | 1 | undefined;
}
