import { localText, type MenuNode, type RoutedItem } from '@smart-admin/layout/routing';
import { Empty } from '@smart-admin/ui/empty';
import { Icon } from '@smart-admin/ui/icon';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { LayoutGrid } from 'lucide-react';
import { Link } from 'react-router';
import { useSession } from '../../app/sessionStore.js';
import { leavesOf } from '../../pages/home/board/leavesOf.js';
import { portalMessages } from '../portalMessages.js';
import { CardFrame } from './CardFrame.js';
import { defineCard, type CardViewProps } from './defineCard.js';

export const entriesCard = defineCard({
  kind: 'entries',
  group: 'entry',
  names: { zh: '快捷入口', en: 'Quick entries', zhtw: '快捷入口', vi: 'Lối tắt' },
  icon: <LayoutGrid />,
  sketch: (
    <svg viewBox="0 0 100 44" className="fill-(--primary-soft-active)">
      {[16, 42, 68].map((x, index) => (
        <g key={x}>
          <rect x={x} y="4" width="16" height="16" rx="4" className={index === 0 ? 'fill-(--primary-solid)' : ''} />
          <rect x={x + 1} y="27" width="14" height="3" rx="1.5" className="fill-(--border-default)" />
          <rect x={x + 3} y="35" width="10" height="3" rx="1.5" className="fill-(--border-default)" />
        </g>
      ))}
    </svg>
  ),
  size: { w: 4, h: 4 },
  create: () => ({ pages: [] }),
  settings: { data: ['pages'], look: [] },
  View: Entries,
});

/** Entries that are shown while none is chosen. */
const FIRST = 6;

/** Pages one press away: those that are chosen, as far as whoever looks may open them. */
function Entries({ card, title }: CardViewProps<'entries'>) {
  const t = useMessages(portalMessages);
  const locale = useLocale();
  const navigation = useSession((session) => session.navigation);
  const menu = useSession((session) => session.user?.menuList);
  const leaves = leavesOf(navigation).filter(({ path }) => path !== '');
  const entries = card.pages.length === 0 ? leaves.slice(0, FIRST) : chosenEntries(card.pages, menu ?? [], leaves);
  return (
    <CardFrame card={card} title={title}>
      {entries.length === 0 ? <Empty inline title={t('noEntries')} className="m-auto" /> : null}
      <ul className="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(72px,1fr))] gap-x-1 p-0 px-2 pb-1">
        {entries.map(({ id, path, icon, title: name }) => (
          <li key={id}>
            <Link
              to={path}
              className="flex flex-col items-center gap-0.5 rounded-md px-1 py-1 text-center hover:bg-hover"
            >
              <span className="grid size-7 place-items-center rounded-md bg-primary-soft text-primary-text">
                <Icon name={icon} />
              </span>
              <span className="line-clamp-2 text-12 break-words">{localText(name, locale)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </CardFrame>
  );
}

/** Entries of the menu by their codes, in the order of the codes. */
function chosenEntries(
  codes: readonly string[],
  menu: readonly MenuNode[],
  leaves: readonly RoutedItem[],
): RoutedItem[] {
  const ids = new Map(flatMenu(menu).map(({ enCode, id }) => [enCode, id]));
  return codes.flatMap((code) => leaves.filter(({ id }) => id === ids.get(code)));
}

/** All entries of a menu, without what holds others. */
export function flatMenu(menu: readonly MenuNode[]): MenuNode[] {
  return menu.flatMap((node) => (node.children?.length ? flatMenu(node.children) : node.type === 1 ? [] : [node]));
}
