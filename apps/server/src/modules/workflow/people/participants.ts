import { type Selectable } from 'kysely';
import { type Executor } from '../../../db/database.js';
import { fieldError } from '../../../db/requireRow.js';
import { t } from '../workflow.messages.js';
import { type FlowInstanceTable } from '../workflow.tables.js';
import { type Person, peopleByIds } from './peopleByIds.js';

type Instance = Pick<Selectable<FlowInstanceTable>, 'id' | 'launcherId' | 'launchedBy'>;

/** Who takes part in a flow: whoever launched it, was ever asked in it, or reads along. Only enabled accounts, by their names. */
export function participantsOf(db: Executor, { id, launcherId, launchedBy }: Instance): Promise<Person[]> {
  return db
    .selectFrom('userAccount')
    .select(['userAccount.id', 'realName as name', 'headIcon'])
    .where('enabledMark', '=', 1)
    .where((eb) =>
      eb.or([
        eb('userAccount.id', 'in', [launcherId, launchedBy]),
        eb('userAccount.id', 'in', eb.selectFrom('flowTask').select('userId').where('instanceId', '=', id)),
        eb('userAccount.id', 'in', eb.selectFrom('flowCirculation').select('userId').where('instanceId', '=', id)),
      ]),
    )
    .orderBy('realName')
    .orderBy('userAccount.id')
    .execute();
}

/** Throws 400 that names those who take no part in the flow: a comment that names them would show it to them. */
export async function requireParticipants(db: Executor, instance: Instance, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  const known = new Set((await participantsOf(db, instance)).map(({ id }) => id));
  const strangers = userIds.filter((id) => !known.has(id));
  if (strangers.length === 0) return;
  const people = await peopleByIds(db, strangers);
  throw fieldError('people', t('noPart', { names: strangers.map((id) => people.get(id)?.name ?? id).join('、') }));
}
