import { type DataSet } from '@smart-admin/api-client/contract';
import { emptySet } from '../../portal/cards/emptySet.js';

type BuiltIn = Extract<DataSet, { source: 'builtIn' }>;

/** The data set that a new widget begins with, so that it shows something at once. */
export function startSet(name: BuiltIn['name'], fields: readonly string[], more: Partial<BuiltIn> = {}): DataSet {
  const measures = fields.map((field) => ({ field, aggregate: 'sum' as const, label: '' }));
  return { ...(emptySet() as BuiltIn), name, measures, ...more };
}
