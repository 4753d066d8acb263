import { type UiErrorSchema } from '@smart-admin/api-client/contract';
import type * as z from 'zod';
import { at } from '../../db/columns.js';
import { newId } from '../../db/newId.js';
import { type Deps } from '../../deps.js';
import { type Caller, type Client } from '../../rights/caller.js';

/** Lines that one user may add in an hour; a page that fails in a loop must not fill the log. */
const HOURLY_LIMIT = 60;

/** Keeps an error of the interface where operators look: in the operation log with what was seen, in the server's log with the stack. */
export async function reportError(
  deps: Deps,
  caller: Caller,
  client: Client,
  { path, message, stack }: z.output<typeof UiErrorSchema>,
): Promise<null> {
  const { count } = await deps.db
    .selectFrom('operationLog')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', caller.userId)
    .where('creatorTime', '>=', at(Date.now() - 3_600_000))
    .where('category', '=', 'error')
    .executeTakeFirstOrThrow();
  if (Number(count) >= HOURLY_LIMIT) return null;
  deps.log.warn({ userId: caller.userId, path, message, stack }, 'the interface reported an error');
  await deps.db
    .insertInto('operationLog')
    .values({
      id: newId(),
      userId: caller.userId,
      userName: `${caller.realName}/${caller.account}`,
      category: 'error',
      description: message.slice(0, 200),
      requestMethod: 'GET',
      requestUrl: path,
      ipAddress: client.ip,
      ipPlace: client.place,
      platform: client.platform,
      requestDuration: 0,
      resultCode: 500,
    })
    .execute();
  return null;
}
