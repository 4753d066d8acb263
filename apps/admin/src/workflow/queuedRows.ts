import { type ListResult } from '@smart-admin/form-engine/resource';

/**
 * The call of a list of flows, with rows that know the flows of their page in order, to step through them. `keyOf` names a
 * row where one flow may stand there several times.
 */
export function queuedRows<Input, Row extends { id: string }>(
  list: (input: Input, options?: ListOptions) => Promise<ListResult<Row>>,
  keyOf: (row: Row) => string = ({ id }) => id,
): (input: Input, options?: ListOptions) => Promise<ListResult<Queued<Row>>> {
  return async (input, options) => {
    const { list: rows, pagination } = await list(input, options);
    const queue = [...new Set(rows.map(({ id }) => id))];
    return { list: rows.map((row) => ({ ...row, id: keyOf(row), instanceId: row.id, queue })), pagination };
  };
}

/** A row as its list shows it: `id` is the row's, `instanceId` the flow's. */
export type Queued<Row> = Row & { instanceId: string; queue: readonly string[] };

interface ListOptions {
  signal?: AbortSignal;
  silent?: boolean;
}
