import { contract, type ReportDocument } from '@smart-admin/api-client/contract';
import { crudRoutes } from '../../../http/crud/crudRoutes.js';
import { listReportSets } from '../../dataSet/readDataSet.js';
import { designCalls, designOptions } from '../designCalls.js';
import { previewReport, reportColumns } from './previewReport.js';
import { readReportPage, viewReport } from './readReport.js';
import { startReportExport } from './report.jobs.js';
import { reportKind } from './reportKind.js';
import { reportTemplates } from './reportTemplates.js';

export const reportRoutes = crudRoutes(contract.design.report, {
  ...designOptions(reportKind),
  own: {
    ...designCalls<ReportDocument>(reportKind),
    view: ({ deps, caller, params, locale }) => viewReport(deps, { ...params, caller, locale }),
    data: ({ deps, caller, params, body, locale }) => readReportPage(deps, { ...params, ...body, caller, locale }),
    exportSheet: startReportExport,
    preview: previewReport,
    sources: ({ caller, locale }) => Promise.resolve({ list: listReportSets(caller, locale) }),
    columns: reportColumns,
    templates: ({ locale }) => Promise.resolve({ list: reportTemplates(locale) }),
  },
});
