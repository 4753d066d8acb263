import { cn } from '@smart-admin/ui/cn';
import { DropdownMenu } from '@smart-admin/ui/dropdown-menu';
import { useMessages } from '@smart-admin/ui/locale';
import { ChevronDown } from 'lucide-react';
import { type DataScope, SCOPES } from '../grants.js';
import { matrixMessages } from './matrixMessages.js';

/** Which rows of a page are seen: a select that stays quiet until it is used. */
export function ScopeMenu({
  cell,
  tabCell,
  label,
  text,
  count,
  scopes,
  disabled,
  quiet = false,
  change = false,
  onScope,
}: ScopeMenuProps) {
  const t = useMessages(matrixMessages);
  const shown = text === 'organizes' && count !== undefined ? t('organizesOf', { count }) : t(text);
  const trigger = (
    <button
      type="button"
      data-cell={cell}
      tabIndex={tabCell === cell ? 0 : -1}
      // read with the arrow keys all the same
      aria-disabled={disabled || undefined}
      aria-label={`${label}: ${shown}`}
      className={cn(
        'flex h-7 w-full items-center gap-1 rounded-sm px-2 text-left hover:bg-hover aria-disabled:cursor-not-allowed',
        quiet && 'text-2',
        change && 'bg-warning-soft text-warning-text',
      )}
    >
      <span className="min-w-0 flex-1 truncate">{shown}</span>
      {!disabled && <ChevronDown aria-hidden className="size-3.5 flex-none text-3" />}
    </button>
  );
  if (disabled) return trigger;
  return (
    <DropdownMenu
      trigger={trigger}
      items={SCOPES.filter((scope) => scopes.includes(scope)).map((scope) => ({
        key: scope,
        label: scope === 'organizes' ? `${t(scope)}…` : t(scope),
        checked: scope === text,
        onSelect: () => onScope(scope),
      }))}
    />
  );
}

export interface ScopeMenuProps {
  cell: string;
  tabCell: string;
  label: string;
  text: DataScope | 'bulk' | 'mixed';
  /** Number of chosen organisations. */
  count?: number;
  /** Those that the caller may give. */
  scopes: readonly DataScope[];
  disabled: boolean;
  quiet?: boolean;
  /** It differs from what is saved. */
  change?: boolean;
  onScope(scope: DataScope): void;
}
