import { ApiError } from '@smart-admin/api-client';
import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { CodeViewer } from '@smart-admin/ui/code-viewer';
import { Dialog } from '@smart-admin/ui/dialog';
import { createId } from '@smart-admin/ui/random';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { toast } from '@smart-admin/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../../app/api.js';
import { EditDialog } from '../../../resource/EditDialog.js';
import { specOf, tableForm, valuesOf } from './tableForm.js';
import { type ModelTranslate, type TableSpec } from './tableTypes.js';

/** Makes a table or changes one: first the columns, then the statements that do it, which are carried out when they are confirmed. */
export function TableDialog({ source, table, t, onSaved, onClose }: TableDialogProps) {
  const [planned, setPlanned] = useState<{ spec: TableSpec; statements: string[] }>();
  const isPlanned = useRef(false);
  const isNew = table === '';
  const { data } = useQuery({
    queryKey: ['dataModel', 'edited', source.id, table],
    queryFn: ({ signal }) => api.system.dataModel.table({ sourceId: source.id, table }, { signal }),
    enabled: !isNew,
    ...{ gcTime: 0, staleTime: 0, refetchOnWindowFocus: false },
  });
  if (!isNew && !data) return null;
  return (
    <>
      <EditDialog
        title={isNew ? t('create') : t('editOf', { name: table })}
        width={DIMENSIONS.popupDialog}
        isQuiet
        saveLabel={t('previewSql')}
        document={tableForm(t, source, data)}
        values={valuesOf(data, source.namePrefix)}
        onClose={() => {
          // what is planned lies over the form, which stays for whoever goes back
          if (isPlanned.current) isPlanned.current = false;
          else onClose();
        }}
        save={async (values) => {
          const spec = specOf(values, data);
          const { list: statements } = await api.system.dataModel.preview(
            { sourceId: source.id, body: { formerName: table, table: spec } },
            { silent: true },
          );
          if (statements.length === 0) throw new ApiError('', 400, t('nothingChanged'));
          isPlanned.current = true;
          setPlanned({ spec, statements });
        }}
      />
      {planned ? (
        <StatementsDialog
          {...planned}
          {...{ source, table, t }}
          onDone={onSaved}
          onClose={() => setPlanned(undefined)}
        />
      ) : null}
    </>
  );
}

function StatementsDialog({ source, table, spec, statements, t, onDone, onClose }: StatementsDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [key] = useState(createId);
  const carryOut = async () => {
    setBusy(true);
    setFailure('');
    try {
      const silent = { silent: true };
      if (table === '')
        await api.system.dataModel.create({ sourceId: source.id, body: spec }, { ...silent, idempotencyKey: key });
      else await api.system.dataModel.update({ sourceId: source.id, table, body: spec }, silent);
      toast.success(t(table === '' ? 'created' : 'changed', { name: spec.name }));
      await onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      width={DIMENSIONS.popupDialog}
      title={t('statements')}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{t('back')}</Button>
          <Button variant="primary" loading={isBusy} onClick={() => void carryOut()}>
            {t('carryOut')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {failure ? <Alert tone="danger">{failure}</Alert> : null}
        <CodeViewer code={statements.map((statement) => `${statement};`).join('\n')} label={t('statements')} wrap />
        <p className="m-0 text-12 text-2">
          {t(source.kind === 'mysql' || source.kind === 'oracle' ? 'oneByOne' : 'together')}
        </p>
      </div>
    </Dialog>
  );
}

interface Shared {
  source: { id: string; kind: string; namePrefix: string };
  /** '' for a new one. */
  table: string;
  t: ModelTranslate;
}

interface TableDialogProps extends Shared {
  onSaved: () => Promise<void>;
  onClose: () => void;
}

interface StatementsDialogProps extends Shared {
  spec: TableSpec;
  statements: string[];
  onDone: () => Promise<void>;
  onClose: () => void;
}
