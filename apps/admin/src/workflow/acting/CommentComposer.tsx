import { type FlowAct } from '@smart-admin/api-client/contract';
import { Button } from '@smart-admin/ui/button';
import { Textarea } from '@smart-admin/ui/textarea';
import { type UploadedFile, Uploader } from '@smart-admin/ui/uploader';
import { type Ref, useState } from 'react';
import { uploads } from '../../resource/uploads.js';
import { FLOW_FILES } from '../detail/flowFiles.js';
import { idsOf } from './readAct.js';
import { useActWords } from './useActWords.js';

/** Where something is said about a flow without deciding; what is written stays until it is sent. */
export function CommentComposer({ onSend, ref }: CommentComposerProps) {
  const { t } = useActWords();
  const [text, setText] = useState('');
  const [files, setFiles] = useState<UploadedFile[]>([]);
  const [pending, setPending] = useState(0);
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      const attachments = idsOf(files);
      const isSent = await onSend({ kind: 'comment', comment: text.trim(), ...(attachments ? { attachments } : {}) });
      if (!isSent) return;
      setText('');
      setFiles([]);
    } finally {
      setSending(false);
    }
  };
  return (
    <form
      className="grid gap-2 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Textarea
        ref={ref}
        rows={1}
        maxLength={2_000}
        aria-label={t('writeComment')}
        placeholder={t('writeComment')}
        value={text}
        onValueChange={setText}
      />
      {(text !== '' || files.length > 0) && (
        <div className="flex items-start gap-2">
          <Uploader
            className="min-w-0 flex-1"
            type={FLOW_FILES}
            transport={uploads}
            limit={20}
            fileSize={50}
            buttonText={t('files')}
            aria-label={t('files')}
            value={files}
            onValueChange={setFiles}
            onPendingChange={setPending}
          />
          <Button type="submit" variant="primary" loading={isSending} disabled={text.trim() === '' || pending > 0}>
            {t('send')}
          </Button>
        </div>
      )}
    </form>
  );
}

interface CommentComposerProps {
  /** Answers whether it was taken. */
  onSend: (act: FlowAct) => Promise<boolean>;
  ref?: Ref<HTMLTextAreaElement>;
}
