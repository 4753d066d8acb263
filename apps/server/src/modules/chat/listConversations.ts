import { sql } from 'kysely';
import { type Deps } from '../../deps.js';
import { optionsByIds } from '../user/userOptions.js';
import { type ChatMessageTable } from './chat.tables.js';

/** Conversations of one person, the newest message first; those of which they deleted everything are left out. */
export async function listConversations({ db }: Pick<Deps, 'db'>, userId: string) {
  const { rows } = await sql<LatestRow>`
    select member.peer_id as "peerId", member.unread_num as "unreadMessage", latest.type as "messageType",
      case when latest.type = 'text' then left(latest.content, ${SHOWN}) else '' end as "latestMessage",
      latest.send_time as "latestDate"
    from (
      select * from chat_member where user_id = ${userId} order by latest_time desc limit ${LIMIT}
    ) member
    cross join lateral (
      select type, content, send_time from chat_message
      where conversation_id = member.conversation_id
        and case when sender_id = ${userId} then removed_by_sender else removed_by_receiver end = 0
      order by number desc limit 1
    ) latest
    order by latest.send_time desc`.execute(db);
  const people = new Map(
    (
      await optionsByIds(
        db,
        rows.map(({ peerId }) => peerId),
      )
    ).map((person) => [person.id, person]),
  );
  return rows.flatMap(({ peerId, ...row }) => {
    const person = people.get(peerId);
    return person ? [{ ...person, ...row }] : [];
  });
}

/** How many messages of whom somebody has not read. */
export function countUnreadChat({ db }: Pick<Deps, 'db'>, userId: string) {
  return db
    .selectFrom('chatMember')
    .select(['peerId as userId', 'unreadNum'])
    .where('userId', '=', userId)
    .where('unreadNum', '>', 0)
    .execute();
}

const LIMIT = 100;
/** Characters of the latest text. */
const SHOWN = 200;

interface LatestRow {
  peerId: string;
  unreadMessage: number;
  messageType: ChatMessageTable['type'];
  latestMessage: string;
  latestDate: number;
}
