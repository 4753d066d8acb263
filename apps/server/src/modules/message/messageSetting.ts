import { type Deps } from '../../deps.js';
import { type MessageSetting } from './message.tables.js';

/**
 * What somebody wants to be told of; everything, at any time, until they say otherwise. With it the channels by which
 * messages go at present.
 */
export async function readSetting({ db }: Pick<Deps, 'db'>, userId: string) {
  const row = await db
    .selectFrom('messageSetting')
    .select(['showNotices', 'showChats', 'quietFrom', 'quietTo', 'muted'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  const outer = await db.selectFrom('messageChannel').select('id').where('enabledMark', '=', 1).orderBy('id').execute();
  return { ...(row ?? UNTOLD), channels: ['notice' as const, ...outer.map(({ id }) => id)] };
}

const UNTOLD: MessageSetting = { showNotices: 1, showChats: 1, quietFrom: '', quietTo: '', muted: [] };

export async function saveSetting(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  { muted, ...setting }: Omit<MessageSetting, 'muted'> & { muted?: MessageSetting['muted'] | undefined },
): Promise<null> {
  // channels that are not named stay as they are
  const row = { ...setting, ...(muted && { muted: JSON.stringify(muted) }) };
  await db
    .insertInto('messageSetting')
    .values({ userId, ...row })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
    .execute();
  return null;
}
