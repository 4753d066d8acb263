import { type ListAction } from '../list/splitRowActions.js';
import { type ListQuery, type ResourceColumn, type ResourceDefinition, type ResourceRow } from '../types.js';

/** What a layout of a list gets that loads its rows by itself. */
export interface LayoutProps<Row extends ResourceRow> {
  definition: ResourceDefinition<Row>;
  /** Columns that the person may see. */
  columns: readonly ResourceColumn<Row>[];
  /** What the list is filtered and sorted by. */
  query: ListQuery;
  rowActions: readonly ListAction<Row>[];
  nameOf: (row: Row) => string;
  /** Opens the details of a row, or its form where there are none; absent where the person may open neither. */
  onOpen: ((row: Row) => void) | undefined;
  /** Whether the person may change records. */
  canEdit: boolean;
  /** Loads everything again. */
  refresh: () => Promise<void>;
}
