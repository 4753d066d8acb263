import { type Page } from '@smart-admin/api-client/pages';
import { sql, type RawBuilder } from 'kysely';
import { type Filter } from '../../http/crud/ListOptions.js';
import { isWithin, type DataScope } from '../../rights/dataScope.js';

/**
 * Filter of a list by an organisation and everything below it; `where` compares with the ids, an array of texts. Where a
 * row that is seen belongs to others as well, only those within the rows of `page` find it.
 */
export function inOrganizes(
  where: (ids: RawBuilder<string[]>) => RawBuilder<boolean>,
  page?: Pick<Page, 'address'>,
): Filter {
  return {
    value: async (organizeId, { deps, caller }) => {
      const ids = await deps.organizes.idsBelow(organizeId);
      const scope: DataScope = page ? caller.rights.dataScope(page.address) : { kind: 'all' };
      return ids.filter((id) => isWithin(scope, { organizeIds: [id] }));
    },
    where: (ids) => where(sql`${ids}::text[]`),
  };
}
