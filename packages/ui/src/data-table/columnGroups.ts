import { type ReactNode } from 'react';
import { type DrawnColumn } from './cellClass.js';
import { type DataColumn } from './dataColumn.js';

/** Several columns below one heading. Groups may stand in groups. */
export interface DataColumnGroup<Row> {
  id: string;
  /** Heading above the columns. */
  header: ReactNode;
  columns: readonly TableColumn<Row>[];
}

/** What a table takes: columns and groups of columns. */
export type TableColumn<Row> = DataColumn<Row> | DataColumnGroup<Row>;

/** The columns of a table without their groups, in their order. Keeps the list where there are no groups. */
export function leafColumns<Row>(columns: readonly TableColumn<Row>[]): readonly DataColumn<Row>[] {
  return hasNoGroups(columns) ? columns : columns.flatMap((one) => (isGroup(one) ? leafColumns(one.columns) : [one]));
}

/**
 * The groups above each column that stands below one, from the top, by the id of the column.
 * @internal
 */
export function groupPaths<Row>(columns: readonly TableColumn<Row>[]): GroupPaths {
  const paths = new Map<string, readonly HeadGroup[]>();
  const visit = (list: readonly TableColumn<Row>[], path: readonly HeadGroup[]) => {
    for (const one of list) {
      if (isGroup(one)) visit(one.columns, [...path, { id: one.id, header: one.header }]);
      else if (path.length > 0) paths.set(one.id, path);
    }
  };
  visit(columns, []);
  return paths;
}

/**
 * Rows of headings above the columns; 0 without groups.
 * @internal
 */
export function groupDepth(paths: GroupPaths): number {
  return Math.max(0, ...[...paths.values()].map((path) => path.length));
}

/**
 * What stands in one row of headings: a heading over its neighbouring columns of one group, or nothing over columns that
 * begin further up or down. A group that a person moved apart, or of which a part is fixed, has several headings.
 * @internal
 */
export function headingRuns<Row>(
  columns: readonly DrawnColumn<Row>[],
  paths: GroupPaths,
  level: number,
): HeadingRun<Row>[] {
  const runs: HeadingRun<Row>[] = [];
  for (const column of columns) {
    const path = paths.get(column.def.id) ?? [];
    const group = path[level];
    const key =
      group &&
      path
        .slice(0, level + 1)
        .map(({ id }) => id)
        .join('/');
    const last = runs.at(-1);
    if (last && key !== undefined && last.key === key && last.fixed === column.fixed) last.columns.push(column);
    else runs.push({ key, group, fixed: column.fixed, columns: [column] });
  }
  return runs;
}

function isGroup<Row>(column: TableColumn<Row>): column is DataColumnGroup<Row> {
  return 'columns' in column;
}

function hasNoGroups<Row>(columns: readonly TableColumn<Row>[]): columns is readonly DataColumn<Row>[] {
  return !columns.some(isGroup);
}

/** @internal */
export type GroupPaths = ReadonlyMap<string, readonly HeadGroup[]>;

interface HeadGroup {
  id: string;
  header: ReactNode;
}

interface HeadingRun<Row> {
  key: string | undefined;
  group: HeadGroup | undefined;
  fixed: 'left' | 'right' | undefined;
  columns: DrawnColumn<Row>[];
}
