import { Avatar } from '@smart-admin/ui/avatar';
import { formatDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { Link } from 'react-router';
import { boardMessages } from './boardMessages.js';
import { useSession } from '../../../app/sessionStore.js';

/** Who is signed in, and when and where the account was used before. */
export function AccountCard() {
  const t = useMessages(boardMessages);
  const info = useSession((session) => session.user?.userInfo);
  if (!info) return null;
  const facts = [
    [t('department'), info.organizeName || t('none')],
    [t('position'), info.positionName || t('none')],
    [t('lastLogin'), formatDate(info.prevLoginTime) || t('never')],
    [t('lastPlace'), [info.prevLoginIPAddressName, info.prevLoginIPAddress].filter(Boolean).join(' ') || '-'],
  ] as const;
  return (
    <section className="rounded-lg border border-hairline bg-surface p-4">
      <h2 className="text-14 font-semibold">{t('account')}</h2>
      <Link to="/profile" className="mt-3 flex items-center gap-3 rounded-md hover:text-primary-text">
        <Avatar name={info.userName} src={info.headIcon} size={40} tone="primary" />
        <span className="min-w-0">
          <span className="block truncate font-medium">{info.userName}</span>
          <span className="block truncate text-12 text-3">{info.userAccount}</span>
        </span>
      </Link>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-3">{label}</dt>
            <dd className="truncate text-right" title={value}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
