import { sql } from 'kysely';
import { at } from '../../db/columns.js';
import { type CleanUp } from '../../jobs/cleanUp.js';

const KEEP = 30 * 24 * 3_600_000;
const CALLS_OF_ONE = 5_000;

/** Calls of data interfaces after 30 days, and beyond 5,000 of one. */
export const cleanUpInterfaceLog: CleanUp = async ({ db }, now) => {
  await db
    .deleteFrom('dataInterfaceLog')
    .where('creatorTime', '<', at(now - KEEP))
    .execute();
  await sql`
    delete from data_interface_log using (
      select id as interface_id, (
        select creator_time from data_interface_log log where log.interface_id = data_interface.id
        order by creator_time desc, id desc offset ${CALLS_OF_ONE} limit 1) as last
      from data_interface) kept
    where data_interface_log.interface_id = kept.interface_id and creator_time <= last`.execute(db);
};
