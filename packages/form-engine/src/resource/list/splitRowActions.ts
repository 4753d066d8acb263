import { type ReactNode } from 'react';
import { type ResourceRow } from '../types.js';

/** Something that can be done with a row, a list or the chosen rows. */
export interface ListAction<Row extends ResourceRow = ResourceRow> {
  id: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  /** Among the first that stand as text. */
  primary?: boolean;
  visible?(row: Row): boolean;
  disabled?(row: Row): boolean;
  run(rows: Row[]): void;
}

/** At most two actions stand as text, the rest under the menu, deletion last after a divider. */
export function splitRowActions<Row extends ResourceRow>(
  actions: readonly ListAction<Row>[],
  row: Row,
): { inline: ListAction<Row>[]; menu: ListAction<Row>[]; danger: ListAction<Row>[] } {
  const shown = actions.filter((action) => action.visible?.(row) ?? true);
  const danger = shown.filter((action) => action.danger);
  const calm = shown.filter((action) => !action.danger);
  const ordered = [...calm.filter((action) => action.primary), ...calm.filter((action) => !action.primary)];
  return { inline: ordered.slice(0, 2), menu: ordered.slice(2), danger };
}
