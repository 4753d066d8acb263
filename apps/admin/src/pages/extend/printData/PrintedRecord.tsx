import { Button } from '@smart-admin/ui/button';
import { Empty } from '@smart-admin/ui/empty';
import { LoadError } from '@smart-admin/ui/error-state';
import { Field } from '@smart-admin/ui/field';
import { useMessages } from '@smart-admin/ui/locale';
import { RadioGroup } from '@smart-admin/ui/radio-group';
import { Select } from '@smart-admin/ui/select';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { api } from '../../../app/api.js';
import { recordPrintSource } from '../../../print/recordPrintSource.js';
import { RecordSelect } from '../../../print/RecordSelect.js';
import { RecordSheets } from '../../../print/RecordSheets.js';
import { SheetsPane } from '../../../print/SheetsPane.js';
import { TemplateSelect } from '../../../print/TemplateSelect.js';
import { usePrinter } from '../../../print/usePrinter.js';
import { usePrintSheets } from '../../../print/usePrintSheets.js';
import { useModelResource } from '../../model/useModelResource.js';
import { type PrintableModel } from './printableModels.js';
import { printDataMessages } from './printDataMessages.js';
import { ShownRecord } from './ShownRecord.js';

/** Chooses a record of a model and a way to print it, and shows beside it what comes out. */
export function PrintedRecord({ model, models, onModelChange }: PrintedRecordProps) {
  const t = useMessages(printDataMessages);
  const { definition, placeholder } = useModelResource(model.id);
  const [chosen, setChosen] = useState('');
  const [way, setWay] = useState<Way>('template');
  const printer = usePrinter();
  const newest = useQuery({
    queryKey: ['printRecords', model.id, 'newest'],
    queryFn: async ({ signal }) =>
      (await api.visualdev.records.list({ id: model.id, body: { pageSize: 1 } }, { signal, silent: true })).list[0]
        ?.id ?? '',
  });
  const record = chosen || (newest.data ?? '');
  const source = useMemo(() => recordPrintSource(model.id, [record]), [model.id, record]);
  const { templates, templateId, choose, sheets, failed } = usePrintSheets(source, way === 'template' && record !== '');
  const content = sheets && <RecordSheets {...sheets} />;
  const problem = newest.error ? newest : way === 'template' ? failed : undefined;
  const handlePrint = () => {
    if (way === 'browser') window.print();
    else if (sheets) printer.print({ content, paper: sheets.template });
  };
  return (
    <section
      aria-label={t('label')}
      className="grid h-full min-h-0 grid-cols-[320px_minmax(0,1fr)] overflow-hidden rounded-lg border border-hairline bg-surface phone:block phone:overflow-auto print:block print:overflow-visible print:border-0"
    >
      {/* the paper of the browser leaves it out, as whatever stands beside a page */}
      <aside className="flex min-h-0 flex-col gap-form-gap overflow-auto border-r border-hairline p-5 phone:border-r-0 phone:border-b phone:p-4">
        <Field label={t('model')}>
          <Select
            options={models.map(({ id, title }) => ({ value: id, label: title }))}
            value={model.id}
            onValueChange={(id) => {
              if (!id) return;
              setChosen('');
              onModelChange(id);
            }}
          />
        </Field>
        <Field label={t('record')}>
          <RecordSelect
            modelId={model.id}
            fields={definition?.columns.map(({ id }) => id) ?? []}
            placeholder={t('chooseRecord')}
            value={record}
            onChange={setChosen}
          />
        </Field>
        <Field label={t('way')} help={t(way === 'template' ? 'templateHelp' : 'browserHelp')}>
          <RadioGroup
            appearance="button"
            options={WAYS.map((value) => ({ value, label: t(value) }))}
            value={way}
            onValueChange={setWay}
          />
        </Field>
        {way === 'template' && (
          <Field label={t('chooseTemplate')}>
            <TemplateSelect templates={templates} value={templateId} onValueChange={choose} />
          </Field>
        )}
        <Button
          variant="primary"
          className="self-start"
          icon={<Printer aria-hidden />}
          disabled={record === '' || (way === 'template' && !sheets)}
          onClick={handlePrint}
        >
          {t(way === 'template' ? 'print' : 'printPage')}
        </Button>
      </aside>
      {problem ? (
        <LoadError error={problem.error} onRetry={() => void problem.refetch()} />
      ) : newest.data === '' ? (
        <Empty className="m-auto" title={t('noRecord')} description={t('noRecordText')} />
      ) : way === 'template' ? (
        <SheetsPane paper={sheets?.template} className="min-h-0 p-6">
          {content}
        </SheetsPane>
      ) : definition && record !== '' ? (
        <ShownRecord
          key={record}
          definition={definition}
          modelId={model.id}
          recordId={record}
          permissions={model.permissions}
        />
      ) : (
        placeholder
      )}
      {printer.sheet}
    </section>
  );
}

const WAYS = ['template', 'browser'] as const;
type Way = (typeof WAYS)[number];

interface PrintedRecordProps {
  model: PrintableModel;
  /** What can be chosen instead. */
  models: readonly PrintableModel[];
  onModelChange: (id: string) => void;
}
