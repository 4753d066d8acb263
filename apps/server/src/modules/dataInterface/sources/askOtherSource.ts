import { OWN_SOURCE } from '@smart-admin/api-client/contract';
import { ApiError } from '../../../errors/apiError.js';
import { askSource } from '../../dataSource/askSource.js';
import { type SourcePools } from '../../dataSource/SourcePools.js';
import { t } from '../dataInterface.messages.js';
import { type InterfaceBody, type ParameterValues } from '../dataInterface.tables.js';
import { InterfaceFailure } from '../InterfaceFailure.js';
import { fillPlaceholders } from '../placeholders.js';
import { type BoundStatement } from './askSql.js';

/** Whether a statement is for another database than the platform's own. */
export function isElsewhere({ kind, sourceId }: Pick<InterfaceBody, 'kind' | 'sourceId'>): boolean {
  return kind === 'sql' && sourceId !== '' && sourceId !== OWN_SOURCE;
}

/** Rows of a query of a data source. Throws an `InterfaceFailure` of what it refuses: the reason may quote the statement. */
export async function askOtherSource(
  pools: SourcePools,
  { sql, parameters, sourceId, timeoutSeconds, rowLimit }: OtherQuery,
  values: ParameterValues,
): Promise<unknown[]> {
  try {
    const write = (place: (index: number) => string) => bindPlaces({ sql, parameters, values, place });
    return await askSource(pools, { sourceId, timeoutSeconds, rowLimit, write });
  } catch (error) {
    if (error instanceof ApiError && !(error instanceof InterfaceFailure)) throw new InterfaceFailure(error.text);
    throw error;
  }
}

type OtherQuery = Pick<InterfaceBody, 'sql' | 'parameters' | 'sourceId' | 'timeoutSeconds' | 'rowLimit'>;

/** The statement with the places of its kind of database: each mention is a place of its own, in their order. */
function bindPlaces({ sql, parameters, values, place }: Filling): BoundStatement {
  const bound: BoundStatement['bound'] = [];
  const text = fillPlaceholders(sql, (name) => {
    if (!parameters.some((parameter) => parameter.name === name))
      throw new InterfaceFailure(t('unknownParameter', { name }));
    bound.push(values[name] ?? null);
    return place(bound.length);
  });
  return { text, bound };
}

interface Filling extends Pick<InterfaceBody, 'sql' | 'parameters'> {
  values: ParameterValues;
  place: (index: number) => string;
}
