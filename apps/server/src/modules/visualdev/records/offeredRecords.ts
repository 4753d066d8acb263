import { AskedFilterSchema } from '@smart-admin/api-client/contract';
import {
  bindOptionFilter,
  compileForm,
  type OfferedRecords,
  recordFilterOf,
  referenceOf,
} from '@smart-admin/form-engine/core';
import { type RawBuilder, sql } from 'kysely';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { t as httpText } from '../../../errors/errors.messages.js';
import { parseJson } from '../../../http/readFilterText.js';
import { type Caller } from '../../../rights/caller.js';
import { readReleased, type ReleasedModel } from '../releasedModel.js';
import { filterCondition } from './filterCondition.js';
import { accessOf } from './recordAccess.js';

/** The records that an option filter offers, over all columns: it is the form that asks, not the person. */
export function offeredCondition(model: ReleasedModel, offered: OfferedRecords, now: Date): RawBuilder<boolean> {
  if (offered === 'all') return sql<boolean>`true`;
  if (offered === 'none') return sql<boolean>`false`;
  return filterCondition({ model, canRead: () => true }, offered, now) ?? sql<boolean>`true`;
}

/**
 * What the field of a released form offers of a model with the values that a call carries (`AskedFilter`); undefined where the
 * call names no field, or one that the caller does not fill in or that asks for something else now: then they may narrow by what
 * they can read. Throws 400 for a text that says nothing.
 */
export async function readOffered(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  { modelId, asked }: { modelId: string; asked: string | undefined },
): Promise<OfferedRecords | undefined> {
  if (asked === undefined || asked === '') return undefined;
  const { success, data } = AskedFilterSchema.safeParse(parseJson(asked));
  if (!success) throw new ApiError(400, httpText('wrongFilter'));
  const { form: formId, path, values } = data;
  const { rights, userId: id, organizeId } = caller;
  const page = rights.pageOfModel(formId);
  if (page === undefined || !rights.hasPage(page)) return undefined;
  const { model, fieldAccess } = accessOf(await readReleased(db, formId), caller);
  const compiled = fieldAccess(path) === 'write' ? compileForm(model.form).byPath.get(path) : undefined;
  if (!compiled || referenceOf(compiled.field)?.modelId !== modelId) return undefined;
  const get = (name: string) => (Object.hasOwn(values, name) ? values[name] : null);
  const filter = bindOptionFilter(compiled, { get, user: { id, organizeId }, now: () => new Date(clock.now()) });
  return filter && recordFilterOf(filter);
}
