import { sql, type RawBuilder } from 'kysely';

/** Condition on the rows of a tree by `parentId`: those that a condition on the table holds for, and all above them. */
export function withAncestors(table: string, condition: RawBuilder<boolean>): RawBuilder<boolean> {
  const [rows, id, parentId] = [sql.table(table), sql.ref(`${table}.id`), sql.ref(`${table}.parentId`)];
  return sql<boolean>`${id} in (
    with recursive kept as (
      select ${id}, ${parentId} as above from ${rows} where ${condition}
      union select ${id}, ${parentId} from ${rows} join kept on ${id} = kept.above
    ) select id from kept)`;
}
