import { type ReportDocument } from '@smart-admin/api-client/contract';
import { api } from '../../app/api.js';
import { DesignPage } from '../../design/DesignPage.js';
import { ReportDesigner } from './ReportDesigner.js';

/** The designer of one report. */
export function DesignReport({ id, onBack }: { id: string; onBack: () => void }) {
  return (
    <DesignPage
      id={id}
      noun="report"
      calls={CALLS}
      renderDesigner={(props) => <ReportDesigner {...props} />}
      onBack={onBack}
    />
  );
}

const CALLS: Parameters<typeof DesignPage<ReportDocument>>[0]['calls'] = {
  read: (id, options) => api.design.report.read({ id }, options),
  released: (id) => api.design.report.released({ id }, { silent: true }),
  update: (id, body) => api.design.report.update({ id, body }, { silent: true }),
  release: (id, body, options) => api.design.report.release({ id, body }, options),
};
