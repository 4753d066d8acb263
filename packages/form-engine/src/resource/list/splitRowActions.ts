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
  /** Never stands as text. */
  inMenu?: boolean;
  /** Stands below the details of its record too. */
  inDetail?: boolean;
  visible?(row: Row): boolean;
  disabled?(row: Row): boolean;
  run(rows: Row[]): void;
}

/** At most two actions stand as text, the rest under the menu, deletion last after a divider; without a row, as if it had all of them. */
export function splitRowActions<Row extends ResourceRow>(
  actions: readonly ListAction<Row>[],
  row: Row | undefined,
): { inline: ListAction<Row>[]; menu: ListAction<Row>[]; danger: ListAction<Row>[] } {
  const shown = actions.filter((action) => row === undefined || (action.visible?.(row) ?? true));
  const danger = shown.filter((action) => action.danger);
  const calm = shown.filter((action) => !action.danger);
  const ordered = [...calm.filter((action) => action.primary), ...calm.filter((action) => !action.primary)];
  const inline = ordered.filter((action) => !action.inMenu).slice(0, 2);
  return { inline, menu: ordered.filter((action) => !inline.includes(action)), danger };
}
