import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useMessages } from '@smart-admin/ui/locale';
import { type ReactNode, useEffect, useRef } from 'react';
import { PALETTE } from './BoardCanvas.js';
import { boardMessages } from './boardMessages.js';

/** A kind of card that can be added: a sketch of 52 px and its name; dragged to the board or pressed. */
export function PaletteTile({ kind, name, icon, sketch, disabled = false, onAdd }: PaletteTileProps) {
  const t = useMessages(boardMessages);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!button.current || disabled) return undefined;
    return draggable({ element: button.current, getInitialData: () => ({ [PALETTE]: kind }) });
  }, [kind, disabled]);
  return (
    <button
      ref={button}
      type="button"
      disabled={disabled}
      aria-label={`${t('add')}: ${name}`}
      className="flex min-w-0 cursor-grab flex-col gap-2 rounded-md border border-hairline bg-sunken p-2 text-left hover:border-control disabled:cursor-not-allowed disabled:text-disabled"
      onClick={onAdd}
    >
      <span aria-hidden className="grid h-13 w-full place-items-center rounded-sm bg-surface p-2 [&>svg]:size-full">
        {sketch}
      </span>
      <span className="flex w-full min-w-0 items-center gap-1.5">
        <span aria-hidden className="flex-none text-2 [&>svg]:size-3.5">
          {icon}
        </span>
        <span className="truncate">{name}</span>
      </span>
    </button>
  );
}

export interface PaletteTileProps {
  kind: string;
  name: string;
  icon: ReactNode;
  /** A drawing of about 100 by 52. */
  sketch: ReactNode;
  disabled?: boolean;
  onAdd: () => void;
}
