import { ApiError } from '@smart-admin/api-client';
import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { Empty } from '@smart-admin/ui/empty';
import { LoadError } from '@smart-admin/ui/error-state';
import { Field } from '@smart-admin/ui/field';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { Select } from '@smart-admin/ui/select';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { toast } from '@smart-admin/ui/toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../../app/api.js';
import { commonMessages } from '../../../../resource/commonMessages.js';
import { once } from '../../../../resource/once.js';
import { documentsOf } from '../editModels.js';
import { choiceProblem, firstChoices, formOfTable, type TableChoice } from './tableChoices.js';
import { TableColumns } from './TableColumns.js';
import { TableNames } from './TableNames.js';
import { tableStartMessages } from './tableStartMessages.js';

const SILENT = { silent: true };

/** Makes a draft of a form whose records are the rows of a table that is there already: the table, then its columns. */
export function StartFromTable({ onClose, onStarted }: StartFromTableProps) {
  const t = useMessages(tableStartMessages);
  const c = useMessages(commonMessages);
  const locale = useLocale();
  const [table, setTable] = useState('');
  const [choices, setChoices] = useState<readonly TableChoice[]>([]);
  const [names, setNames] = useState({ fullName: '', enCode: '' });
  const tables = useQuery({
    queryKey: ['existingTables'],
    queryFn: async () => (await api.visualdev.models.existingTables({}, SILENT)).list,
    gcTime: 0,
  });
  const reading = useMutation({
    mutationFn: (name: string) => api.visualdev.models.existingTable({ table: name }, SILENT),
    onSuccess: (found) => {
      setChoices(firstChoices(found));
      const word = found.name.replace(/[^a-z0-9]/g, '');
      setNames({ fullName: found.comment.slice(0, 100) || found.name, enCode: word });
    },
  });
  const making = useMutation({
    mutationFn: async () => {
      const body = {
        table,
        fullName: names.fullName.trim(),
        enCode: names.enCode.trim(),
        ...documentsOf(formOfTable(choices), locale),
      };
      return once('models.adoptTable', body, (key) => api.visualdev.models.adoptTable({ body }, { ...SILENT, ...key }));
    },
    onSuccess: (id) => {
      toast.success(t('made'));
      onStarted(id);
    },
  });
  const read = reading.data;
  const wrong = making.error instanceof ApiError ? making.error.fieldErrors : {};
  const isReady =
    read?.problem === '' &&
    choices.some(({ isIncluded }) => isIncluded) &&
    names.fullName.trim() !== '' &&
    names.enCode.trim() !== '' &&
    choices.every((choice) => choiceProblem(choices, choice) === undefined);
  return (
    <Dialog
      open
      width={DIMENSIONS.popupDialog}
      canFullscreen
      title={t('title')}
      onBeforeClose={() => !making.isPending}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button disabled={making.isPending} onClick={onClose}>
            {c('cancel')}
          </Button>
          <Button variant="primary" loading={making.isPending} disabled={!isReady} onClick={() => making.mutate()}>
            {t('create')}
          </Button>
        </>
      }
    >
      {tables.isError && <LoadError error={tables.error} onRetry={() => void tables.refetch()} />}
      {tables.isPending && <Skeleton className="h-40 w-full" />}
      {tables.data?.length === 0 && <Empty title={t('none')} description={t('noneText')} />}
      {tables.data && tables.data.length > 0 && (
        <div className="grid gap-6">
          <Field label={t('table')} help={t('tableHelp')}>
            <Select
              value={table || null}
              disabled={making.isPending}
              placeholder={t('chooseTable')}
              options={tables.data.map(({ name, comment, rows }) => ({
                value: name,
                label: t('tableOption', { name: comment ? `${name} ${comment}` : name, count: rows }),
              }))}
              onValueChange={(name) => {
                setTable(name ?? '');
                making.reset();
                if (name) reading.mutate(name);
              }}
            />
          </Field>
          {reading.isPending && <Skeleton className="h-40 w-full" />}
          {reading.error && <Alert tone="danger">{reading.error.message}</Alert>}
          {read && read.problem !== '' && <Alert tone="danger">{t('cannot', { reason: read.problem })}</Alert>}
          {read?.problem === '' && (
            <>
              <Alert tone="info">
                <span className="block">{t('added', { columns: read.added.join(t('comma')) })}</span>
                <span className="block">{t('permissions')}</span>
              </Alert>
              <TableNames names={names} errors={wrong} disabled={making.isPending} onChange={setNames} />
              <TableColumns
                table={read}
                choices={choices}
                disabled={making.isPending}
                onChange={(name, change) =>
                  setChoices(choices.map((one) => (one.column.name === name ? { ...one, ...change } : one)))
                }
              />
            </>
          )}
          {making.error && <Alert tone="danger">{Object.values(wrong)[0] ?? making.error.message}</Alert>}
        </div>
      )}
    </Dialog>
  );
}

interface StartFromTableProps {
  onClose: () => void;
  /** The draft that was made. */
  onStarted: (id: string) => void;
}
