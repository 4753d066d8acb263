import { routeTitle, type NavigationItem } from '@smart-admin/layout/routing';
import { useSession } from '@smart-admin/layout/stores';
import { Icon } from '@smart-admin/ui/icon';
import { Empty } from '@smart-admin/ui/empty';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { Link } from 'react-router';
import { findPage } from '../../app/pageRegistry.js';
import { homeMessages } from './homeMessages.js';

const LIMIT = 8;

/** The first pages of the user's own menu, one click away. */
export function QuickEntries() {
  const t = useMessages(homeMessages);
  const locale = useLocale();
  const navigation = useSession((session) => session.navigation);
  const entries = leaves(navigation)
    .filter(({ vueName }) => vueName !== undefined && findPage(vueName))
    .slice(0, LIMIT);
  return (
    <section className="rounded-lg border border-hairline bg-surface p-4">
      <h2 className="text-14 font-semibold">{t('quick')}</h2>
      {entries.length === 0 ? (
        <Empty inline title={t('quickEmpty')} />
      ) : (
        <ul className="mt-3 grid grid-cols-4 gap-1">
          {entries.map((item) => (
            <li key={item.id}>
              <Link
                to={item.path}
                className="flex flex-col items-center gap-1.5 rounded-md px-1 py-2.5 text-center hover:bg-hover"
              >
                <span className="grid size-9 place-items-center rounded-lg bg-primary-soft text-primary-text">
                  <Icon name={item.meta.icon} size={18} />
                </span>
                <span className="line-clamp-2 text-12 break-words">{routeTitle(item.meta, locale)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function leaves(items: readonly NavigationItem[]): NavigationItem[] {
  return items.flatMap((item) => (item.children ? leaves(item.children) : [item]));
}
