import { standardRegistry, type FormValues } from '@smart-admin/form-engine/core';
import { type Executor } from '../../../db/database.js';
import { type Deps } from '../../../deps.js';
import { type Caller } from '../../../rights/caller.js';
import { nextNumber } from '../../billRule/nextNumber.js';
import { type ReleasedModel } from '../releasedModel.js';

/** What the server itself gives a record when it is created or changed, as the kinds of its fields say. */
export async function serverValues(
  { db, clock }: Pick<Deps, 'clock'> & { db: Executor },
  { form }: ReleasedModel,
  caller: Caller,
  event: 'create' | 'update',
): Promise<FormValues> {
  const context = {
    user: { id: caller.userId, organizeId: caller.organizeId },
    now: clock.now(),
    nextNumber: (rule: string) => nextNumber(db, rule, clock.now()),
  };
  const values: FormValues = {};
  for (const field of form.fields) {
    const definition = standardRegistry.get(field.kind);
    const value: unknown = await definition?.onServer?.[event]?.(
      field as Parameters<typeof definition.coerce>[1],
      context,
    );
    if (value !== undefined) values[field.id] = value;
  }
  return values;
}
