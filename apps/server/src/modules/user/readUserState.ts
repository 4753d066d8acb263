import { type UserBodySchema } from '@smart-admin/api-client/contract';
import type * as z from 'zod';
import { type Executor } from '../../db/database.js';
import { requireRow } from '../../db/requireRow.js';
import { loadMemberships } from './memberships.js';

/** All that can be changed of a user. Throws 404 when they do not exist. */
export async function readUserState(db: Executor, id: string): Promise<UserState> {
  const { organizeId, positionId, gender, ...fields } = requireRow(
    await db
      .selectFrom('userAccount')
      .select([
        'account',
        'realName',
        'gender',
        'mobilePhone',
        'email',
        'headIcon',
        'managerId',
        'entryDate',
        'portalId',
      ])
      .select(['description', 'enabledMark', 'sortCode', 'organizeId', 'positionId'])
      .where('id', '=', id)
      .executeTakeFirst(),
  );
  const memberships = await loadMemberships(db, { id, organizeId, positionId });
  return { ...fields, gender: gender === 1 || gender === 2 ? gender : 0, ...memberships };
}

export type UserState = z.output<typeof UserBodySchema>;
