import { IconButton } from '@smart-admin/ui/button';
import { Checkbox } from '@smart-admin/ui/checkbox';
import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { Tag } from '@smart-admin/ui/tag';
import { Paperclip, Star } from 'lucide-react';
import { Link } from 'react-router';
import { MessageTime } from '../messages/MessageTime.js';
import { mailMessages } from './mailMessages.js';
import { mailAddress, type MailRow } from './mailTypes.js';

/** One mail of a list: whose it is, what it is about, how it begins. */
export function MailLine({ mail, isChosen, onChoose, onStar }: MailLineProps) {
  const t = useMessages(mailMessages);
  const subject = mail.subject || t('noSubject');
  const people =
    mail.folder === 'inbox'
      ? mail.from.name || mail.from.address
      : mail.to.map(({ name, address }) => name || address).join(', ');
  return (
    <li
      className={cn(
        'flex min-w-0 items-center gap-2 border-b border-hairline px-4 hover:bg-hover',
        isChosen && 'bg-primary-soft hover:bg-primary-soft',
      )}
    >
      <Checkbox aria-label={t('select', { subject })} value={isChosen} onValueChange={onChoose} />
      <IconButton
        variant="text"
        label={t(mail.isStarred ? 'unstar' : 'star')}
        aria-pressed={mail.isStarred}
        onClick={() => onStar(!mail.isStarred)}
      >
        <Star aria-hidden className={cn(mail.isStarred && 'fill-current text-warning-text')} />
      </IconButton>
      <Link
        to={mailAddress(mail.id)}
        className="grid min-w-0 flex-1 grid-cols-[10rem_minmax(0,1fr)_auto] items-center gap-x-3 py-2.5 text-1 phone:grid-cols-[minmax(0,1fr)_auto] phone:gap-y-0.5"
      >
        <span className={cn('truncate phone:col-start-1 phone:row-start-1', !mail.isRead && 'font-semibold')}>
          {people || t('noReceiver')}
        </span>
        <span className="flex min-w-0 items-center gap-2 phone:col-span-2 phone:row-start-2">
          {!mail.isRead && (
            <span className="size-2 flex-none rounded-full bg-primary-solid" title={t('unread', { count: 1 })} />
          )}
          {mail.state !== '' && (
            <Tag tone={mail.state === 'failed' ? 'danger' : 'info'}>{t(`state_${mail.state}`)}</Tag>
          )}
          <span className={cn('max-w-[60%] flex-none truncate', !mail.isRead && 'font-semibold')}>{subject}</span>
          <span className="min-w-0 truncate text-12 text-3">{mail.preview}</span>
        </span>
        <span className="flex flex-none items-center gap-2 text-12 text-2 phone:col-start-2 phone:row-start-1">
          {mail.hasAttachments && <Paperclip aria-label={t('hasAttachments')} className="size-3.5" />}
          <MessageTime time={mail.time} />
        </span>
      </Link>
    </li>
  );
}

interface MailLineProps {
  mail: MailRow;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onStar: (isStarred: boolean) => void;
}
