import { type ListResult } from '@smart-admin/form-engine/resource';

/** A list that comes whole, without paging, such as a tree. */
export function treeResult<Row>({ list }: { list: Row[] }): ListResult<Row> {
  return { list, pagination: { currentPage: 1, pageSize: Math.max(list.length, 1), total: list.length } };
}
