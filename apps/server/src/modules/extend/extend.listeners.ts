import { type Deps } from '../../deps.js';
import { usersChanged } from '../user/user.events.js';
import { removeStores } from './document/removeStores.js';
import { removeMailFiles } from './email/mailFiles.js';
import { leaveProjects } from './project/saveProject.js';
import { forgetReminder } from './schedule/scheduleJobs.js';

/** What belongs to one person goes with them: their mail, their account at other servers, their calendar, their documents, their signatures. Projects stay with whoever else is in them. */
export function listenForExtend({ events }: Pick<Deps, 'events'>): void {
  events.within(usersChanged, async (trx, { change, userIds }) => {
    if (change !== 'removed') return;
    const removed = await trx
      .deleteFrom('scheduleEvent')
      .where('creatorUserId', 'in', userIds)
      .returning('id')
      .execute();
    for (const { id } of removed) await forgetReminder(trx, id);
    await trx.deleteFrom('scheduleParticipant').where('userId', 'in', userIds).execute();
    const mails = await trx.deleteFrom('mail').where('userId', 'in', userIds).returning('id').execute();
    if (mails.length > 0)
      await removeMailFiles(
        trx,
        mails.map(({ id }) => id),
      );
    await leaveProjects(trx, userIds);
    await trx.deleteFrom('keptSignature').where('userId', 'in', userIds).execute();
    await trx.deleteFrom('mailAccount').where('userId', 'in', userIds).execute();
    await removeStores(trx, userIds);
  });
}
