import { sql, type RawBuilder } from 'kysely';
import { type Filter } from '../../http/crud/CrudOptions.js';

/** Filter of a list by an organisation and everything below it; `where` compares with the ids, an array of texts. */
export function inOrganizes(where: (ids: RawBuilder<string[]>) => RawBuilder<boolean>): Filter {
  return {
    value: (organizeId, { deps }) => deps.organizes.idsBelow(organizeId),
    where: (ids) => where(sql`${ids}::text[]`),
  };
}
