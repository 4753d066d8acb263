import { type FormValues } from '@smart-admin/form-engine/core';
import { type Executor } from '../../../db/database.js';
import { saveFileUsage } from '../../file/usage/saveFileUsage.js';
import { type ReleasedModel } from '../releasedModel.js';

/** Which files the given values name, under their columns and, for rows of a subtable, under its table. */
export function saveRecordUsage(
  db: Executor,
  { id, tables: [main, ...subtables] }: ReleasedModel,
  owner: { ownerId: string; isNew?: boolean },
  values: FormValues,
): Promise<void> {
  const places = [
    ...main.columns.map(({ field, name }) => [name, field] as const),
    ...subtables.map(({ field = '', name }) => [name, field] as const),
  ].filter(([, field]) => values[field] !== undefined);
  const named = Object.fromEntries(places.map(([place, field]) => [place, values[field]]));
  return saveFileUsage(db, { kind: 'record', modelId: id, ...owner }, named);
}
