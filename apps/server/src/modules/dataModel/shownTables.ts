import { type TableOwnerSchema } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { sql } from 'kysely';
import type * as z from 'zod';
import { type Executor } from '../../db/database.js';
import { type Rights } from '../../rights/rights.js';
import { READER_COLUMNS, READER_TABLES } from '../dataInterface/sources/grantReader.js';
import { type StoredSource } from '../dataSource/SourcePools.js';

export type TableOwner = z.output<typeof TableOwnerSchema>;

/** What tables made here in the platform's own database begin with, so that no later version of it wants their name. */
export const OWN_PREFIX = 'biz_';

/** How the tables of a source are looked at. */
export interface TableRules {
  ownerOf(table: string): TableOwner;
  /** Columns of the rows that may be shown: all, some, or none. Nobody sees more, whatever they have been given. */
  shownColumns(table: string): 'all' | readonly string[];
}

/**
 * The rules of a source. Of the platform's own tables only the rows of those are shown that interfaces may show as well; of all
 * that it does not know, the structure alone. A source that is a platform's database by another way has the same rules.
 */
export async function tableRules(db: Executor, source: StoredSource, tables: readonly string[]): Promise<TableRules> {
  const isPlatform = PLATFORM_SIGNS.every((name) => tables.includes(name));
  if (!source.isOwn && !isPlatform) return { ownerOf: () => 'none', shownColumns: () => 'all' };
  // of another platform only names tell whose a table is: all is theirs but what was made here
  const known = source.isOwn ? await knownTables(db) : { platform: new Set(tables), models: new Set<string>() };
  return {
    ownerOf: (table) => {
      if (table.startsWith('mt_') || known.models.has(table)) return 'model';
      return known.platform.has(table) && !table.startsWith(OWN_PREFIX) ? 'platform' : 'none';
    },
    shownColumns: (table) => {
      if (table === 'user_account') return READER_COLUMNS;
      const isShown =
        table.startsWith('mt_') ||
        table.startsWith(OWN_PREFIX) ||
        known.models.has(table) ||
        READER_TABLES.includes(table);
      return isShown ? 'all' : [];
    },
  };
}

/** Tables by which the database of a platform is known. */
const PLATFORM_SIGNS = ['platform_table', 'server_secret', 'session'];

async function knownTables(db: Executor): Promise<{ platform: Set<string>; models: Set<string> }> {
  const { rows } = await sql<{ name: string }>`select name from platform_table`.execute(db);
  const models = await db.selectFrom('visualModel').select('tableName').where('tableName', '<>', '').execute();
  return { platform: new Set(rows.map(({ name }) => name)), models: new Set(models.map(({ tableName }) => tableName)) };
}

/** Whether somebody may look at rows of a source: those of the platform are for who sees all rows, as its backups are. */
export function mayShowRows(rights: Rights, source: StoredSource): boolean {
  return rights.hasButton(pages.dataModel.address, 'btn_rows') && (!source.isOwn || rights.seesAllRows());
}
