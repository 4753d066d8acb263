import { type PrintBlock, type PrintQuery } from '@smart-admin/api-client/contract';
import { Button } from '@smart-admin/ui/button';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { api } from '../../../app/api.js';
import { type Paper } from '../../../print/paper.js';
import { PaperPreview } from '../../../print/PaperPreview.js';
import { PrintSheet } from '../../../print/PrintSheet.js';
import { lookUp, nameFields } from '../../../print/printValues.js';
import { usePrinter } from '../../../print/usePrinter.js';
import { labelsOf, type Bindings } from './bindings.js';
import { printMessages } from './printMessages.js';
import { RecordChoice } from './RecordChoice.js';

/** A template on its paper with the texts of a record, ready to be printed. */
export function PreviewPane({ template, blocks, bindings, record, onRecordChange }: PreviewPaneProps) {
  const t = useMessages(printMessages);
  const printer = usePrinter();
  const needsRecord = template.queries.some(({ kind, recordParameter }) => kind === 'model' || recordParameter !== '');
  const recordId = needsRecord ? record : NO_RECORD;
  const { data, error, refetch } = useQuery({
    queryKey: ['printData', template.id, recordId],
    queryFn: ({ signal }) =>
      api.system.printDev.data({ query: { id: template.id, formId: recordId } }, { signal, silent: true }),
    enabled: recordId !== '' && template.queries.length > 0,
    placeholderData: keepPreviousData,
  });
  const lookup = data ? lookUp(data.values) : nameFields(labelsOf(bindings));
  const sheet = <PrintSheet blocks={blocks} lookup={lookup} />;
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <div className="flex flex-none flex-wrap items-center gap-2 border-b border-hairline px-4 py-2">
        {needsRecord && (
          <RecordChoice queries={template.queries} bindings={bindings} value={record} onChange={onRecordChange} />
        )}
        <span className="flex-1" />
        <Button
          variant="primary"
          icon={<Printer aria-hidden />}
          disabled={needsRecord && !data}
          onClick={() => printer.print({ content: sheet, paper: template })}
        >
          {t('print')}
        </Button>
      </div>
      <div
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
        tabIndex={0}
        role="region"
        aria-label={t('sheet')}
        className="min-h-0 flex-1 overflow-auto bg-sunken p-6 phone:p-3"
      >
        {error ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : (
          <PaperPreview paper={template}>{sheet}</PaperPreview>
        )}
      </div>
      {printer.sheet}
    </div>
  );
}

/** Queries that ask for no record are asked all the same. */
const NO_RECORD = '0';

interface PreviewPaneProps {
  template: Paper & { id: string; queries: readonly PrintQuery[] };
  blocks: readonly PrintBlock[];
  bindings: Bindings;
  /** Id of the chosen record; '' for none. */
  record: string;
  onRecordChange: (id: string) => void;
}
