import { type QyOrganize, type QyUser } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { type Executor } from '../../db/database.js';

/** An organisation of the platform as it should be at WeCom. */
export interface DirectoryOrganize extends QyOrganize {
  /** From the topmost (0) down. */
  depth: number;
  sortCode: number;
  /** Fingerprint of what WeCom should have. */
  wanted: string;
}

/** Organisations with what became of them, those above before those below; what was deleted here comes last. */
export async function readOrganizes(db: Executor): Promise<DirectoryOrganize[]> {
  const [organizes, known] = await Promise.all([
    db
      .selectFrom('organize')
      .select(['id', 'parentId', 'category', 'fullName', 'path', 'sortCode'])
      .where('enabledMark', '=', 1)
      .orderBy('path')
      .execute(),
    db.selectFrom('weChatDirectory').selectAll().where('kind', '=', 'organize').execute(),
  ]);
  const knownOf = new Map(known.map((entry) => [entry.id, entry]));
  const list = organizes.map(({ id, parentId, category, fullName, path, sortCode }): DirectoryOrganize => {
    const entry = knownOf.get(id);
    knownOf.delete(id);
    const wanted = fingerprint([fullName, parentId, sortCode]);
    return {
      ...{ id, parentId, fullName, sortCode, wanted, type: category, depth: path.split('/').length },
      ...{ remoteId: entry?.remoteId ?? '', reason: entry?.reason ?? '', syncTime: entry?.syncTime ?? null },
      state: stateOf(entry, wanted),
    };
  });
  const gone = [...knownOf.values()]
    .filter(({ remoteId }) => remoteId !== '')
    .map(({ id, fullName, remoteId, reason, syncTime }): DirectoryOrganize => ({
      ...{ id, fullName, remoteId, reason, syncTime, parentId: '-1', type: '', state: 'gone' },
      ...{ depth: 0, sortCode: 0, wanted: '' },
    }));
  return [...list.sort((a, b) => a.depth - b.depth || a.sortCode - b.sortCode), ...gone];
}

function stateOf(
  entry: (Pick<QyOrganize, 'reason'> & { remoteId: string; given: string }) | undefined,
  wanted: string,
) {
  if (entry && entry.reason !== '') return 'failed';
  if (!entry || entry.remoteId === '') return 'new';
  return entry.given === wanted ? 'same' : 'changed';
}

function fingerprint(values: readonly unknown[]): string {
  return createHash('md5').update(JSON.stringify(values)).digest('hex');
}

/** A person of the platform as they should be at WeCom. */
export interface DirectoryPerson extends QyUser {
  position: string;
  /** Organisations that they belong to. */
  organizeIds: readonly string[];
  wanted: string;
}

/** People with what became of them, as a table `people`; whoever is disabled or deleted here and still there is `gone`. */
export function selectPeople(db: Executor) {
  return db.selectFrom(
    sql<DirectoryPerson>`(
      select person.id, person.full_name, account, mobile_phone, email, position, organize_name, organize_ids, wanted,
        coalesce(known.remote_id, '') as remote_id, coalesce(known.reason, '') as reason, known.sync_time as sync_time,
        case when not is_here then 'gone' when known.reason <> '' then 'failed' when coalesce(known.remote_id, '') = '' then 'new'
          when known.given = wanted then 'same' else 'changed' end as state
      from (
        select u.id, u.real_name as full_name, u.account, u.mobile_phone as mobile_phone, u.email, true as is_here,
          coalesce(p.full_name, '') as position, coalesce(main.full_name, '') as organize_name, m.ids as organize_ids,
          md5(concat_ws('|', u.real_name, u.mobile_phone, u.email, p.full_name, array_to_string(m.ids, ','))) as wanted
        from user_account u
        left join position p on p.id = u.position_id
        left join organize main on main.id = u.organize_id
        cross join lateral (
          select coalesce(array_agg(target_id order by target_id), '{}') as ids
          from membership where kind = 'organize' and user_id = u.id) m
        where u.enabled_mark = 1
        union all
        select d.id, d.full_name, d.remote_id, '', '', false, '', '', '{}'::text[], ''
        from we_chat_directory d
        where d.kind = 'user' and d.remote_id <> ''
          and not exists (select 1 from user_account u where u.id = d.id and u.enabled_mark = 1)) person
      left join we_chat_directory known on known.kind = 'user' and known.id = person.id)`.as('people'),
  );
}
