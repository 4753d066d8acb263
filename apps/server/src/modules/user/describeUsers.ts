import { type AnyEndpoint } from '@smart-admin/api-client/contract';
import { type Database } from '../../db/database.js';
import { type Call } from '../../http/implement.js';
import { namesOfReferences } from '../log/namesOfReferences.js';
import { diffFields, joinNames } from '../log/operationDetail.js';
import { type Verb } from '../log/operationMessages.js';
import { loadMemberships } from './memberships.js';

type Told = Pick<Call<AnyEndpoint>, 'deps' | 'describe'>;

/** Does something to users, and tells the log who they are. */
export async function describeUsers<Result>(
  call: Told,
  ids: readonly string[],
  { verb, work }: { verb?: Verb; work: () => Promise<Result> },
): Promise<Result> {
  const names = await namesOf(call.deps.db, ids);
  const result = await work();
  call.describe({
    ...(verb ? { verb } : {}),
    recordId: ids.length === 1 ? (ids[0] ?? '') : '',
    recordName: joinNames(names),
  });
  return result;
}

/** Changes a user, and tells the log what changed. */
export async function describeUserChange(call: Told, id: string, work: () => Promise<null>): Promise<null> {
  const { db } = call.deps;
  const before = await readState(db, id);
  await work();
  const after = await readState(db, id);
  if (!before || !after) return null;
  const changes = diffFields(before, after, await namesOfReferences(db, [before, after]));
  call.describe({ verb: 'update', recordId: id, recordName: after.realName, changes });
  return null;
}

async function namesOf(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('userAccount')
    .select('realName')
    .where('id', 'in', ids)
    .orderBy('account')
    .execute();
  return rows.map(({ realName }) => realName);
}

async function readState(db: Database, id: string) {
  const user = await db
    .selectFrom('userAccount')
    .select(['id', 'account', 'realName', 'gender', 'mobilePhone', 'email', 'headIcon', 'managerId', 'entryDate'])
    .select(['description', 'enabledMark', 'sortCode', 'organizeId', 'positionId'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!user) return undefined;
  const { organizeId: _organize, positionId: _position, ...fields } = user;
  return { ...fields, ...(await loadMemberships(db, user)) };
}
