import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Select } from '@smart-admin/ui/select';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useId, useState } from 'react';
import { api } from '../../app/api.js';
import { PaperPreview } from '../../print/PaperPreview.js';
import { usePrinter } from '../../print/usePrinter.js';
import { printRecordsMessages } from './printRecordsMessages.js';
import { RecordSheets } from './RecordSheets.js';

/** What is printed of some records: the template, then the sheets as they come out of the printer. */
export function PrintRecordsDialog({ modelId, ids, onClose }: PrintRecordsDialogProps) {
  const t = useMessages(printRecordsMessages);
  const printer = usePrinter();
  const labelId = useId();
  const [chosen, setChosen] = useState<string>();
  const isTooMany = ids.length > MOST;
  const templates = useQuery({
    queryKey: ['printTemplates', modelId],
    queryFn: ({ signal }) => api.visualdev.records.printTemplates({ id: modelId }, { signal, silent: true }),
    staleTime: 0,
    enabled: !isTooMany,
  });
  // the first template of the model, else the plain sheet
  const templateId = chosen ?? templates.data?.list[0]?.id ?? PLAIN;
  const sheets = useQuery({
    queryKey: ['printRecords', modelId, templateId, ids],
    queryFn: ({ signal }) =>
      api.visualdev.records.print({ id: modelId, body: { ids: [...ids], templateId } }, { signal, silent: true }),
    // what is printed must be what is stored now
    staleTime: 0,
    gcTime: 0,
    enabled: templates.data !== undefined && !isTooMany,
  });
  const failed = templates.error ? templates : sheets.error ? sheets : undefined;
  const content = sheets.data && <RecordSheets {...sheets.data} />;
  return (
    <Dialog
      open
      canFullscreen
      // a sheet of A4 in its true size
      width={900}
      title={t('title')}
      description={t('count', { count: ids.length })}
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
          {templates.data && templates.data.list.length > 0 && (
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
                  ...templates.data.list.map(({ id, fullName }) => ({ value: id, label: fullName })),
                  { value: PLAIN_VALUE, label: t('plain') },
                ]}
              />
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

interface PrintRecordsDialogProps {
  modelId: string;
  ids: readonly string[];
  onClose: () => void;
}
