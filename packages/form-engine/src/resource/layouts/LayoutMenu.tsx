import { IconButton } from '@smart-admin/ui/button';
import { DropdownMenu, type MenuItem } from '@smart-admin/ui/dropdown-menu';
import { useMessages } from '@smart-admin/ui/locale';
import { CalendarDays, Group, LayoutList, ListTree, SquareKanban, Table2 } from 'lucide-react';
import { type ReactNode } from 'react';
import { resourceMessages } from '../resourceMessages.js';
import { type ListLayout } from '../types.js';

const ICONS: Readonly<Record<ListLayout, ReactNode>> = {
  table: <Table2 aria-hidden />,
  cards: <LayoutList aria-hidden />,
  groups: <Group aria-hidden />,
  board: <SquareKanban aria-hidden />,
  calendar: <CalendarDays aria-hidden />,
  tree: <ListTree aria-hidden />,
};

/** The layouts of a list to choose from, as entries of a menu: of two the other one alone. */
export function useLayoutItems({ offered, layout, onChange }: LayoutChoice): MenuItem[] {
  const t = useMessages(resourceMessages);
  if (offered.length < 2) return [];
  const other = otherOf(offered, layout);
  return (other ? [other] : offered).map((each) => ({
    key: each,
    label: other ? t('showAs', { layout: inSentence(t(`layout.${each}`)) }) : t(`layout.${each}`),
    icon: ICONS[each],
    ...(other ? {} : { checked: each === layout }),
    onSelect: () => onChange(each),
  }));
}

/** The button with the layouts of a list; it shows the one that is chosen. Of two it takes the other one. */
export function LayoutMenu(props: LayoutChoice) {
  const { offered, layout, onChange } = props;
  const t = useMessages(resourceMessages);
  const items = useLayoutItems(props);
  const other = otherOf(offered, layout);
  if (other)
    return (
      <IconButton label={t('showAs', { layout: inSentence(t(`layout.${other}`)) })} onClick={() => onChange(other)}>
        {ICONS[other]}
      </IconButton>
    );
  if (items.length === 0) return null;
  return (
    <DropdownMenu
      align="end"
      items={items}
      trigger={<IconButton label={`${t('layout')} ${t(`layout.${layout}`)}`}>{ICONS[layout]}</IconButton>}
    />
  );
}

/** A name as it stands in a sentence. */
function inSentence(name: string): string {
  return name.toLowerCase();
}

function otherOf(offered: readonly ListLayout[], layout: ListLayout): ListLayout | undefined {
  return offered.length === 2 ? offered.find((each) => each !== layout) : undefined;
}

export interface LayoutChoice {
  offered: readonly ListLayout[];
  layout: ListLayout;
  onChange: (layout: ListLayout) => void;
}
