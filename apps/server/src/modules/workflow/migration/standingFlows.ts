import { type RawBuilder } from 'kysely';
import { FLOW_STATUS } from '@smart-admin/api-client/contract';
import { type Executor } from '../../../db/database.js';

/** Flows that are read at a time. */
const BATCH = 500;

/** The flows that run at a release and that somebody watches over, some at a time, by id. */
export async function* standingFlows(db: Executor, { flowId, version, watched }: Standing) {
  for (let last = ''; ;) {
    const flows = await db
      .selectFrom('flowInstance')
      .leftJoin('userAccount', 'userAccount.id', 'flowInstance.launcherId')
      .select(['flowInstance.id', 'number', 'title', 'status', 'version', 'modelId', 'state'])
      .select((eb) => eb.fn.coalesce('userAccount.realName', eb.val('')).as('launcherName'))
      .where('flowId', '=', flowId)
      .where('version', '=', version)
      .where('status', '=', FLOW_STATUS.running)
      .where(watched)
      .where('flowInstance.id', '>', last)
      .orderBy('flowInstance.id')
      .limit(BATCH)
      .execute();
    if (flows.length > 0) yield flows;
    if (flows.length < BATCH) return;
    last = flows.at(-1)?.id ?? last;
  }
}

export interface Standing {
  flowId: string;
  version: number;
  /** Condition of `watchedFlows`. */
  watched: RawBuilder<boolean>;
}
