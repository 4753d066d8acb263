import { sql, type RawBuilder } from 'kysely';

/** Name of an organisation of the query, by its alias: with its company where another one has the same name. */
export function organizeLabel(alias = 'organize'): RawBuilder<string> {
  return sql<string>`organize_label(${sql.table(alias)})`;
}

/** Name of a position of the query: with its organisation where another one has the same name. */
export function positionLabel(alias = 'position'): RawBuilder<string> {
  return sql<string>`position_label(${sql.table(alias)})`;
}

/** Name of a person of the query: with the account where another one has the same name. */
export function userLabel(alias = 'userAccount'): RawBuilder<string> {
  return sql<string>`user_label(${sql.table(alias)})`;
}
