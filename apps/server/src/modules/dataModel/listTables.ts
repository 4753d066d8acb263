import { pages } from '@smart-admin/api-client/pages';
import { type Deps } from '../../deps.js';
import { requireRow } from '../../db/requireRow.js';
import { type Rights } from '../../rights/rights.js';
import { type StoredSource } from '../dataSource/SourcePools.js';
import { definitionOf } from './definitionText.js';
import { readTables, structureOf, tablesOf, type SourceTable } from './readCatalogue.js';
import { mayShowRows, tableRules, type TableRules } from './shownTables.js';

/** Tables of a source that a keyword is found in, with what the caller may do with each. */
export async function listTables(
  deps: Deps,
  rights: Rights,
  { sourceId, keyword = '' }: { sourceId: string; keyword?: string | undefined },
) {
  const source = await deps.dataSources.find(sourceId);
  const tables = await readTables(deps.dataSources, source);
  const rules = await tableRules(
    deps.db,
    source,
    tables.map(({ name }) => name),
  );
  const sought = keyword.toLowerCase();
  return tables
    .filter(({ name, comment }) => `${name}\n${comment}`.toLowerCase().includes(sought))
    .slice(0, MOST)
    .map((table) => toRow(table, { source, rules, rights }));
}

/** A table with its columns, indexes and definition. Throws 404. */
export async function readTable(deps: Deps, rights: Rights, { sourceId, table: name }: TablePath) {
  const source = await deps.dataSources.find(sourceId);
  const { tables, columns, indexes } = await deps.dataSources.run(source, { isReadOnly: true }, async (session) => ({
    tables: await tablesOf(session, source),
    ...(await structureOf(session, source, name)),
  }));
  const table = requireRow(tables.find((each) => each.name === name));
  const rules = await tableRules(
    deps.db,
    source,
    tables.map((each) => each.name),
  );
  const definition = definitionOf(source, { ...table, columns, indexes });
  return { ...toRow(table, { source, rules, rights }), columns, indexes, definition };
}

export interface TablePath {
  sourceId: string;
  table: string;
}

const MOST = 2_000;

interface Seen {
  source: StoredSource;
  rules: TableRules;
  rights: Rights;
}

/** How many rows a table has is told to who may look at them. */
function toRow(table: SourceTable, { source, rules, rights }: Seen) {
  const owner = rules.ownerOf(table.name);
  const isSeen = mayShowRows(rights, source);
  const { address } = pages.dataModel;
  return {
    ...table,
    owner,
    rows: isSeen && rules.shownColumns(table.name) === 'all' ? table.rows : null,
    canShowRows: isSeen && rules.shownColumns(table.name).length > 0,
    canChange:
      !source.isReadOnly &&
      owner === 'none' &&
      (rights.hasButton(address, 'btn_edit') || rights.hasButton(address, 'btn_remove')),
  };
}
