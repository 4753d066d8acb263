import { ColumnSettingSchema } from '@smart-admin/api-client/contract';
import * as z from 'zod';
import { fieldError } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../rights/caller.js';
import { t } from './authority.messages.js';

const FieldListSchema = z
  .array(
    ColumnSettingSchema.or(
      ColumnSettingSchema.extend({ visible: z.undefined().optional(), columnVisible: z.boolean() }).transform(
        (column) => ({ ...column, visible: column.columnVisible }),
      ),
    ),
  )
  .max(300);

/** The caller's own columns of a page; empty when none are saved. */
export async function readColumns(
  { db }: Deps,
  caller: Caller,
  moduleId: string,
): Promise<z.output<typeof FieldListSchema>> {
  const row = await db
    .selectFrom('columnSetting')
    .select('fieldList')
    .where('userId', '=', caller.userId)
    .where('moduleId', '=', moduleId)
    .executeTakeFirst();
  return row?.fieldList ?? [];
}

/** Saves the caller's own columns of a page (JSON); an empty list restores the default. */
export async function saveColumns(
  { db }: Deps,
  caller: Caller,
  { moduleId, fieldList }: { moduleId: string; fieldList: string },
): Promise<null> {
  const columns = parse(fieldList);
  if (columns.length === 0) {
    // the person's views of the list stay
    await db
      .updateTable('columnSetting')
      .set({ fieldList: '[]' })
      .where('userId', '=', caller.userId)
      .where('moduleId', '=', moduleId)
      .execute();
    return null;
  }
  const value = JSON.stringify(columns);
  await db
    .insertInto('columnSetting')
    .values({ userId: caller.userId, moduleId, fieldList: value })
    .onConflict((conflict) => conflict.columns(['userId', 'moduleId']).doUpdateSet({ fieldList: value }))
    .execute();
  return null;
}

function parse(text: string) {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw fieldError('fieldList', t('badColumns'));
  }
  const result = FieldListSchema.safeParse(value);
  if (!result.success) throw fieldError('fieldList', t('badColumns'));
  return result.data;
}
