import { type ReactNode } from 'react';
import { type Field, type SubtableField } from '../core/document/FormDocument.js';
import { type FormStore } from '../core/state/FormStore.js';

import { type ArrangedColumns } from './columns/arrangeColumns.js';
import { type RowGroup } from './groups/groupRows.js';

/** What both shapes of a subtable draw. */
export interface SubtableRowsProps {
  store: FormStore;
  field: SubtableField;
  /** In the order in which they are drawn. */
  rows: readonly string[];
  columns: readonly Field[];
  arranged: ArrangedColumns;
  /** Width in px of the place that they are drawn in; 0 before it is measured. */
  width: number;
  /** The same rows in groups of equal values of a column. */
  groups: { by: Field; groups: readonly RowGroup[]; regroup: () => void } | undefined;
  /** Absent where nobody may set widths. */
  onResize: (column: string, width: number) => void;
  /** Texts of the summary row, the word for "total" first. */
  summary: string[] | undefined;
  /** No row can be added or removed. */
  isFixed: boolean;
  asText: boolean;
  disabled: boolean;
  /** The button that adds a row. */
  footer: ReactNode;
}
