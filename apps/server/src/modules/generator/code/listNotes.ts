import { type ListDefinition } from '@smart-admin/form-engine/core';
import { noteOf, type CodeNote } from './notes.js';

/** Buttons that the generated list has. */
const GENERATED = new Set(['add', 'edit', 'remove', 'batchRemove', 'detail']);

/** What the designed list can do beyond the generated one. */
export function listNotes(list: ListDefinition): CodeNote[] {
  const buttons = [...list.buttons, ...list.rowButtons].filter(
    ({ id, action = 'standard' }) => action !== 'standard' || !GENERATED.has(id),
  );
  const layouts = (list.layouts ?? []).filter((layout) => layout !== 'table' && layout !== 'cards');
  const looks = list.columns.filter(
    ({ aggregate, colours, format }) => aggregate !== '' || colours.length > 0 || format,
  );
  return [
    ...noteOf(
      'buttons',
      buttons.map(({ id, label }) => label || id),
    ),
    ...noteOf('layouts', layouts),
    ...noteOf(
      'filters',
      list.filters.map(({ field }) => field),
    ),
    ...noteOf(
      'looks',
      looks.map(({ id, label }) => label || id),
    ),
  ];
}
