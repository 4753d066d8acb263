import { sql, type RawBuilder } from 'kysely';
import { type Caller } from '../../../../rights/caller.js';
import { withinScope } from '../../../../rights/dataScope.js';
import { type ReleasedModel } from '../../releasedModel.js';

/**
 * Condition on deleted records: those that were within the caller's data permission. Where the list has filters, which
 * compare columns that a deleted record no longer has, it is what the caller deleted, and so had seen.
 */
export function binScope(
  { rights, userId }: Pick<Caller, 'rights' | 'userId'>,
  { id, list }: Pick<ReleasedModel, 'id' | 'list'>,
): RawBuilder<boolean> {
  const scope = rights.dataScope(rights.pageOfModel(id) ?? '');
  const within = withinScope(scope, { owner: 'recycledRecord.creator', organize: 'recycledRecord.organize' });
  return list.filters.length === 0 ? within : sql<boolean>`(${within} and recycled_record.deleted_by = ${userId})`;
}
