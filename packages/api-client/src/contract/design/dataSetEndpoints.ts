import * as z from 'zod';
import { type Page } from '../../pages/index.js';
import { endpoint } from '../endpoint.js';
import { listOf } from '../schemas.js';
import { BuiltInSetSchema, DataAnswerSchema, DataColumnKindSchema, DataSetSchema } from './dataSet.js';

/** What each card or widget answered: its rows, or why there are none, in the caller's language. */
export const CardAnswersSchema = listOf(
  z.object({ cardId: z.string(), answer: DataAnswerSchema.nullable(), error: z.string() }),
);

const ColumnsSchema = z.array(z.object({ id: z.string(), label: z.string(), kind: DataColumnKindSchema }));

/** What the designer of pages with data sets asks while somebody chooses one; `name` stands in the addresses. */
export function dataSetEndpoints<const Name extends string>(name: Name, page: Pick<Page<string>, 'permission'>) {
  const path: `/api/visualdev/${Name}` = `/api/visualdev/${name}`;
  return {
    sources: endpoint({
      method: 'GET',
      path: `${path}/Sources`,
      permission: page.permission,
      summary: 'Data sets of the platform itself that the caller may ask, with their columns',
      data: listOf(z.object({ name: BuiltInSetSchema, label: z.string(), columns: ColumnsSchema })),
    }),
    columns: endpoint({
      method: 'POST',
      path: `${path}/Columns`,
      permission: page.permission,
      summary: 'Columns that a data set could show, as far as the caller may see them; none where they are not known',
      logName: false,
      byKey: 'read',
      body: z.object({ data: DataSetSchema }),
      data: z.object({ list: ColumnsSchema }),
    }),
  };
}
