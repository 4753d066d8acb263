import { type contract } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import type * as z from 'zod';
import { type Deps } from '../../../deps.js';
import { type DataScope } from '../../../rights/dataScope.js';
import { usersWithin } from '../../user/userScope.js';

/**
 * Numbers and bytes of the files of people within a scope with all their versions, by category, and what the store holds
 * in all.
 */
export async function fileTotals(
  deps: Deps,
  scope: DataScope,
): Promise<z.input<(typeof contract.system.file.totals)['data']>> {
  const [categories, stored, pending, freeSize] = await Promise.all([
    sql<{ category: string; fileCount: number; fileSize: number }>`
      select f.category, count(distinct f.name)::float8 as "fileCount", coalesce(sum(v.size), 0)::float8 as "fileSize"
      from stored_file f join file_version v on v.file_name = f.name
      where ${usersWithin(scope, 'f.userId')}
      group by f.category order by f.category`.execute(deps.db),
    sumOf(deps, 'stored_content'),
    sumOf(deps, 'upload_chunk'),
    deps.files.freeSize(),
  ]);
  const sum = (key: 'fileCount' | 'fileSize') => categories.rows.reduce((total, row) => total + row[key], 0);
  return {
    fileCount: sum('fileCount'),
    fileSize: sum('fileSize'),
    storedSize: stored,
    pendingSize: pending,
    freeSize,
    categories: categories.rows,
  };
}

async function sumOf({ db }: Deps, table: 'stored_content' | 'upload_chunk'): Promise<number> {
  const { rows } = await sql<{ size: number }>`
    select coalesce(sum(size), 0)::float8 as size from ${sql.table(table)}`.execute(db);
  return rows[0]?.size ?? 0;
}
