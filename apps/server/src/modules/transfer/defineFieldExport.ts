import { type ListQuerySchema } from '@smart-admin/api-client/contract';
import { type Locale } from '@smart-admin/ui/messages';
import type * as z from 'zod';
import { chosenFields } from '../../files/sheet/chosenFields.js';
import { type ListCaller } from '../../http/crud/ListOptions.js';
import { defineListExport, type ListExport, type ListExportOptions } from './defineListExport.js';

/**
 * The export of a list of which each column is a field of its rows: what the cells of each field say is data, and
 * whoever exports chooses fields and their order.
 */
export function defineFieldExport<
  Query extends z.ZodType<z.output<typeof ListQuerySchema>>,
  Row,
  Field extends string,
>({
  name,
  header,
  list,
  batches,
  fields,
  ...options
}: FieldExportOptions<Query, Row, Field>): ListExport<z.output<Query>> {
  return defineListExport<Query, Row>({
    ...options,
    fileName: name,
    open: async (caller, { query, columns, ...choice }) => {
      const call = { ...caller, query };
      const { pagination } = await list({ ...call, query: { ...query, currentPage: 1, pageSize: 1 } });
      const shown = chosenFields<Field>(fields, columns);
      return {
        name: name(caller.locale),
        columns: shown.map((id) => ({ header: header(id)(caller.locale) })),
        batches: batches(call, choice),
        toCells: (row) => shown.map((id) => fields[id](row, caller.locale)),
        total: choice.ids?.length ?? pagination.total,
      };
    },
  });
}

interface FieldExportOptions<
  Query extends z.ZodType<z.output<typeof ListQuerySchema>>,
  Row,
  Field extends string,
> extends Pick<ListExportOptions<Query, Row>, 'target' | 'permission' | 'query'> {
  /** Of the sheet, and of the file where whoever exports gives none. */
  name: (locale: Locale) => string;
  /** Of a column. */
  header: (field: Field) => (locale: Locale) => string;
  /** One page, to know how many rows there are. */
  list: (call: FieldExportCall<Query>) => Promise<{ pagination: { total: number } }>;
  /** The rows some at a time; `ids` leaves those of them alone. */
  batches: (
    call: FieldExportCall<Query>,
    choice: { ids?: readonly string[] | undefined; limit: number },
  ) => AsyncGenerator<Row[]>;
  /** What the cell of each field says; without a choice all of them are written, in this order. */
  fields: Readonly<Record<Field, (row: Row, locale: Locale) => string>>;
}

type FieldExportCall<Query extends z.ZodType> = ListCaller & { query: z.output<Query> };
