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
  /** What the caller may do with a field `price` or column `visitors.count` of the form. */
  fieldAccess(path: string): FieldAccess;
}

/** Reads a model's release and the caller's rights on its page. */
export async function openRecords(deps: Deps, caller: Caller, modelId: string): Promise<RecordAccess> {
  const model = await readReleased(deps.db, modelId);
  const page = caller.rights.pageOfModel(modelId) ?? '';
  const columns = caller.rights.codes(page, 'list');
  const fields = caller.rights.codes(page, 'form');
  return {
    model,
    scope: withinScope(caller.rights.dataScope(page), { owner: OWN_COLUMNS.creator, organize: OWN_COLUMNS.organize }),
    canColumn: (field) => columns.has(field),
    fieldAccess: fieldAccessOf((code) => fields.has(code)),
  };
}
