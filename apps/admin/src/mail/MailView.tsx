import { Alert } from '@smart-admin/ui/alert';
import { Button, IconButton } from '@smart-admin/ui/button';
import { cn } from '@smart-admin/ui/cn';
import { DropdownMenu } from '@smart-admin/ui/dropdown-menu';
import { formatDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { Uploader } from '@smart-admin/ui/uploader';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Ellipsis, Forward, Mail, Printer, Reply, ReplyAll, RotateCcw, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../app/api.js';
import { isAccepted } from '../app/isAccepted.js';
import { A4 } from '../print/paper.js';
import { usePrinter } from '../print/usePrinter.js';
import { once } from '../resource/once.js';
import { uploads } from '../resource/uploads.js';
import { addressText } from './addressText.js';
import { ComposeDialog } from './ComposeDialog.js';
import { answerTo, type Composed, composedOf, filesOf, type ReplyKind } from './composed.js';
import { mailMessages } from './mailMessages.js';
import { MailText } from './MailText.js';
import { MAIL_KEY, type MailDetail } from './mailTypes.js';
import { useMailActions } from './useMailActions.js';

/** A mail with what can be done with it. */
export function MailView({ mail }: { mail: MailDetail }) {
  const t = useMessages(mailMessages);
  const navigate = useNavigate();
  const printer = usePrinter();
  const { reload, mark, remove, restore } = useMailActions();
  const [composed, setComposed] = useState<{ start: Composed; place?: { id: string; revision: number } }>();
  const account = useQuery({
    queryKey: [MAIL_KEY, 'account'],
    queryFn: ({ signal }) => api.extend.email.account({ signal, silent: true }),
  });
  const back = () => void navigate('/extend/email');
  const isUnsent = mail.folder === 'draft' || mail.state === 'failed';
  const answer = (kind: ReplyKind) => {
    const headline = t('quoted', { from: addressText(mail.from), time: formatDate(mail.time) });
    setComposed({ start: answerTo(mail, kind, { own: account.data?.account?.address ?? '', headline }) });
  };
  const edit = () => setComposed({ start: composedOf(mail), place: { id: mail.id, revision: mail.revision } });
  const handleSendAgain = async () => {
    await isAccepted(once('mail.send', mail.id, (key) => api.extend.email.send({ id: mail.id }, key)));
    await reload();
  };
  const refused = mail.attachments.filter(({ fileId }) => fileId === '');
  const files = filesOf(mail);
  return (
    <>
      <header className="flex flex-none flex-wrap items-center gap-2 border-b border-hairline px-4 py-3">
        <IconButton variant="text" label={t('back')} onClick={back}>
          <ArrowLeft aria-hidden />
        </IconButton>
        {isUnsent ? (
          <Button variant="primary" onClick={edit}>
            {t(mail.folder === 'draft' ? 'continueDraft' : 'editAgain')}
          </Button>
        ) : (
          <>
            <Button variant="primary" icon={<Reply aria-hidden />} onClick={() => answer('reply')}>
              {t('reply')}
            </Button>
            <Button icon={<ReplyAll aria-hidden />} onClick={() => answer('replyAll')}>
              {t('replyAll')}
            </Button>
            <Button icon={<Forward aria-hidden />} onClick={() => answer('forward')}>
              {t('forward')}
            </Button>
          </>
        )}
        <IconButton
          variant="text"
          label={t(mail.isStarred ? 'unstar' : 'star')}
          aria-pressed={mail.isStarred}
          onClick={() => void mark([mail.id], { isStarred: !mail.isStarred })}
        >
          <Star aria-hidden className={cn(mail.isStarred && 'fill-current text-warning-text')} />
        </IconButton>
        <DropdownMenu
          trigger={
            <IconButton variant="text" label={t('more')}>
              <Ellipsis aria-hidden />
            </IconButton>
          }
          items={[
            {
              key: 'print',
              label: t('print'),
              icon: <Printer aria-hidden />,
              onSelect: () => printer.print({ content: <PrintedMail mail={mail} />, paper: A4 }),
            },
            ...(mail.folder === 'inbox'
              ? [
                  {
                    key: 'unread',
                    label: t('markUnread'),
                    icon: <Mail aria-hidden />,
                    onSelect: () =>
                      void api.extend.email.mark({ body: { ids: [mail.id], isRead: false } }).then(back, back),
                  },
                ]
              : []),
            ...(mail.isTrashed
              ? [
                  {
                    key: 'restore',
                    label: t('restore'),
                    icon: <RotateCcw aria-hidden />,
                    onSelect: () => void restore([mail.id]),
                  },
                ]
              : []),
            { kind: 'divider' as const, key: 'divider' },
            {
              key: 'remove',
              label: t(mail.isTrashed ? 'removeForever' : 'remove'),
              icon: <Trash2 aria-hidden />,
              danger: true,
              onSelect: () => void remove([mail.id], mail.isTrashed).then((isDone) => isDone && back()),
            },
          ]}
        />
      </header>
      <article className="min-h-0 flex-1 overflow-y-auto px-6 py-4 phone:px-4">
        {mail.state === 'failed' && (
          <Alert tone="danger" className="mb-3">
            <span className="flex flex-wrap items-center gap-2">
              {t('failedText', { reason: mail.reason || '-' })}
              <Button size="mini" onClick={() => void handleSendAgain()}>
                {t('sendAgain')}
              </Button>
            </span>
          </Alert>
        )}
        {mail.isCut && (
          <Alert tone="warning" className="mb-3">
            {t('isCut')}
          </Alert>
        )}
        <MailHead mail={mail} />
        <MailText mail={mail} />
        {files.length + refused.length > 0 && (
          <section aria-label={t('attachments')} className="mt-4 border-t border-hairline pt-3">
            <h3 className="m-0 mb-1 text-13 font-semibold">{t('attachments')}</h3>
            {files.length > 0 && <Uploader value={files} transport={uploads} readOnly />}
            <ul className="m-0 list-none p-0 text-12 text-2">
              {refused.map(({ name }, place) => (
                <li key={`${place} ${name}`}>{`${name}: ${t('refusedFile')}`}</li>
              ))}
            </ul>
          </section>
        )}
      </article>
      {printer.sheet}
      {composed && (
        <ComposeDialog
          start={composed.start}
          place={composed.place}
          onDone={() => void reload()}
          onClose={() => setComposed(undefined)}
        />
      )}
    </>
  );
}

function MailHead({ mail }: { mail: MailDetail }) {
  const t = useMessages(mailMessages);
  const lines = [
    { key: 'from', label: t('from'), text: mail.from.address === '' ? '' : addressText(mail.from) },
    { key: 'to', label: t('to'), text: mail.to.map(addressText).join(', ') },
    { key: 'cc', label: t('cc'), text: mail.cc.map(addressText).join(', ') },
    { key: 'bcc', label: t('bcc'), text: mail.bcc.map(addressText).join(', ') },
    { key: 'time', label: t('time'), text: formatDate(mail.time) },
  ];
  return (
    <>
      <h2 className="m-0 mb-2 text-18 font-semibold break-words">{mail.subject || t('noSubject')}</h2>
      <dl className="m-0 mb-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 border-b border-hairline pb-3 text-12">
        {lines
          .filter(({ text }) => text !== '')
          .map(({ key, label, text }) => (
            <div key={key} className="contents">
              <dt className="text-2">{label}</dt>
              <dd className="m-0 break-words">{text}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}

/** A mail on paper, without pictures of other servers. */
function PrintedMail({ mail }: { mail: MailDetail }) {
  return (
    <>
      <MailHead mail={mail} />
      <MailText mail={mail} />
    </>
  );
}
