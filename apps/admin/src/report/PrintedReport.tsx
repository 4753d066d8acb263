import { type ReportSheet } from '@smart-admin/api-client/contract';
import { useMessages } from '@smart-admin/ui/locale';
import { INK } from '../print/ink.js';
import { reportMessages } from './reportMessages.js';
import { ReportTable } from './ReportTable.js';

/** A whole sheet on paper, below what whoever reads it has to know of it. */
export function PrintedReport({ sheet, label }: { sheet: ReportSheet; label: string }) {
  const t = useMessages(reportMessages);
  return (
    <div style={INK}>
      {sheet.cut.length > 0 ? (
        <p className="m-0 mb-2 text-12 text-1">{t('cut', { names: sheet.cut.join('、') })}</p>
      ) : null}
      <ReportTable paper sheet={sheet} label={label} />
    </div>
  );
}
