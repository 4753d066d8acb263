import { columnsOf, type FieldAccess, fieldAccessOf } from '@smart-admin/form-engine/core';
import { DEFAULT_LOCALE, type Locale } from '@smart-admin/ui/messages';
import { type RawBuilder, sql } from 'kysely';
import { type Deps } from '../../../deps.js';
import { type Caller } from '../../../rights/caller.js';
import { withinScope } from '../../../rights/dataScope.js';
import { localizeModel } from '../localizeModel.js';
import { readReleased, type ReleasedModel } from '../releasedModel.js';
import { OWN_COLUMNS } from '../visualdev.tables.js';
import { listFilters } from './listFilters.js';

/** A released model with what the caller may see and change of it. */
export interface RecordAccess {
  model: ReleasedModel;
  /** Menu entry whose codes rule; '' where the caller has none. */
  page: string;
  /** Condition on the rows of the main table. */
  scope: RawBuilder<boolean>;
  canColumn(field: string): boolean;
  /** Whether the caller has the code of a button of the list. */
  canButton(button: string): boolean;
  /** Whether the caller sees a field of the main table, in lists where it is a column and in forms else. */
  canRead(field: string): boolean;
  /** What the caller may do with a field `price` or column `visitors.count` of the form. */
  fieldAccess(path: string): FieldAccess;
  /** Whether no field of the form is kept from the caller, so that those which left it are not either. */
  seesEveryField: boolean;
}

/** Reads a model's release, told in a language, and the caller's rights on its page. */
export async function openRecords(
  deps: Deps,
  caller: Caller,
  modelId: string,
  locale: Locale = DEFAULT_LOCALE,
): Promise<RecordAccess> {
  return accessOf(localizeModel(await readReleased(deps.db, modelId), locale), caller);
}

/** What a caller may see and change of a released model. */
export function accessOf(model: ReleasedModel, caller: Caller): RecordAccess {
  const page = caller.rights.pageOfModel(model.id) ?? '';
  const columns = caller.rights.codes(page, 'list');
  const fields = caller.rights.codes(page, 'form');
  const listed = new Set(columnsOf(model.list).map(({ id }) => id));
  const columnTables = caller.rights.columnTables(page);
  const fieldAccess = fieldAccessOf({
    canField: (code) => fields.has(code),
    hasColumnCodes: (table) => columnTables.has(table),
  });
  return {
    model,
    page,
    scope: sql<boolean>`(${withinScope(caller.rights.dataScope(page), { owner: OWN_COLUMNS.creator, organize: OWN_COLUMNS.organize })} and ${listFilters(model)})`,
    canColumn: (field) => columns.has(field),
    canButton: (button) => caller.rights.hasButton(page, `btn_${button}`),
    canRead: (field) => (listed.has(field) ? columns.has(field) : fieldAccess(field) !== 'hidden'),
    fieldAccess,
    seesEveryField: caller.rights.hasEveryCode(page, 'form'),
  };
}
