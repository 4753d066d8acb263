import { type contract } from '@smart-admin/api-client/contract';
import { type Handler } from '../../http/handle.js';
import { dataSetColumns, listBuiltInSets } from '../dataSet/readDataSet.js';

type DataSetContract = Pick<typeof contract.design.portal, 'sources' | 'columns'>;

/** What the designers of all pages with data sets ask. */
export const dataSetCalls: { [Name in keyof DataSetContract]: Handler<DataSetContract[Name]> } = {
  sources: ({ caller, locale }) => Promise.resolve({ list: listBuiltInSets(caller, locale) }),
  columns: async ({ deps, caller, body, locale }) => ({
    list: await dataSetColumns(deps, body.data, { caller, locale, filters: {} }),
  }),
};
