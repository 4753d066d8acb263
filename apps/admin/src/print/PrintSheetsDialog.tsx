import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { Checkbox } from '@smart-admin/ui/checkbox';
import { Dialog } from '@smart-admin/ui/dialog';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Select } from '@smart-admin/ui/select';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { PaperPreview } from './PaperPreview.js';
import { printSheetsMessages } from './printSheetsMessages.js';
import { RecordSheets, type RecordSheetsProps } from './RecordSheets.js';
import { usePrinter } from './usePrinter.js';

/** What is printed of some records: the template, then the sheets as they come out of the printer. */
export function PrintSheetsDialog({ source, count, appendix, onClose }: PrintSheetsDialogProps) {
  const t = useMessages(printSheetsMessages);
  const printer = usePrinter();
  const labelId = useId();
  const [chosen, setChosen] = useState<string>();
  const [hasAppendix, setAppendix] = useState(true);
  const isTooMany = count > MOST;
  const templates = useQuery({
    queryKey: ['printTemplates', ...source.key],
    queryFn: ({ signal }) => source.templates(signal),
    staleTime: 0,
    enabled: !isTooMany,
  });
  // the first template of the model, else the plain sheet
  const templateId = chosen ?? templates.data?.list[0]?.id ?? PLAIN;
  const sheets = useQuery({
    queryKey: ['printSheets', ...source.key, templateId],
    queryFn: ({ signal }) => source.sheets(templateId, signal),
    // what is printed must be what is stored now
    staleTime: 0,
    gcTime: 0,
    enabled: templates.data !== undefined && !isTooMany,
  });
  const failed = templates.error ? templates : sheets.error ? sheets : undefined;
  const content = sheets.data && (
    <>
      <RecordSheets {...sheets.data} />
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
            disabled={!sheets.data}
            onClick={() => sheets.data && printer.print({ content, paper: sheets.data.template })}
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
          {((templates.data && templates.data.list.length > 0) || appendix) && (
            <div className="flex flex-wrap items-center gap-2">
              <span id={labelId} className="flex-none text-2">
                {t('template')}
              </span>
              <Select
                aria-labelledby={labelId}
                className="w-70 max-w-full"
                value={templateId === PLAIN ? PLAIN_VALUE : templateId}
                onValueChange={(value) => setChosen(value === PLAIN_VALUE || value === null ? PLAIN : value)}
                options={[
                  ...(templates.data?.list ?? []).map(({ id, fullName }) => ({ value: id, label: fullName })),
                  { value: PLAIN_VALUE, label: t('plain') },
                ]}
              />
              {appendix && (
                <Checkbox value={hasAppendix} onValueChange={setAppendix}>
                  {appendix.label}
                </Checkbox>
              )}
            </div>
          )}
          <div
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
            tabIndex={0}
            role="region"
            aria-label={t('sheets')}
            className="max-h-[60vh] overflow-auto rounded-md bg-sunken p-4 phone:p-2"
          >
            {sheets.data ? (
              <PaperPreview paper={sheets.data.template}>{content}</PaperPreview>
            ) : (
              <Skeleton lines={8} aria-busy />
            )}
          </div>
        </div>
      )}
      {printer.sheet}
    </Dialog>
  );
}

/** The plain sheet, as the server is asked for it; a choice of a list must have a value. */
const PLAIN = '';
const PLAIN_VALUE = 'plain';
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

/** Where the sheets come from. */
export interface PrintSource {
  /** What they are of, for the cache. */
  key: readonly unknown[];
  templates: (signal: AbortSignal) => Promise<{ list: { id: string; fullName: string }[] }>;
  /** Sheets by a template; '' for the plain one. */
  sheets: (templateId: string, signal: AbortSignal) => Promise<RecordSheetsProps>;
}
