import { messagePush } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { type JobDeps } from '../../jobs/handleJob.js';

/**
 * Gives every receiver of a released message their entry, in one statement, and tells those who are connected. Done
 * again it finds everybody served and tells nobody twice.
 */
export async function deliverMessage(
  { db, sockets }: Pick<JobDeps, 'db' | 'sockets'>,
  messageId: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ userId: string }>`
      insert into message_receipt (message_id, user_id)
      select message.id, receiver.id from message
      cross join lateral (
        select id from user_account where message.to_all = 1
        union select unnest(string_to_array(message.to_user_ids, ','))
        union select user_id from membership
          where kind = 'role' and target_id = any(string_to_array(message.to_role_ids, ','))
            or kind = 'group' and target_id = any(string_to_array(message.to_group_ids, ','))
        union select member.user_id from organize top
          join organize below on starts_with(below.path, top.path)
          join membership member on member.kind = 'organize' and member.target_id = below.id
          where top.id = any(string_to_array(message.to_organize_ids, ','))
      ) wanted
      join user_account receiver on receiver.id = wanted.id and receiver.enabled_mark = 1
      where message.id = ${messageId} and message.enabled_mark = 1
      on conflict do nothing
      returning user_id as "userId"`.execute(trx);
    const keys = rows.map(({ userId }) => userId);
    await sockets.send(trx, { kind: 'user', keys }, { frame: messagePush, fields: { unreadNoticeCount: 1 } });
  });
}
