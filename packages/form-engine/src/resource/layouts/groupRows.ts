import { EMPTY_VALUE } from '../../core/list/listLayouts.js';
import { type Option } from '../../core/document/Option.js';
import { type ListQuery, type ListResult, type ResourceGrouping, type ResourceRow } from '../types.js';

/** Rows with one value of a field: a column of a board, or a group of a list. */
export interface RowGroup {
  /** Value of the option; '' for rows without one. */
  value: string;
  label: string;
}

/** The groups that a field makes: one for each of its options, at any depth, and one for rows without a value. */
export function groupsOf(options: readonly Option[], emptyLabel: string): RowGroup[] {
  const found: RowGroup[] = [];
  const add = (list: readonly Option[]) => {
    for (const { value, label, children } of list) {
      if (children && children.length > 0) add(children);
      else if (found.length < MOST_GROUPS) found.push({ value, label });
    }
  };
  add(options);
  return [...found, { value: '', label: emptyLabel }];
}

/** The question for a page of the rows of a group. */
export function groupQuery(query: ListQuery, { field }: ResourceGrouping, group: RowGroup, page: number): ListQuery {
  const asked = group.value === '' ? EMPTY_VALUE : group.value;
  return { ...query, currentPage: page, pageSize: GROUP_PAGE, filters: { ...query.filters, [field]: asked } };
}

/** Pages of a group as they are loaded. */
export interface GroupPages<Row> {
  pages: ListResult<Row>[];
  pageParams: unknown[];
}

/** Pages without a row. */
export function withoutRow<Row extends ResourceRow>(data: GroupPages<Row>, id: string): GroupPages<Row> {
  return changeTotal(
    { ...data, pages: data.pages.map((page) => ({ ...page, list: page.list.filter((row) => row.id !== id) })) },
    -1,
  );
}

/** Pages with a row at the top. */
export function withRow<Row extends ResourceRow>(data: GroupPages<Row>, row: Row): GroupPages<Row> {
  const [first, ...others] = data.pages;
  if (!first) return data;
  return changeTotal({ ...data, pages: [{ ...first, list: [row, ...first.list] }, ...others] }, 1);
}

/** A value of a group as a change and a row carry it. */
export function valueOf({ toValue }: ResourceGrouping, group: RowGroup): unknown {
  if (group.value === '') return toValue ? null : '';
  return toValue ? toValue(group.value) : group.value;
}

const GROUP_PAGE = 20;
/** Columns of a board that can still be looked over. */
const MOST_GROUPS = 30;

function changeTotal<Row>(data: GroupPages<Row>, by: 1 | -1): GroupPages<Row> {
  return {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      pagination: { ...page.pagination, total: page.pagination.total + by },
    })),
  };
}
