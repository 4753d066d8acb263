import { sql, type RawBuilder } from 'kysely';
import { type CrudContext } from '../../http/crud/CrudOptions.js';

/** Filter of a list by an organisation: the rows whose column names it or one below it. */
export function inOrganizes(column: string) {
  return async (organizeId: string, { call }: Pick<CrudContext, 'call'>): Promise<RawBuilder<boolean>> =>
    sql`${sql.ref(column)} = any(${await call.deps.organizes.idsBelow(organizeId)}::text[])`;
}
