import { messagePush } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { type DatabaseTransaction } from '../../db/database.js';
import { type JobDeps } from '../../jobs/handleJob.js';
import { type MessageKind } from './message.tables.js';

/** Receivers of one transaction: whose ids are in memory, and in one message of the bus. */
const AT_ONCE = 2_000;

/**
 * Gives every receiver of a released message their entry, so many in one statement, and tells those who are connected.
 * Done again it finds everybody served and tells nobody twice.
 */
export async function deliverMessage(
  { db, sockets }: Pick<JobDeps, 'db' | 'sockets'>,
  messageId: string,
): Promise<void> {
  const released = db.selectFrom('message').select('kind').where('id', '=', messageId).where('enabledMark', '=', 1);
  const message = await released.executeTakeFirst();
  if (!message) return;
  let after: string | null = '';
  while (after !== null) after = await deliverPart({ db, sockets }, { messageId, after, ...message });
}

/** Serves the next receivers in the order of their ids; answers the last of them, null after the last of all. */
async function deliverPart(
  { db, sockets }: Pick<JobDeps, 'db' | 'sockets'>,
  { messageId, after, kind }: { messageId: string; after: string; kind: MessageKind },
): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const { last, added } = await addReceipts(trx, messageId, after);
    await sockets.send(
      trx,
      { kind: 'user', keys: added },
      { frame: messagePush, fields: { unreadNoticeCount: 1, kind } },
    );
    return last;
  });
}

async function addReceipts(trx: DatabaseTransaction, messageId: string, after: string): Promise<Part> {
  const { rows } = await sql<Part>`
    with part as (
      select receiver.id from message
      cross join lateral (
        select id from user_account where message.to_all = 1
        union select unnest(string_to_array(message.to_user_ids, ','))
        union select user_id from membership
          join role on role.id = target_id and role.enabled_mark = 1
          where kind = 'role' and target_id = any(string_to_array(message.to_role_ids, ','))
        union select user_id from membership
          join user_group on user_group.id = target_id and user_group.enabled_mark = 1
          where kind = 'group' and target_id = any(string_to_array(message.to_group_ids, ','))
        union select member.user_id from organize top
          join organize below on starts_with(below.path, top.path)
          join membership member on member.kind = 'organize' and member.target_id = below.id
          where top.id = any(string_to_array(message.to_organize_ids, ','))
      ) wanted
      join user_account receiver on receiver.id = wanted.id and receiver.enabled_mark = 1
      where message.id = ${messageId} and message.enabled_mark = 1 and wanted.id > ${after}
        -- whoever shares a document may be of the role that they share it with
        and (message.kind <> 'document' or receiver.id <> message.creator_user_id)
      order by receiver.id limit ${AT_ONCE}
    ), added as (
      insert into message_receipt (message_id, user_id) select ${messageId}, id from part
      on conflict do nothing returning user_id
    )
    select
      case when (select count(*) from part) = ${AT_ONCE} then (select max(id) from part) end as last,
      array(select user_id from added) as added`.execute(trx);
  const [part] = rows;
  return part ?? { last: null, added: [] };
}

interface Part {
  /** The last receiver; null where no others are left. */
  last: string | null;
  /** Who had no entry before. */
  added: string[];
}
