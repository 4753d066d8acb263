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
import { accessOf, type RecordAccess } from './recordAccess.js';

/** The records that an option filter offers, over all columns: it is the form that asks, not the person. */
export function offeredCondition(model: ReleasedModel, offered: OfferedRecords, now: Date): RawBuilder<boolean> {
  if (offered === 'all') return sql<boolean>`true`;
  if (offered === 'none') return sql<boolean>`false`;
  return filterCondition({ model, canRead: () => true }, offered, now) ?? sql<boolean>`true`;
}

/**
 * What the field of a released form offers of a model with the values that a call carries (`AskedFilter`); undefined where the
 * call names no field, or one that the caller does not fill in or that asks for something else now: then they may narrow by what
 * they can read. Throws 400 for a text that says nothing, and what `openFlowForm` throws.
 */
export async function readOffered(
  deps: Deps,
  caller: Caller,
  { modelId, asked }: { modelId: string; asked: string | undefined },
): Promise<OfferedRecords | undefined> {
  if (asked === undefined || asked === '') return undefined;
  const { success, data } = AskedFilterSchema.safeParse(parseJson(asked));
  if (!success) throw new ApiError(400, httpText('wrongFilter'));
  const { form, flow, path, values } = data;
  const filled = flow ? await deps.openFlowForm(deps, caller, flow) : await openOnPage(deps, caller, form);
  if (filled?.access.model.id !== form || filled.access.fieldAccess(path) !== 'write') return undefined;
  const compiled = compileForm(filled.access.model.form).byPath.get(path);
  if (!compiled || referenceOf(compiled.field)?.modelId !== modelId) return undefined;
  const get = (name: string) => (Object.hasOwn(values, name) ? values[name] : null);
  const { userId: id, organizeId } = filled.filler;
  const filter = bindOptionFilter(compiled, { get, user: { id, organizeId }, now: () => new Date(deps.clock.now()) });
  return filter && recordFilterOf(filter);
}

/** A form as somebody fills it in on its page; undefined where they have none. */
async function openOnPage({ db }: Deps, caller: Caller, formId: string): Promise<FilledForm | undefined> {
  const page = caller.rights.pageOfModel(formId);
  if (page === undefined || !caller.rights.hasPage(page)) return undefined;
  return { access: accessOf(await readReleased(db, formId), caller), filler: caller };
}

/** A form that is filled in, with what may be written there. */
export interface FilledForm {
  access: Pick<RecordAccess, 'model' | 'fieldAccess'>;
  /** Whose form it is: that of whoever asks, or of somebody for whom they fill it in. */
  filler: Caller;
}
