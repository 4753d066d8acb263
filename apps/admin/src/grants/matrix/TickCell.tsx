import { Checkbox } from '@smart-admin/ui/checkbox';
import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { Minus, Plus } from 'lucide-react';
import { type ReactNode } from 'react';
import { type Tick } from './grantDraft.js';
import { matrixMessages } from './matrixMessages.js';

/** One box of the matrix; empty where a page has no such action. A changed one wears + or −, never colour alone. */
export function TickCell({ cell, tabCell, tick, label, disabled, change, onTick, children }: TickCellProps) {
  const t = useMessages(matrixMessages);
  // a box that cannot be ticked is read all the same: its cell takes the focus in its place
  const isRead = disabled && tick !== undefined;
  return (
    <div
      role="gridcell"
      {...(isRead ? { 'data-cell': cell, tabIndex: tabCell === cell ? 0 : -1 } : {})}
      className="relative flex h-9 items-center justify-center gap-1"
    >
      {tick !== undefined && (
        <span
          className={cn(
            'relative grid size-7 place-items-center rounded-sm',
            change === 'added' && 'bg-success-soft outline outline-success-border',
            change === 'removed' && 'bg-danger-soft outline outline-danger-border',
          )}
        >
          <Checkbox
            data-cell={isRead ? undefined : cell}
            tabIndex={!isRead && tabCell === cell ? 0 : -1}
            value={tick}
            disabled={disabled}
            onValueChange={onTick}
            aria-label={change ? `${label} (${t(change === 'added' ? 'added' : 'taken')})` : label}
            className="data-[state=indeterminate]:bg-primary-soft data-[state=indeterminate]:text-primary-text"
          />
          {change && (
            <span
              aria-hidden
              className={cn(
                'absolute -top-1.5 -right-1.5 grid size-3.5 place-items-center rounded-full text-white',
                change === 'added' ? 'bg-success-text' : 'bg-danger-text',
              )}
            >
              {change === 'added' ? (
                <Plus className="size-2.5" strokeWidth={3} />
              ) : (
                <Minus className="size-2.5" strokeWidth={3} />
              )}
            </span>
          )}
        </span>
      )}
      {children}
    </div>
  );
}

export interface TickCellProps {
  /** `row:column`, for the arrow keys. */
  cell: string;
  /** The cell that Tab comes to. */
  tabCell: string;
  tick: Tick | undefined;
  label: string;
  disabled: boolean;
  change?: 'added' | 'removed' | undefined;
  onTick(isOn: boolean): void;
  children?: ReactNode;
}
