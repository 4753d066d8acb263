import { type AnyEndpoint } from '@smart-admin/api-client/contract';
import { type Database, type Executor } from '../../db/database.js';
import { rememberNounChange } from '../../http/crud/nounChanges.js';
import { type Call } from '../../http/handle.js';
import { joinNames, type Verb } from '../../http/operationDetail.js';
import { readUserState, type UserState } from './readUserState.js';

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

/** Remembers what a save changed of a user, and tells the log, in its transaction. */
export async function noteUserChange(
  db: Executor,
  { deps, caller, describe }: Pick<Call<AnyEndpoint>, 'deps' | 'caller' | 'describe'>,
  { id, before }: { id: string; before: UserState },
): Promise<void> {
  const after = await readUserState(db, id);
  await rememberNounChange(db, { noun: 'userAccount', id, before, after, userId: caller.userId });
  const changes = await deps.operations.changesBetween(db, { before, after });
  describe({ verb: 'update', recordId: id, recordName: after.realName, changes });
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
