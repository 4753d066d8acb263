import { type Deps } from '../../deps.js';
import { fieldError } from '../../db/requireRow.js';
import { ApiError } from '../../errors/apiError.js';
import { type Rights } from '../../rights/rights.js';
import { nameOf } from '../dataModel/definitionText.js';
import { planNewTable } from '../dataModel/defineTable.js';
import { structureOf, tablesOf } from '../dataModel/readCatalogue.js';
import { mayShowRows, tableRules } from '../dataModel/shownTables.js';
import { type StoredSource } from '../dataSource/SourcePools.js';
import { t } from './dataSync.messages.js';
import { type SyncTable } from './dataSync.tables.js';
import { planSync, type SyncPlan, type SyncProblem } from './syncPlan.js';

/** Both ends of a sync. */
export interface SyncEnds {
  source: StoredSource;
  target: StoredSource;
}

/** A table with what is to be done for it. */
export interface PreparedTable extends Omit<SyncPlan, 'made'> {
  table: SyncTable;
  /** Statements that make the target; none where it is there. */
  statements: string[];
  canRun: boolean;
}

/**
 * Both sources. Throws 403 for who may not read whole tables of the platform's own database, 409 for a target that is only read,
 * 400 for a table that would be copied onto itself, or twice.
 */
export async function openSync(
  deps: Deps,
  rights: Rights,
  { sourceId, targetId, tables }: SyncBody,
): Promise<SyncEnds> {
  const [source, target] = [await deps.dataSources.find(sourceId), await deps.dataSources.find(targetId)];
  if (source.isOwn && !mayShowRows(rights, source)) throw new ApiError(403, t('hiddenRows'));
  if (target.isReadOnly) throw new ApiError(409, t('readOnly', { name: target.fullName }));
  const seen = new Set<string>();
  for (const [index, { sourceTable, targetTable }] of tables.entries()) {
    if (sourceId === targetId && sourceTable === targetTable)
      throw fieldError(`tables.${index}.targetTable`, t('sameTable', { row: index + 1 }));
    if (seen.has(targetTable)) throw fieldError(`tables.${index}.targetTable`, t('tableTwice', { name: targetTable }));
    seen.add(targetTable);
  }
  return { source, target };
}

export interface SyncBody {
  sourceId: string;
  targetId: string;
  tables: SyncTable[];
}

/** Looks at the tables of both ends, and says what stands against copying each. */
export async function prepareSync(
  deps: Deps,
  { source, target }: SyncEnds,
  tables: readonly SyncTable[],
): Promise<PreparedTable[]> {
  const from = await look(
    deps,
    source,
    tables.map(({ sourceTable }) => sourceTable),
  );
  const to = await look(
    deps,
    target,
    tables.map(({ targetTable }) => targetTable),
    true,
  );
  return tables.map((table) => {
    const { made, ...plan } = planSync(table, from.columnsOf(table.sourceTable), to.columnsOf(table.targetTable));
    const problems = [...plan.problems];
    const say = (kind: 'notAllowed' | 'hasRows', level: SyncProblem['level'], name: string) =>
      void problems.push({ kind, level, message: t(kind, { name }) });
    if (!from.isShown(table.sourceTable)) say('notAllowed', 'error', table.sourceTable);
    if (!made && to.ownerOf(table.targetTable) !== 'none') say('notAllowed', 'error', table.targetTable);
    if (to.hasRows(table.targetTable)) say('hasRows', table.way === 'replace' ? 'warning' : 'info', table.targetTable);
    let statements: string[] = [];
    if (made) {
      try {
        statements = planNewTable(target, made);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        problems.push({ kind: 'notAllowed', level: 'error', message: error.text });
      }
    }
    return { ...plan, problems, table, statements, canRun: problems.every(({ level }) => level !== 'error') };
  });
}

/** What is known of some tables of a source. */
async function look(deps: Deps, source: StoredSource, names: readonly string[], asksRows = false) {
  return deps.dataSources.run(source, { isReadOnly: true }, async (session) => {
    const all = (await tablesOf(session, source)).map(({ name }) => name);
    const rules = await tableRules(deps.db, source, all);
    const columns = new Map<string, SyncPlan['columns'][number]['source'][]>();
    const filled = new Set<string>();
    for (const name of new Set(names)) {
      if (!all.includes(name)) continue;
      columns.set(name, (await structureOf(session, source, name)).columns);
      if (!asksRows || rules.ownerOf(name) !== 'none') continue;
      const order = source.dialect.page(1, 0).startsWith('offset') ? ' order by 1' : '';
      const rows = await session.query({
        text: `select 1 as one from ${nameOf(source, name)}${order} ${source.dialect.page(1, 0)}`,
      });
      if (rows.length > 0) filled.add(name);
    }
    return {
      columnsOf: (name: string) => columns.get(name) ?? [],
      hasRows: (name: string) => filled.has(name),
      ownerOf: (name: string) => rules.ownerOf(name),
      // a table that is not there says so by its columns
      isShown: (name: string) => !columns.has(name) || rules.shownColumns(name) === 'all',
    };
  });
}
