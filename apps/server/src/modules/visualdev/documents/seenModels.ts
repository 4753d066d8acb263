import { type Executor } from '../../../db/database.js';
import { type Caller } from '../../../rights/caller.js';

/** Whether somebody has the page of a model. */
export function seesModel({ rights }: Pick<Caller, 'rights'>, modelId: string): boolean {
  const page = rights.pageOfModel(modelId);
  return page !== undefined && rights.hasPage(page);
}

/** Released models whose pages somebody has, by name. */
export async function seenModels(db: Executor, caller: Pick<Caller, 'rights'>): Promise<SeenModel[]> {
  const models = await db
    .selectFrom('visualModel')
    .select(['id', 'fullName'])
    .where('version', '>', 0)
    .orderBy('fullName')
    .orderBy('id')
    .execute();
  return models.filter(({ id }) => seesModel(caller, id));
}

interface SeenModel {
  id: string;
  fullName: string;
}
