import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { Checkbox } from '@smart-admin/ui/checkbox';
import { Dialog } from '@smart-admin/ui/dialog';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Printer } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { printSheetsMessages } from './printSheetsMessages.js';
import { RecordSheets } from './RecordSheets.js';
import { SheetsPane } from './SheetsPane.js';
import { TemplateSelect } from './TemplateSelect.js';
import { usePrinter } from './usePrinter.js';
import { type PrintSource, usePrintSheets } from './usePrintSheets.js';

/** What is printed of some records: the template, then the sheets as they come out of the printer. */
export function PrintSheetsDialog({ source, count, appendix, onClose }: PrintSheetsDialogProps) {
  const t = useMessages(printSheetsMessages);
  const printer = usePrinter();
  const labelId = useId();
  const [hasAppendix, setAppendix] = useState(true);
  const isTooMany = count > MOST;
  const { templates, templateId, choose, sheets, failed } = usePrintSheets(source, !isTooMany);
  const content = sheets && (
    <>
      <RecordSheets {...sheets} />
      {hasAppendix && appendix?.content}
    </>
  );
  return (
    <Dialog
      open
      canFullscreen
      // a sheet of A4 in its true size
      width={900}
      title={t('title')}
      {...(appendix ? {} : { description: t('count', { count }) })}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button
            variant="primary"
            icon={<Printer aria-hidden />}
            disabled={!sheets}
            onClick={() => sheets && printer.print({ content, paper: sheets.template })}
          >
            {t('print')}
          </Button>
        </>
      }
    >
      {isTooMany ? (
        <Alert tone="warning">{t('tooMany', { most: MOST })}</Alert>
      ) : failed ? (
        <LoadError error={failed.error} onRetry={() => void failed.refetch()} />
      ) : (
        <div className="grid gap-3">
          {((templates && templates.length > 0) || appendix) && (
            <div className="flex flex-wrap items-center gap-2">
              <span id={labelId} className="flex-none text-2">
                {t('template')}
              </span>
              <TemplateSelect
                aria-labelledby={labelId}
                className="w-70 max-w-full"
                templates={templates}
                value={templateId}
                onValueChange={choose}
              />
              {appendix && (
                <Checkbox value={hasAppendix} onValueChange={setAppendix}>
                  {appendix.label}
                </Checkbox>
              )}
            </div>
          )}
          <SheetsPane paper={sheets?.template} className="max-h-[60vh] rounded-md">
            {content}
          </SheetsPane>
        </div>
      )}
      {printer.sheet}
    </Dialog>
  );
}

/** Records that one call prints. */
const MOST = 50;

export interface PrintSheetsDialogProps {
  source: PrintSource;
  /** How many sheets there will be. */
  count: number;
  /** What can stand behind the sheets, and what it is called. */
  appendix?: { label: string; content: ReactNode };
  onClose: () => void;
}
