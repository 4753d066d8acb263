import { IconButton } from '@smart-admin/ui/button';
import { cn } from '@smart-admin/ui/cn';
import { useListDrag } from '@smart-admin/ui/column-settings';
import { useMessages } from '@smart-admin/ui/locale';
import { ChevronDown, ChevronUp, EyeOff, GripVertical, PanelLeft, PanelRight } from 'lucide-react';
import { type ReactNode } from 'react';
import { boardMessages } from './boardMessages.js';

/** A card while the page is arranged: it can be moved, put into the other column and hidden, but not used. */
export function CardSlot({ name, listId, index, isFirst, isLast, side, on, children }: CardSlotProps) {
  const t = useMessages(boardMessages);
  const { setElement, edge, dragging } = useListDrag({
    listId,
    index,
    onMove: (from, _to, beside) => on.drop(from, beside),
  });
  return (
    // Alt and arrow move the card from wherever the focus is inside it
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={setElement}
      data-drop={edge ?? undefined}
      onKeyDown={(event) => {
        const action = event.altKey ? KEYS[event.key] : undefined;
        if (!action) return;
        event.preventDefault();
        if (action === 'side' || action === 'main') {
          if (side !== (action === 'side')) on.turn();
        } else if (action === 'up' ? !isFirst : !isLast) on.step(action === 'up' ? -1 : 1);
      }}
      className={cn(
        'flex min-w-0 flex-col rounded-lg border border-dashed border-(--primary-edge) bg-primary-soft data-[drop=bottom]:shadow-[0_3px_0_var(--primary-edge)] data-[drop=top]:shadow-[0_-3px_0_var(--primary-edge)]',
        dragging && 'opacity-50',
      )}
    >
      <div role="group" aria-label={name} className="flex h-10 cursor-grab items-center gap-1 pr-1 pl-2">
        <GripVertical aria-hidden className="size-4 flex-none text-3" />
        <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
        <IconButton tooltip={false} label={t('up', { card: name })} disabled={isFirst} onClick={() => on.step(-1)}>
          <ChevronUp aria-hidden />
        </IconButton>
        <IconButton tooltip={false} label={t('down', { card: name })} disabled={isLast} onClick={() => on.step(1)}>
          <ChevronDown aria-hidden />
        </IconButton>
        <IconButton label={t(side ? 'toMain' : 'toSide', { card: name })} onClick={on.turn}>
          {side ? <PanelLeft aria-hidden /> : <PanelRight aria-hidden />}
        </IconButton>
        <IconButton label={t('hide', { card: name })} onClick={on.hide}>
          <EyeOff aria-hidden />
        </IconButton>
      </div>
      <div inert className="flex max-h-40 min-w-0 flex-col overflow-hidden opacity-60">
        {children}
      </div>
    </div>
  );
}

const KEYS: Readonly<Record<string, 'up' | 'down' | 'side' | 'main'>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'side',
  ArrowLeft: 'main',
};

interface CardSlotProps {
  name: string;
  listId: string;
  /** Place among all cards that are shown, of both columns. */
  index: number;
  isFirst: boolean;
  isLast: boolean;
  side: boolean;
  on: {
    /** Dragged from one place to the edge of another card. */
    drop: (from: number, beside: { index: number; edge: 'top' | 'bottom' }) => void;
    step: (step: -1 | 1) => void;
    /** Into the other column. */
    turn: () => void;
    hide: () => void;
  };
  children: ReactNode;
}
