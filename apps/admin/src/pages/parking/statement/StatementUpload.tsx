import { ApiError } from '@smart-admin/api-client';
import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { DropZone } from '@smart-admin/ui/uploader';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../app/api.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { once } from '../../../resource/once.js';
import { statementMessages } from './statementMessages.js';

/** Takes the statement of a day as it was downloaded: whose and of which day it is says the file. */
export function StatementUpload({ onDone, onClose }: StatementUploadProps) {
  const t = useMessages(statementMessages);
  const c = useMessages(commonMessages);
  const sending = useMutation({
    mutationFn: sendStatement,
    onSuccess: (id) => {
      toast.success(t('uploaded'));
      onDone(id);
    },
  });
  const { error, isPending } = sending;
  return (
    <Dialog
      open
      width={600}
      title={t('upload')}
      onBeforeClose={() => Promise.resolve(!isPending)}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <Button disabled={isPending} onClick={onClose}>
          {c('cancel')}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <p className="m-0 text-13 text-2">{t('uploadHelp')}</p>
        <ul className="m-0 flex list-disc flex-col gap-1 ps-5 text-13 text-2">
          <li>{t('wechatHelp')}</li>
          <li>{t('alipayHelp')}</li>
        </ul>
        <DropZone
          accept=".csv,.txt,.zip"
          buttonText={t('chooseFile')}
          hint={t('fileHint')}
          loading={isPending}
          invalid={error !== null}
          onFiles={([file]) => {
            if (file && !isPending) sending.mutate(file);
          }}
        />
        {error ? (
          <Alert tone="danger" role="alert" title={error instanceof ApiError ? refusalOf(error) : t('uploadFailed')} />
        ) : null}
      </div>
    </Dialog>
  );
}

async function sendStatement(file: File): Promise<string> {
  const form = new FormData();
  form.append('file', file);
  const { name } = await api.file.upload({ type: 'statement', body: form }, { silent: true });
  const body = { file: name };
  return once('parkingStatement.upload', body, (key) =>
    api.parking.statement.upload({ body }, { ...key, silent: true }),
  );
}

function refusalOf({ fieldErrors, message }: ApiError): string {
  return fieldErrors.file ?? message;
}

interface StatementUploadProps {
  /** The statement was read and compared. */
  onDone: (id: string) => void;
  onClose: () => void;
}
