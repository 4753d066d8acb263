import { MENU_LIMITS, type MenuButton } from '@smart-admin/api-client/contract';
import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { Menu, Plus } from 'lucide-react';
import { type ReactNode } from 'react';
import { type Place } from './menuEdits.js';
import { menuMessages } from './menuMessages.js';

/** A phone with the menu as followers see it; the entries below the chosen one stand above it. */
export function MenuPhone({ buttons, place, mayEdit, onSelect, onAdd }: MenuPhoneProps) {
  const t = useMessages(menuMessages);
  const top = place?.[0];
  const opened = top === undefined ? undefined : buttons[top];
  const columns = buttons.length + (mayEdit && buttons.length < MENU_LIMITS.buttons ? 1 : 0);
  return (
    <section
      aria-label={t('preview')}
      className="flex h-140 w-80 flex-none flex-col overflow-hidden rounded-xl border border-strong bg-page phone:w-full"
    >
      <header className="flex h-12 flex-none items-center justify-center border-b border-hairline bg-surface font-medium">
        {t('account')}
      </header>
      <div className="relative min-h-0 flex-1">
        {opened && top !== undefined && (
          <ul
            className="absolute bottom-3 m-0 flex list-none flex-col overflow-hidden rounded-md border border-hairline bg-surface p-0 shadow-2"
            style={{
              left: `calc(40px + (100% - 40px) / ${columns} * ${top} + 4px)`,
              width: `calc((100% - 40px) / ${columns} - 8px)`,
            }}
          >
            {opened.children.map((child, index) => (
              <li key={index} className="border-b border-hairline last:border-0">
                <Entry isChosen={place?.[1] === index} onClick={() => onSelect([top, index])}>
                  {child.name}
                </Entry>
              </li>
            ))}
            {mayEdit && opened.children.length < MENU_LIMITS.children && (
              <li>
                <Entry label={t('addBelow')} onClick={() => onAdd(top)}>
                  <Plus aria-hidden className="size-4" />
                </Entry>
              </li>
            )}
          </ul>
        )}
      </div>
      <div className="flex h-12 flex-none border-t border-hairline bg-surface">
        <span aria-hidden className="grid w-10 flex-none place-items-center border-r border-hairline text-3">
          <Menu className="size-4" />
        </span>
        <ul className="m-0 flex min-w-0 flex-1 list-none p-0">
          {buttons.map((button, index) => (
            <li key={index} className="min-w-0 flex-1 border-r border-hairline last:border-0">
              <Entry isChosen={top === index && place?.[1] === undefined} onClick={() => onSelect([index])}>
                {button.name}
              </Entry>
            </li>
          ))}
          {mayEdit && buttons.length < MENU_LIMITS.buttons && (
            <li className="min-w-0 flex-1">
              <Entry label={t('add')} onClick={() => onAdd()}>
                <Plus aria-hidden className="size-4" />
              </Entry>
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}

function Entry({ label, isChosen = false, onClick, children }: EntryProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={label === undefined ? isChosen : undefined}
      onClick={onClick}
      className={cn(
        'flex h-12 w-full min-w-0 items-center justify-center px-1 text-13 hover:bg-hover focus-visible:-outline-offset-2',
        isChosen && 'bg-primary-soft font-medium text-primary-text',
      )}
    >
      <span className="truncate">{children}</span>
    </button>
  );
}

interface EntryProps {
  /** For an entry without words. */
  label?: string;
  isChosen?: boolean;
  onClick: () => void;
  children: ReactNode;
}

interface MenuPhoneProps {
  buttons: readonly MenuButton[];
  /** The chosen entry. */
  place: Place | undefined;
  mayEdit: boolean;
  onSelect: (place: Place) => void;
  /** Adds an entry: on the first level, or below one. */
  onAdd: (below?: number) => void;
}
