import { localText } from '@smart-admin/layout/routing';
import { IconButton } from '@smart-admin/ui/button';
import { Icon } from '@smart-admin/ui/icon';
import { Empty } from '@smart-admin/ui/empty';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { MultiSelect } from '@smart-admin/ui/multi-select';
import { Popover } from '@smart-admin/ui/popover';
import { Pencil } from 'lucide-react';
import { Link } from 'react-router';
import { findPage } from '../../../app/pageRegistry.js';
import { boardMessages } from './boardMessages.js';
import { leavesOf } from './leavesOf.js';
import { useArrangement } from './useArrangement.js';
import { useSession } from '../../../app/sessionStore.js';

/** Entries that are shown while nothing is chosen. */
const FIRST = 8;
const LIMIT = 16;

/** Pages of the person's own menu, one click away: the first ones, or those that they chose. */
export function QuickEntries() {
  const t = useMessages(boardMessages);
  const locale = useLocale();
  const navigation = useSession((session) => session.navigation);
  const { saved, keep } = useArrangement('home.quick');
  const pages = leavesOf(navigation).filter(({ vueName }) => vueName !== undefined && findPage(vueName));
  const chosen = (saved ?? []).flatMap(({ id }) => pages.filter((page) => page.id === id));
  const entries = chosen.length > 0 ? chosen : pages.slice(0, FIRST);
  return (
    <section className="rounded-lg border border-hairline bg-surface p-4">
      <header className="flex items-center justify-between">
        <h2 className="text-14 font-semibold">{t('quick')}</h2>
        {pages.length > 0 ? (
          <Popover
            align="end"
            aria-label={t('editQuick')}
            trigger={
              <IconButton pane label={t('editQuick')}>
                <Pencil aria-hidden />
              </IconButton>
            }
          >
            <div className="flex w-72 flex-col gap-2 p-3">
              <p className="m-0 text-12 text-2">{t('editQuickHint', { count: LIMIT })}</p>
              <MultiSelect
                aria-label={t('pages')}
                placeholder={t('choosePages')}
                options={pages.map(({ id, title }) => ({ value: id, label: localText(title, locale) }))}
                value={chosen.map(({ id }) => id)}
                maxCount={LIMIT}
                onValueChange={(ids) => keep(ids.length > 0 ? ids.map((id) => ({ id, visible: true })) : undefined)}
              />
            </div>
          </Popover>
        ) : null}
      </header>
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
                  <Icon name={item.icon} size={18} />
                </span>
                <span className="line-clamp-2 text-12 break-words">{localText(item.title, locale)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
