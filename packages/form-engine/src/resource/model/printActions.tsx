import { Printer } from 'lucide-react';
import { type ListButton } from '../../core/list/ListDefinition.js';
import { rowCondition } from '../../core/list/rowCondition.js';
import { type ModelRow } from '../modelResource.js';
import { type ResourceAction } from '../types.js';
import { type ButtonCalls } from './buttonActions.js';

/** Printing one record, from its row or its details, and several that are chosen, a sheet each. */
export function printActions(
  { id, label, action = 'standard', visibleWhen }: ListButton,
  { print, user }: ButtonCalls,
): ResourceAction<ModelRow>[] {
  if (id !== 'print' || action !== 'standard' || !print) return [];
  const visible = rowCondition(visibleWhen, user);
  const shared = { label, permission: 'btn_print', icon: <Printer aria-hidden /> };
  const printable = (rows: readonly ModelRow[]) => rows.filter((row) => visible?.(row) ?? true);
  return [
    { ...shared, id, place: 'row', inDetail: true, ...(visible ? { visible } : {}), run: ({ rows }) => print(rows) },
    { ...shared, id: 'printMany', place: 'batch', run: ({ rows }) => print(printable(rows)) },
  ];
}
