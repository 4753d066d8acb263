import { at } from '../../db/columns.js';
import { type CleanUp } from '../../jobs/cleanUp.js';

const DAY = 24 * 3_600_000;

/** Lines and requests, as long as the configuration keeps them. */
export const cleanUpLog: CleanUp = async ({ db, configs }, now) => {
  const { logDays, requestLogDays } = await configs.read();
  await db
    .deleteFrom('operationLog')
    .where('creatorTime', '<', at(now - logDays * DAY))
    .execute();
  await db
    .deleteFrom('operationLog')
    .where('category', '=', 'request')
    .where('creatorTime', '<', at(now - requestLogDays * DAY))
    .execute();
};
