import { type ReactNode } from 'react';
import { type Field, type SubtableField } from '../core/document/FormDocument.js';
import { type FormStore } from '../core/state/FormStore.js';

/** What both shapes of a subtable draw. */
export interface SubtableRowsProps {
  store: FormStore;
  field: SubtableField;
  rows: readonly string[];
  columns: readonly Field[];
  /** Texts of the summary row, the word for "total" first. */
  summary: string[] | undefined;
  /** No row can be added or removed. */
  isFixed: boolean;
  asText: boolean;
  disabled: boolean;
  /** The button that adds a row. */
  footer: ReactNode;
}
