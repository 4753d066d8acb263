import { IconButton } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { api } from '../../app/api.js';
import { LazyPrintSheets } from '../../print/LazyPrintSheets.js';
import { type PrintSource } from '../../print/usePrintSheets.js';
import { CourseSheet } from './CourseSheet.js';
import { flowDetailMessages } from './flowDetailMessages.js';
import { type FlowDetail } from './useFlow.js';

/** Prints the form of a flow, by a template or plain, with its course below it. */
export function PrintFlow({ flow }: { flow: FlowDetail }) {
  const t = useMessages(flowDetailMessages);
  const [isOpen, setOpen] = useState(false);
  const { id } = flow;
  const source = useMemo(
    (): PrintSource => ({
      key: ['flow', id],
      templates: (signal) => api.workflow.instance.print({ id }, { signal, silent: true }),
      sheets: (templateId, signal) =>
        api.workflow.instance.printSheet({ id, body: { templateId } }, { signal, silent: true }),
    }),
    [id],
  );
  return (
    <>
      <IconButton label={t('print')} onClick={() => setOpen(true)} className="phone:hidden">
        <Printer aria-hidden />
      </IconButton>
      {isOpen && (
        <LazyPrintSheets
          source={source}
          count={1}
          appendix={{ label: t('printCourse'), content: <CourseSheet flow={flow} /> }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
