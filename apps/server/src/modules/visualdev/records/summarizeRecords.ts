import { type RecordSummarySchema } from '@smart-admin/api-client/contract';
import { type Field, fieldText, filterOf, type StorageColumn } from '@smart-admin/form-engine/core';
import { type Locale } from '@smart-admin/ui/messages';
import type * as z from 'zod';
import { LastDays } from '../../../db/lastDays.js';
import { type Deps } from '../../../deps.js';
import { type Caller } from '../../../rights/caller.js';
import { modelTables } from '../releasedModel.js';
import { OWN_COLUMNS } from '../visualdev.tables.js';
import { openRecords, type RecordAccess } from './recordAccess.js';
import { loadNames } from './recordNames.js';

/** Groups that are told one by one; the others are added up. */
const GROUPS = 6;

/**
 * What was entered in the last days, within the caller's data permission: of each day, by the caller, and by the first
 * choice among the columns that they may see. Only the records of these days are read, by the index of their creation.
 */
export async function summarizeRecords(deps: Deps, input: SummaryInput): Promise<z.input<typeof RecordSummarySchema>> {
  const access = await openRecords(deps, input.caller, input.modelId, input.locale);
  const last = new LastDays(input.range);
  const [main] = access.model.tables;
  const recent = modelTables(deps.db)
    .selectFrom(main.name)
    .where(access.scope)
    .where(OWN_COLUMNS.createdAt, '>=', last.start);
  const [days, groups] = await Promise.all([
    recent
      .select(({ fn }) => [
        last.dayOf(OWN_COLUMNS.createdAt).as('day'),
        fn.countAll<number>().as('count'),
        fn.countAll<number>().filterWhere(OWN_COLUMNS.creator, '=', input.caller.userId).as('own'),
      ])
      .groupBy('day')
      .execute(),
    countGroups(),
  ]);
  return { days: last.fill(days), own: days.reduce((sum, { own }) => sum + Number(own), 0), groups };

  async function countGroups(): Promise<z.input<typeof RecordSummarySchema>['groups']> {
    const { model } = access;
    const [column, field] = firstChoice(access) ?? [];
    if (!column || !field) return null;
    const rows = await recent
      .select(({ fn, ref }) => [ref(column.name).as('value'), fn.countAll<number>().as('count')])
      .where(column.name, 'is not', null)
      .groupBy(column.name)
      .orderBy('count', 'desc')
      .orderBy(column.name)
      .execute();
    const told = rows.slice(0, GROUPS).map(({ value, count }) => ({ value: String(value), count: Number(count) }));
    const records = told.map(({ value }) => ({ [field.id]: value }));
    const { name, options } = await loadNames({ db: deps.db, caller: input.caller }, [field], records);
    return {
      label: model.list.columns.find(({ id }) => id === field.id)?.label ?? field.label,
      list: told.map(({ value, count }) => ({
        name: fieldText(field, value, { locale: input.locale, name, options }),
        count,
      })),
      others: rows.slice(GROUPS).reduce((sum, { count }) => sum + Number(count), 0),
    };
  }
}

export interface SummaryInput {
  modelId: string;
  caller: Caller;
  locale: Locale;
  /** `offset`: minutes by which the caller's clock is ahead of UTC. */
  range: { days: number; offset: number };
}

/** The first column of the list that holds one of several options. */
function firstChoice({ model, canRead }: RecordAccess): [StorageColumn, Field] | undefined {
  const [main] = model.tables;
  for (const { id } of model.list.columns) {
    const field = model.form.fields.find((candidate) => candidate.id === id);
    const column = main.columns.find((candidate) => candidate.field === id);
    if (!field || column?.storage.type !== 'text' || !canRead(id)) continue;
    const { control, operator } = filterOf(field);
    if (control === 'select' && operator === 'equal') return [column, field];
  }
  return undefined;
}
