import { type FlowDocument, type FlowEntry } from '@smart-admin/form-engine/flow';
import { type Executor } from '../../db/database.js';
import { type OpenFlow, readFlowVersion } from './openFlow.js';

/** The documents by which a flow ran before it was moved to its version of now, the newest first. */
export async function formerFlows(db: Executor, { instance }: Pick<OpenFlow, 'instance'>): Promise<FlowDocument[]> {
  const lines = await db
    .selectFrom('flowEntry')
    .select('detail')
    .where('instanceId', '=', instance.id)
    .where('what', 'in', ['migrated', 'migratedBack'] satisfies FlowEntry['what'][])
    .orderBy('place', 'desc')
    .execute();
  const versions = lines.flatMap(({ detail }) => (detail as Partial<FlowEntry>).versions?.from ?? []);
  const former: FlowDocument[] = [];
  for (const version of new Set(versions))
    if (version !== instance.version) former.push(await readFlowVersion(db, instance.flowId, version));
  return former;
}
