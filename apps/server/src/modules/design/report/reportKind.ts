import { currentReport, type ReportDocument } from '@smart-admin/api-client/contract';
import { TEXT_LOCALES } from '@smart-admin/form-engine/core';
import { reportName } from '@smart-admin/form-engine/core/report';
import { ApiError } from '../../../errors/apiError.js';
import { type DesignKind } from '../DesignKind.js';
import { t } from '../design.messages.js';

/** Data reports: a sheet of cells that data sets fill. */
export const reportKind: DesignKind = {
  kind: 'report',
  menuType: 5,
  icon: 'file-chart-column',
  urlAddress: ({ enCode }) => `report/${enCode}`,
  clean: (document) => currentReport(document as ReportDocument),
  namesOf: (document) => {
    const names = TEXT_LOCALES.map((locale) => [locale, reportName(document as ReportDocument, locale)] as const);
    return Object.fromEntries(names.filter(([, name]) => name !== ''));
  },
  refuseRelease: (document) => {
    if ((document as ReportDocument).cells.length === 0) throw new ApiError(400, t('emptyReport'));
  },
};
