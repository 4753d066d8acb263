import { type MessageSettingSchema } from '@smart-admin/api-client/contract';
import type * as z from 'zod';
import { type Deps } from '../../deps.js';

type Setting = z.output<typeof MessageSettingSchema>;

/** What somebody wants to be shown by their browser; everything, at any time, until they say otherwise. */
export async function readSetting({ db }: Pick<Deps, 'db'>, userId: string): Promise<Setting> {
  const row = await db
    .selectFrom('messageSetting')
    .select(['showNotices', 'showChats', 'quietFrom', 'quietTo'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row ?? { showNotices: 1, showChats: 1, quietFrom: '', quietTo: '' };
}

export async function saveSetting({ db }: Pick<Deps, 'db'>, userId: string, setting: Setting): Promise<null> {
  await db
    .insertInto('messageSetting')
    .values({ userId, ...setting })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(setting))
    .execute();
  return null;
}
