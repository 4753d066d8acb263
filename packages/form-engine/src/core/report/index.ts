export { addressOf, type CellPlace, lettersOf, placeOf } from './cellAddress.js';
export { planBands } from './cellParents.js';
export { type FinishedChart } from './chartOfRows.js';
export { expandReport, type FinishedCell, type FinishedSheet } from './expandReport.js';
export { pageOfSheet } from './pageOfSheet.js';
export { type ReportGrouping, reportGrouping } from './reportGrouping.js';
export { REPORT_LIMITS, ReportLimitError } from './ReportLimitError.js';
export { localizeReport, mapReportTexts, reportName, type ReportTextKind, type TextedReport } from './reportTexts.js';
export {
  type CellFormat,
  type CellLook,
  type CellValue,
  type MergedRecords,
  type ReportAround,
  type ReportRows,
  type ReportTemplate,
  type TemplateCell,
  type TemplateChart,
} from './ReportTemplate.js';
export { type FormulaError } from './ReportValues.js';
