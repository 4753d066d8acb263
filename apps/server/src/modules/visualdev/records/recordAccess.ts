import { type FieldAccess, fieldAccessOf } from '@smart-admin/form-engine/core';
import { type RawBuilder } from 'kysely';
import { type Deps } from '../../../deps.js';
import { type Caller } from '../../../http/caller.js';
import { withinScope } from '../../authority/dataScope.js';
import { readReleased, type ReleasedModel } from '../releasedModel.js';
import { OWN_COLUMNS } from '../visualdev.tables.js';

/** A released model with what the caller may see and change of it. */
export interface RecordAccess {
  model: ReleasedModel;
  /** Condition on the rows of the main table. */
  scope: RawBuilder<boolean>;
  canColumn(field: string): boolean;
  /** Whether the caller sees a field of the main table, in lists where it is a column and in forms else. */
  canRead(field: string): boolean;
  /** What the caller may do with a field `price` or column `visitors.count` of the form. */
  fieldAccess(path: string): FieldAccess;
}

/** Reads a model's release and the caller's rights on its page. */
export async function openRecords(deps: Deps, caller: Caller, modelId: string): Promise<RecordAccess> {
  return accessOf(await readReleased(deps.db, modelId), caller);
}

/** What a caller may see and change of a released model. */
export function accessOf(model: ReleasedModel, caller: Caller): RecordAccess {
  const page = caller.rights.pageOfModel(model.id) ?? '';
  const columns = caller.rights.codes(page, 'list');
  const fields = caller.rights.codes(page, 'form');
  const listed = new Set(model.list.columns.map(({ id }) => id));
  const fieldAccess = fieldAccessOf((code) => fields.has(code));
  return {
    model,
    scope: withinScope(caller.rights.dataScope(page), { owner: OWN_COLUMNS.creator, organize: OWN_COLUMNS.organize }),
    canColumn: (field) => columns.has(field),
    canRead: (field) => (listed.has(field) ? columns.has(field) : fieldAccess(field) !== 'hidden'),
    fieldAccess,
  };
}
