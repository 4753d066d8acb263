import { type ListViewSchema } from '@smart-admin/api-client/contract';
import type * as z from 'zod';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../rights/caller.js';

type ListView = z.output<typeof ListViewSchema>;

/** The caller's own views of a list; empty when none are saved. */
export async function readViews({ db }: Deps, caller: Caller, moduleId: string): Promise<ListView[]> {
  const row = await db
    .selectFrom('columnSetting')
    .select('views')
    .where('userId', '=', caller.userId)
    .where('moduleId', '=', moduleId)
    .executeTakeFirst();
  return row?.views ?? [];
}

/** Keeps these views of a list for the caller, in place of all others. */
export async function saveViews(
  { db }: Deps,
  caller: Caller,
  { moduleId, views }: { moduleId: string; views: ListView[] },
): Promise<null> {
  const value = JSON.stringify(views);
  await db
    .insertInto('columnSetting')
    .values({ userId: caller.userId, moduleId, views: value })
    .onConflict((conflict) => conflict.columns(['userId', 'moduleId']).doUpdateSet({ views: value }))
    .execute();
  return null;
}
