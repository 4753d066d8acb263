import { type DataColumn, type DataSet } from '@smart-admin/api-client/contract';
import { ApiError } from '../../errors/apiError.js';
import { type Deps } from '../../deps.js';
import { answerCall } from '../dataInterface/answerCall.js';
import { columnsOf, rowsOfAnswer } from '../dataInterface/transformAnswer.js';
import { valuesOf } from './boundValues.js';
import { t } from './dataSet.messages.js';
import { type DataReader } from './readDataSet.js';
import { plainValue, type DataTable } from './DataTable.js';

export type InterfaceSet = Extract<DataSet, { source: 'interface' }>;

/**
 * All rows of a data interface, which refuses to answer more than its limit, asked as whoever looks; the call is logged. An answer
 * that is one object is one row.
 */
export async function readInterfaceSet(deps: Deps, set: InterfaceSet, reader: DataReader): Promise<DataTable> {
  if (set.interfaceId === '') throw new ApiError(400, t('notSet'));
  const { caller, filters } = reader;
  // the interface has a default where nothing is given
  const given = valuesOf(set.parameters, { caller, filters, clock: deps.clock });
  const data = await answerCall(deps, { interfaceId: set.interfaceId, caller, given, cause: 'portal' });
  const found = rowsOfAnswer(Array.isArray(data) ? data : [data]);
  const rows = found.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plainValue(value)])),
  );
  const columns = columnsOf(rows).map((id): DataColumn => {
    const isNumber = rows.every((row) => typeof row[id] === 'number' || row[id] === null || row[id] === undefined);
    return { id, label: id, kind: isNumber ? 'number' : 'text' };
  });
  return { columns, rows };
}
