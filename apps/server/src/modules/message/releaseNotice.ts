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

/** Releases a draft; a job brings it to its receivers. Answers its title. Throws 409 when it is released already or goes to nobody. */
export function releaseNotice({ db }: Deps, id: string): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const notice = requireRow(
      await trx
        .selectFrom('message')
        .selectAll()
        .where('id', '=', id)
        .where('type', '=', 1)
        .forUpdate()
        .executeTakeFirst(),
    );
    const { title, enabledMark, toAll, toUserIds, toOrganizeIds, toRoleIds, toGroupIds } = notice;
    if (enabledMark === 1) throw new ApiError(409, t('released', { title }));
    if (toAll === 0 && !`${toUserIds}${toOrganizeIds}${toRoleIds}${toGroupIds}`)
      throw new ApiError(409, t('noReceivers'));
    await trx.updateTable('message').set({ enabledMark: 1, releaseTime: new Date() }).where('id', '=', id).execute();
    await enqueue(trx, deliverMessageJob, { messageId: id });
    return title;
  });
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
