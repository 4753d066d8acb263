import { type contract } from '@smart-admin/api-client/contract';
import { ApiError } from '../../../errors/apiError.js';
import { type Call } from '../../../http/handle.js';
import { dataSetColumns } from '../../dataSet/readDataSet.js';
import { t } from '../design.messages.js';
import { previewedAs } from '../previewedAs.js';
import { buildReport } from './buildReport.js';
import { chosenValues } from './reportFilters.js';
import { sheetAnswer } from './sheetAnswer.js';

type Report = typeof contract.design.report;

/** A page of a report that is being designed: with what whoever designs may see, and as a role with what the role has of it too. */
export async function previewReport({ deps, caller, locale, body }: Call<Report['preview']>) {
  const { document, filters: given, page, pageSize, as } = body;
  const looking = await previewedAs(deps, caller, as);
  const filters = chosenValues(document.filters, given, { caller, clock: deps.clock });
  const reader = { caller: looking, locale, filters };
  const built = await buildReport(deps, { document, name: t('preview')(locale) }, reader);
  return { ...sheetAnswer(built, { page, pageSize }, locale), values: filters };
}

/** Columns of each data set as far as the caller may see them, or why there are none. */
export async function reportColumns({ deps, caller, locale, body }: Call<Report['columns']>) {
  const list = await Promise.all(
    body.sets.map(async ({ id, data }) => {
      try {
        return { id, columns: await dataSetColumns(deps, data, { caller, locale, filters: {} }), error: '' };
      } catch (error) {
        if (error instanceof ApiError) return { id, columns: [], error: error.text(locale) };
        throw error;
      }
    }),
  );
  return { list };
}
