import { pages } from '@smart-admin/api-client/pages';
import { lazyPart } from '@smart-admin/ui/lazy';
import { Table2 } from 'lucide-react';
import { api } from '../../../app/api.js';
import { DesignedPages } from '../../../design/DesignedPages.js';
import { describeReport } from '../../../report/designer/describeReport.js';
import { emptyReport } from './emptyReport.js';

const DesignReport = lazyPart(
  () => import('../../../report/designer/DesignReport.js'),
  (module) => module.DesignReport,
);

/** The reports, and the designer of one, which the address names. */
export function Page() {
  return (
    <DesignedPages
      noun="report"
      page={pages.reportDesign}
      calls={api.design.report}
      empty={emptyReport()}
      icon={Table2}
      describe={describeReport}
      Designer={DesignReport}
    />
  );
}
