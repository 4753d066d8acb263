import { orderRelated } from '@smart-admin/form-engine/core';
import { type RawBuilder, sql } from 'kysely';
import { type Locale } from '@smart-admin/ui/messages';
import { type Executor } from '../../../db/database.js';
import { countRows } from '../../../db/paging.js';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { type Caller } from '../../../rights/caller.js';
import { t as httpText } from '../../../errors/errors.messages.js';
import { pointingFields } from '../relatedForms.js';
import { modelTables } from '../releasedModel.js';
import { OWN_COLUMNS } from '../visualdev.tables.js';
import { accessOf, openRecords, type RecordAccess } from './recordAccess.js';
import { refuseRecords } from './refuseRecords.js';

/**
 * What of other models points to a record, as the list of its model orders it: only models whose page the caller has, by
 * fields that they see there, counted within their rows. Throws as reading the record does.
 */
export async function listRelated(deps: Deps, { modelId, recordId, caller, locale }: RelatedInput) {
  const { db } = deps;
  const access = await openRecords(deps, caller, modelId, locale);
  await requireSeen(db, access, recordId);
  const shown = orderRelated(access.model.list, await pointingFields(db, modelId, locale), ({ model, field }) => ({
    modelId: model.id,
    field,
  }));
  const tabs = [];
  for (const { model, field, label } of shown) {
    const page = caller.rights.pageOfModel(model.id);
    if (page === undefined || !caller.rights.hasPage(page)) continue;
    const related = accessOf(model, caller);
    if (!related.canRead(field)) continue;
    const count = await countRelated(db, related, { field, recordId });
    tabs.push({ modelId: model.id, field, label, count, menuId: model.menuId });
  }
  return tabs;
}

interface RelatedInput {
  modelId: string;
  recordId: string;
  caller: Caller;
  locale: Locale;
}

/** The condition that a record points to another one; throws 403 for a field that the caller does not see, or that points nowhere. */
export function pointsTo(
  { model, canRead }: Pick<RecordAccess, 'model' | 'canRead'>,
  { field, recordId }: { field: string; recordId: string },
): RawBuilder<boolean> {
  const column = model.tables[0].columns.find((candidate) => candidate.field === field);
  const relation = model.form.fields.find(({ id, kind }) => id === field && kind === 'relationForm');
  if (!column || !relation || !canRead(field))
    throw new ApiError(403, httpText('hiddenColumn', { column: relation?.label || field }));
  return sql<boolean>`${sql.ref(column.name)} = ${recordId}`;
}

async function requireSeen(db: Executor, { model, scope }: RecordAccess, recordId: string): Promise<void> {
  const seen = await modelTables(db)
    .selectFrom(model.tables[0].name)
    .select(OWN_COLUMNS.id)
    .where(OWN_COLUMNS.id, '=', recordId)
    .where(scope)
    .executeTakeFirst();
  if (!seen) await refuseRecords(db, model, [recordId]);
}

function countRelated(db: Executor, access: RecordAccess, place: { field: string; recordId: string }): Promise<number> {
  const tables = modelTables(db);
  const count = tables.selectFrom(access.model.tables[0].name).where(access.scope).where(pointsTo(access, place));
  return countRows({ db: tables, count });
}
