import { type ListFilter } from '@smart-admin/form-engine/core';
import { sql, type RawBuilder } from 'kysely';
import { type ReleasedModel } from '../releasedModel.js';
import { searchCondition } from './searchCondition.js';

/** The records that the list of a model is about, as its designer says. A filter that means nothing lets no record through. */
export function listFilters({ list, tables: [main] }: Pick<ReleasedModel, 'list' | 'tables'>): RawBuilder<boolean> {
  const conditions = list.filters.map(({ field, mode, value, until }: ListFilter) => {
    const column = main.columns.find((candidate) => candidate.field === field);
    const asked = mode === 'between' ? [value, until] : value;
    return (column && searchCondition(column, mode, asked)) ?? sql<boolean>`false`;
  });
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
