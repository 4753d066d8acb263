import { Button, IconButton } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { useIsPhone } from '@smart-admin/ui/theme';
import { useRowWindow } from '@smart-admin/ui/virtual-list';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { KIND_ICONS } from '../picker-pane/kindIcons.js';
import { type PickedItem } from '../picker-state/pickerProps.js';
import { pickerMessages } from './pickerMessages.js';

const VIRTUAL_FROM = 60;

/** The right pane: what is chosen, with its number. Of many only those in view are drawn. */
export function ChosenPane({ items, kind, onRemove, onClear }: ChosenPaneProps) {
  const t = useMessages(pickerMessages);
  const scroller = useRef<HTMLUListElement>(null);
  const rowHeight = useIsPhone() ? 52 : 46;
  const drawn = useRowWindow({
    count: items.length,
    rowHeight,
    scroller,
    enabled: items.length > VIRTUAL_FROM,
  });
  return (
    <section aria-label={t('selected')} className="flex min-h-0 min-w-0 flex-col">
      <header className="flex h-11 flex-none items-center gap-2 border-b border-hairline bg-sunken px-3">
        <span>{t('selected')}</span>
        <span className="rounded-sm bg-primary-soft px-1.5 text-12 text-primary-text tabular-nums">{items.length}</span>
        <Button variant="text" className="ml-auto" disabled={items.length === 0} onClick={onClear}>
          {t('clearList')}
        </Button>
      </header>
      {items.length === 0 ? (
        <p className="m-0 px-3 py-6 text-center text-3">{t('nothing')}</p>
      ) : (
        <ul
          ref={scroller}
          // a scroller must be reachable by keyboard
          tabIndex={-1}
          className="m-0 min-h-0 flex-1 list-none overflow-auto px-2 py-1 [overflow-anchor:none]"
          style={{ paddingTop: 4 + drawn.before, paddingBottom: 4 + drawn.after }}
        >
          {items.slice(drawn.first, drawn.end).map((item, offset) => (
            <li
              key={item.id}
              aria-setsize={items.length}
              aria-posinset={drawn.first + offset + 1}
              className="flex items-center gap-2 rounded-md px-2 hover:bg-hover"
              style={{ height: rowHeight }}
            >
              <KindIcon type={item.type ?? kind} />
              <span className="min-w-0 flex-1" title={item.label}>
                <span className="block truncate">{item.label}</span>
                {item.description && <span className="block truncate text-12 text-3">{item.description}</span>}
              </span>
              <IconButton
                pane
                label={t('remove', { name: item.label })}
                tooltip={false}
                onClick={() => onRemove(item.id)}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export interface ChosenPaneProps {
  items: readonly PickedItem[];
  /** Type of items that do not tell theirs. */
  kind?: string;
  onRemove: (id: string) => void;
  onClear: () => void;
}

function KindIcon({ type = '' }: { type?: string }) {
  const icon = KIND_ICONS[type];
  return icon ? (
    <span className="grid size-7 flex-none place-items-center rounded-md bg-neutral-soft text-2 [&_svg]:size-3.5">
      {icon}
    </span>
  ) : null;
}
