import { type FlowAct } from '@smart-admin/api-client/contract';
import { Avatar } from '@smart-admin/ui/avatar';
import { Button } from '@smart-admin/ui/button';
import { Mentions, mentionsIn } from '@smart-admin/ui/mentions';
import { type UploadedFile, Uploader } from '@smart-admin/ui/uploader';
import { type Ref, useState } from 'react';
import { uploads } from '../../resource/uploads.js';
import { useSession } from '../../app/sessionStore.js';
import { FLOW_FILES } from '../detail/flowFiles.js';
import { type FlowDetail } from '../detail/useFlow.js';
import { idsOf } from './readAct.js';
import { useActWords } from './useActWords.js';

/** Where something is said about a flow without deciding; what is written stays until it is sent. */
export function CommentComposer({ participants, onSend, ref }: CommentComposerProps) {
  const { t } = useActWords();
  const [text, setText] = useState('');
  const [files, setFiles] = useState<UploadedFile[]>([]);
  const [pending, setPending] = useState(0);
  const [isSending, setSending] = useState(false);
  const userId = useSession((session) => session.user?.userInfo.userId);
  const people = participants
    .filter(({ id }) => id !== userId)
    .map(({ id, name, headIcon }) => ({
      value: id,
      label: name,
      icon: <Avatar name={name} src={headIcon} size={20} />,
    }));
  const send = async () => {
    setSending(true);
    try {
      const attachments = idsOf(files);
      const named = mentionsIn(text, people).map(({ value }) => value);
      const isSent = await onSend({
        kind: 'comment',
        comment: text.trim(),
        ...(named.length > 0 ? { people: named } : {}),
        ...(attachments ? { attachments } : {}),
      });
      if (!isSent) return;
      // what was written or added since is still to be sent
      setText((now) => (now === text ? '' : now));
      setFiles((now) => now.filter(({ fileId }) => !files.some((sent) => sent.fileId === fileId)));
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
      <Mentions
        ref={ref}
        rows={1}
        maxLength={2_000}
        options={people}
        aria-label={t('writeComment')}
        placeholder={t(people.length > 0 ? 'writeOrMention' : 'writeComment')}
        value={text}
        onValueChange={setText}
      />
      {(text !== '' || files.length > 0) && (
        <div ref={showWhole} className="flex items-start gap-2">
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

/** What comes below the field while somebody writes must not lie below the edge of its scrolled column. */
function showWhole(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'nearest' });
}

interface CommentComposerProps {
  /** Who can be named. */
  participants: FlowDetail['participants'];
  /** Answers whether it was taken. */
  onSend: (act: FlowAct) => Promise<boolean>;
  ref?: Ref<HTMLTextAreaElement>;
}
