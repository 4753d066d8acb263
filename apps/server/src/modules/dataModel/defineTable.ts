import { type Deps } from '../../deps.js';
import { fieldError, requireRow } from '../../db/requireRow.js';
import { ApiError } from '../../errors/apiError.js';
import { type SourceSession } from '../dataSource/kinds/SourceKind.js';
import { type StoredSource } from '../dataSource/SourcePools.js';
import { t } from './dataModel.messages.js';
import { nameOf } from './definitionText.js';
import { type TablePath } from './listTables.js';
import { planChange, planCreate, type TableSpec } from './planTable.js';
import { structureOf, tablesOf, type SourceTable } from './readCatalogue.js';
import { OWN_PREFIX, tableRules } from './shownTables.js';

/** The statements that would make a table, or change the one of a name. Throws as the calls that do it. */
export async function previewTable(deps: Deps, { sourceId, formerName, table }: Preview): Promise<string[]> {
  const source = await writableSource(deps, sourceId);
  return deps.dataSources.run(source, { isReadOnly: true }, (session) =>
    formerName === '' ? planNew(session, source, table) : planChanged(deps, session, { source, formerName, table }),
  );
}

/** Makes a table. Throws 409 for a source that is only read, 400 for a name that is taken or not allowed. */
export async function createTable(
  deps: Deps,
  { sourceId, table }: { sourceId: string; table: TableSpec },
): Promise<void> {
  const source = await writableSource(deps, sourceId);
  await deps.dataSources.run(source, { isReadOnly: false }, async (session) =>
    carryOut(session, await planNew(session, source, table)),
  );
}

/** Changes a table. Throws 409 for one of the platform or of a model. */
export async function changeTable(deps: Deps, change: Preview): Promise<void> {
  const source = await writableSource(deps, change.sourceId);
  await deps.dataSources.run(source, { isReadOnly: false }, async (session) =>
    carryOut(session, await planChanged(deps, session, { ...change, source })),
  );
}

/** Drops a table with its rows. Throws as `changeTable`. */
export async function dropTable(deps: Deps, { sourceId, table }: TablePath): Promise<void> {
  const source = await writableSource(deps, sourceId);
  await deps.dataSources.run(source, { isReadOnly: false }, async (session) => {
    await requireOurs(deps, session, { source, name: table });
    await carryOut(session, [`drop table ${nameOf(source, table)}`]);
  });
}

interface Preview {
  sourceId: string;
  formerName: string;
  table: TableSpec;
}

async function writableSource(deps: Deps, id: string): Promise<StoredSource> {
  const source = await deps.dataSources.find(id);
  if (source.isReadOnly) throw new ApiError(409, t('readOnly', { name: source.fullName }));
  return source;
}

/** The statements that make a table in a source that is not only read. Throws 400 for a name that is not allowed there. */
export function planNewTable(source: StoredSource, table: TableSpec): string[] {
  if (source.isOwn && !OWN_NAME.test(table.name)) throw fieldError('name', t('namePrefix', { prefix: OWN_PREFIX }));
  return planCreate(source, table);
}

async function planNew(session: SourceSession, source: StoredSource, table: TableSpec): Promise<string[]> {
  const statements = planNewTable(source, table);
  const names = (await tablesOf(session, source)).map(({ name }) => name.toLowerCase());
  if (names.includes(table.name.toLowerCase())) throw fieldError('name', t('nameTaken', { name: table.name }));
  return statements;
}

const OWN_NAME = new RegExp(`^${OWN_PREFIX}[a-z0-9]+(_[a-z0-9]+)*$`);

async function planChanged(
  deps: Deps,
  session: SourceSession,
  { source, formerName, table }: Changed,
): Promise<string[]> {
  const before = await requireOurs(deps, session, { source, name: formerName });
  const { columns } = await structureOf(session, source, formerName);
  return planChange(source, { ...before, columns }, table);
}

interface Changed {
  source: StoredSource;
  formerName: string;
  table: TableSpec;
}

/** A table that is neither the platform's nor a model's. Throws 404 and 409. */
async function requireOurs(
  deps: Deps,
  session: SourceSession,
  { source, name }: { source: StoredSource; name: string },
): Promise<SourceTable> {
  const tables = await tablesOf(session, source);
  const table = requireRow(tables.find((each) => each.name === name));
  const rules = await tableRules(
    deps.db,
    source,
    tables.map((each) => each.name),
  );
  if (rules.ownerOf(name) !== 'none') throw new ApiError(409, t('notYours', { name }));
  return table;
}

async function carryOut(session: SourceSession, statements: readonly string[]): Promise<void> {
  for (const text of statements) await session.query({ text });
}
