import { Avatar } from '@smart-admin/ui/avatar';
import { Button, IconButton } from '@smart-admin/ui/button';
import { confirm } from '@smart-admin/ui/confirm';
import { DropdownMenu } from '@smart-admin/ui/dropdown-menu';
import { formatDate, formatDenseDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { Spinner } from '@smart-admin/ui/spinner';
import { toast } from '@smart-admin/ui/toast';
import { CircleAlert, Copy, Ellipsis, Trash2 } from 'lucide-react';
import { useChat } from './ChatContext.js';
import { chatTexts } from './chatTexts.js';
import { type Person, type WaitingMessage } from './chatTypes.js';
import { MessageContent } from './MessageContent.js';
import { type MessageRow } from './messageRows.js';

/** One message with whose it is, what can be done with it, and how far it has come. */
export function MessageLine({ row, person }: { row: MessageRow; person: Person }) {
  const t = useMessages(chatTexts);
  const { me } = useChat();
  const { isOwn, waiting } = row;
  return (
    <div className="px-4 py-1.5">
      {row.isAfterPause ? (
        <p className="m-0 pb-2 text-center text-12 text-3">
          <time dateTime={new Date(row.time).toISOString()} title={formatDate(row.time)}>
            {formatDenseDate(row.time)}
          </time>
        </p>
      ) : null}
      <div className={`group flex items-start gap-2 ${isOwn ? 'flex-row-reverse' : ''}`}>
        <Avatar
          name={isOwn ? me.name : person.realName}
          src={isOwn ? me.avatar : person.headIcon}
          tone={isOwn ? 'primary' : 'neutral'}
          size={28}
        />
        <div className={`flex max-w-[78%] min-w-0 flex-col gap-1 ${isOwn ? 'items-end' : 'items-start'}`}>
          <span className="sr-only">{isOwn ? t('me') : person.realName}</span>
          {waiting && row.content === '' ? (
            <div className="max-w-full truncate rounded-lg bg-pressed px-3 py-1.5">{waiting.fileName}</div>
          ) : (
            <MessageContent type={row.type} content={row.content} isOwn={isOwn} />
          )}
          {waiting ? <WaitingMark waiting={waiting} /> : null}
          {row.mark ? <span className="text-12 text-3">{t(row.mark)}</span> : null}
        </div>
        {row.number === undefined ? null : <MessageMenu row={row} number={row.number} peerId={person.id} />}
      </div>
    </div>
  );
}

function WaitingMark({ waiting: { clientId, refused, detail, content } }: { waiting: WaitingMessage }) {
  const t = useMessages(chatTexts);
  const { chat } = useChat();
  if (!refused)
    return (
      <span className="flex items-center gap-1 text-12 text-2">
        <Spinner aria-hidden className="size-3" />
        {t(content === '' ? 'uploading' : 'waiting')}
      </span>
    );
  return (
    <span role="alert" className="flex flex-wrap items-center justify-end gap-x-1 text-12 text-danger-text">
      <CircleAlert aria-hidden className="size-3.5" />
      {detail ?? t(refused)}
      <Button variant="text" size="mini" onClick={() => chat.retry(clientId)}>
        {t('retry')}
      </Button>
      <Button variant="text" size="mini" onClick={() => chat.discard(clientId)}>
        {t('discard')}
      </Button>
    </span>
  );
}

function MessageMenu({ row, number, peerId }: { row: MessageRow; number: number; peerId: string }) {
  const t = useMessages(chatTexts);
  const { chat } = useChat();
  const remove = async () => {
    if (await confirm({ title: t('prompt'), description: t('removeQuestion') })) chat.remove(peerId, [number]);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(row.content);
      toast.success(t('copied'));
    } catch {
      // the browser forbids it, e.g. without https
      toast.error(t('copyFailed'));
    }
  };
  return (
    <DropdownMenu
      trigger={
        <IconButton
          pane
          tooltip={false}
          label={t('more')}
          className="opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 data-[state=open]:opacity-100 pointer-coarse:opacity-100"
        >
          <Ellipsis aria-hidden />
        </IconButton>
      }
      items={[
        ...(row.type === 'text'
          ? [
              {
                key: 'copy',
                label: t('copy'),
                icon: <Copy aria-hidden />,
                onSelect: () => void copy(),
              },
              { kind: 'divider' as const, key: 'divider' },
            ]
          : []),
        {
          key: 'remove',
          label: t('remove'),
          icon: <Trash2 aria-hidden />,
          danger: true,
          onSelect: () => void remove(),
        },
      ]}
    />
  );
}
