import {
  type FlowDocument,
  type FlowReferenceKind,
  type FlowTarget,
  type FlowTargets,
  type ModelTarget,
  namedByFlow,
} from '@smart-admin/form-engine/flow';
import { type Executor } from '../../db/database.js';
import { readReleased, type ReleasedModel } from '../visualdev/releasedModel.js';
import { openRelease } from './openFlow.js';

/** What the nodes of a flow work on besides its own form, as far as it is there. */
export async function readTargets(db: Executor, flow: FlowDocument): Promise<FlowTargets> {
  const named = namedByFlow(flow);
  const ids = (kind: FlowReferenceKind) => [...new Set(named.filter(({ of }) => of === kind).map(({ id }) => id))];
  return {
    models: await readModels(db, ids('model')),
    flows: await readFlows(db, ids('flow')),
    templates: await readTemplates(db, ids('template')),
    interfaces: await readInterfaces(db, ids('interface')),
  };
}

async function readModels(db: Executor, ids: readonly string[]): Promise<Map<string, ModelTarget>> {
  const targets = new Map<string, ModelTarget>();
  if (ids.length === 0) return targets;
  const rows = await db.selectFrom('visualModel').select(['id', 'version']).where('id', 'in', ids).execute();
  for (const { id, version } of rows)
    targets.set(id, { fields: version > 0 ? fieldsOf(await readReleased(db, id)) : undefined });
  return targets;
}

async function readFlows(db: Executor, ids: readonly string[]): Promise<Map<string, FlowTarget>> {
  const targets = new Map<string, FlowTarget>();
  if (ids.length === 0) return targets;
  const rows = await db.selectFrom('flow').select(['id', 'version', 'enabledMark']).where('id', 'in', ids).execute();
  for (const { id, version, enabledMark } of rows) {
    const fields = version > 0 ? fieldsOf((await openRelease(db, { id, version })).model) : undefined;
    targets.set(id, { fields, isEnabled: enabledMark === 1 });
  }
  return targets;
}

async function readTemplates(db: Executor, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('messageTemplate').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Interfaces are named by their ids or codes. */
async function readInterfaces(db: Executor, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('dataInterface')
    .select(['id', 'enCode'])
    .where(({ eb, or }) => or([eb('id', 'in', ids), eb('enCode', 'in', ids)]))
    .execute();
  return new Set(rows.flatMap(({ id, enCode }) => [id, enCode]));
}

function fieldsOf({ form }: ReleasedModel): ReadonlySet<string> {
  return new Set(form.fields.map(({ id }) => id));
}
