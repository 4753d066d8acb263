import { decodeFlowDocument, type FlowDocument } from '@smart-admin/form-engine/flow';
import { type Selectable } from 'kysely';
import { type DatabaseTransaction, type Executor } from '../../db/database.js';
import { requireRow } from '../../db/requireRow.js';
import { readFormer } from '../visualdev/records/readFormer.js';
import { readReleased, type ReleasedModel } from '../visualdev/releasedModel.js';
import { type FlowInstanceTable, type FlowTable } from './workflow.tables.js';

/** A flow that runs or ran, with the document and the form with which it began. */
export interface OpenFlow {
  instance: Selectable<FlowInstanceTable>;
  flow: FlowDocument;
  model: ReleasedModel;
}

const documents = new Map<string, FlowDocument>();
const CAPACITY = 200;

/** The document of a release, which never changes; kept in memory. */
export async function readFlowVersion(db: Executor, flowId: string, version: number): Promise<FlowDocument> {
  const key = `${flowId}:${version}`;
  const known = documents.get(key);
  if (known) return known;
  const { document } = requireRow(
    await db
      .selectFrom('flowVersion')
      .select('document')
      .where('flowId', '=', flowId)
      .where('version', '=', version)
      .executeTakeFirst(),
  );
  const flow = decodeFlowDocument(JSON.parse(document));
  if (documents.size >= CAPACITY) documents.delete(documents.keys().next().value ?? '');
  documents.set(key, flow);
  return flow;
}

/** Flows that have been released, each with its newest release. */
export function releasedFlows(db: Executor) {
  return db
    .selectFrom('flow')
    .innerJoin('flowVersion as release', (join) =>
      join.onRef('release.flowId', '=', 'flow.id').onRef('release.version', '=', 'flow.version'),
    );
}

/** A release of a flow: its document, and the form that it is about. */
export interface FlowRelease {
  version: number;
  modelId: string;
  modelVersion: number;
  flow: FlowDocument;
}

/** Throws 404 for a release that there is not. */
export async function readRelease(db: Executor, flowId: string, version: number): Promise<FlowRelease> {
  const release = await db
    .selectFrom('flowVersion')
    .select(['version', 'modelId', 'modelVersion'])
    .where('flowId', '=', flowId)
    .where('version', '=', version)
    .executeTakeFirst();
  return { ...requireRow(release), flow: await readFlowVersion(db, flowId, version) };
}

/** The release that a flow is launched with, and its form as it was then; the draft may be about another one. Throws 404 without it. */
export async function openRelease(
  db: Executor,
  { id, version }: Pick<Selectable<FlowTable>, 'id' | 'version'>,
): Promise<OpenRelease> {
  const release = await readRelease(db, id, version);
  return { ...release, model: await readPinnedModel(db, release.modelId, release.modelVersion) };
}

export interface OpenRelease extends FlowRelease {
  model: ReleasedModel;
}

/** A flow as another release of it sees it. */
export async function openAt(
  db: Executor,
  { instance }: Pick<OpenFlow, 'instance'>,
  { version, modelVersion, flow }: FlowRelease,
): Promise<OpenFlow> {
  return {
    instance: { ...instance, version, modelVersion },
    flow,
    model: await readPinnedModel(db, instance.modelId, modelVersion),
  };
}

/** A form as it was at a version, with the tables and columns of today. */
export async function readPinnedModel(db: Executor, modelId: string, version: number): Promise<ReleasedModel> {
  const present = await readReleased(db, modelId);
  return (await readFormer(db, present, version)).model;
}

/** Reads a flow. Throws 404 for one that there is not. */
export async function openFlow(db: Executor, instanceId: string): Promise<OpenFlow> {
  return withDocuments(
    db,
    requireRow(await db.selectFrom('flowInstance').selectAll().where('id', '=', instanceId).executeTakeFirst()),
  );
}

/** The same for whoever is about to change it: nobody else does until the transaction has ended. */
export async function lockFlow(trx: DatabaseTransaction, instanceId: string): Promise<OpenFlow> {
  const instance = await trx
    .selectFrom('flowInstance')
    .selectAll()
    .where('id', '=', instanceId)
    .forUpdate()
    .executeTakeFirst();
  return withDocuments(trx, requireRow(instance));
}

async function withDocuments(db: Executor, instance: Selectable<FlowInstanceTable>): Promise<OpenFlow> {
  const { flowId, version, modelId, modelVersion } = instance;
  const [flow, model] = [await readFlowVersion(db, flowId, version), await readPinnedModel(db, modelId, modelVersion)];
  return { instance, flow, model };
}
