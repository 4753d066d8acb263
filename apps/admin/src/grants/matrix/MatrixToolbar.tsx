import { Button, IconButton } from '@smart-admin/ui/button';
import { cn } from '@smart-admin/ui/cn';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { Check, ChevronsDownUp, ChevronsUpDown, Copy, ListChecks, ListX, Search } from 'lucide-react';
import { type ReactNode } from 'react';
import { matrixMessages } from './matrixMessages.js';

/** Search, filters and what acts on all shown pages. */
export function MatrixToolbar({
  keyword,
  onKeyword,
  only,
  onOnly,
  grantedCount,
  changedCount,
  readOnly,
  onCopy,
  onTickAll,
  onFoldAll,
}: MatrixToolbarProps) {
  const t = useMessages(matrixMessages);
  const chip = (value: 'granted' | 'changed', label: string, count: number): ReactNode => (
    <button
      type="button"
      aria-pressed={only === value}
      onClick={() => onOnly(only === value ? undefined : value)}
      className={cn(
        'flex h-7 flex-none items-center gap-1.5 rounded-full border border-control px-3 text-13 whitespace-nowrap hover:bg-hover',
        only === value && 'border-primary-edge bg-primary-soft text-primary-text hover:bg-primary-soft-hover',
      )}
    >
      {only === value && <Check aria-hidden className="size-3.5" />}
      {label}
      <span className={cn('tabular-nums', only !== value && 'text-3')}>{count}</span>
    </button>
  );
  return (
    <div className="flex flex-none flex-wrap items-center gap-2 border-b border-hairline px-4 py-2.5">
      <Input
        className="max-w-48 min-w-32 flex-1 phone:max-w-none phone:basis-full"
        prefix={<Search aria-hidden />}
        value={keyword}
        onValueChange={onKeyword}
        placeholder={t('search')}
        aria-label={t('search')}
        clearable
      />
      {chip('granted', t('onlyGranted'), grantedCount)}
      {!readOnly && chip('changed', t('onlyChanged'), changedCount)}
      {onCopy && !readOnly && (
        <Button size="mini" icon={<Copy aria-hidden />} className="rounded-full" onClick={onCopy}>
          {t('copyFrom')}
        </Button>
      )}
      <span className="ml-auto flex items-center">
        {!readOnly && (
          <>
            <IconButton label={t('checkAll')} onClick={() => onTickAll(true)}>
              <ListChecks aria-hidden />
            </IconButton>
            <IconButton label={t('deselectAll')} onClick={() => onTickAll(false)}>
              <ListX aria-hidden />
            </IconButton>
          </>
        )}
        <IconButton label={t('expandAll')} onClick={() => onFoldAll(false)}>
          <ChevronsUpDown aria-hidden />
        </IconButton>
        <IconButton label={t('foldAll')} onClick={() => onFoldAll(true)}>
          <ChevronsDownUp aria-hidden />
        </IconButton>
      </span>
    </div>
  );
}

interface MatrixToolbarProps {
  keyword: string;
  onKeyword(keyword: string): void;
  only: 'granted' | 'changed' | undefined;
  onOnly(only: 'granted' | 'changed' | undefined): void;
  /** Pages of which something is given. */
  grantedCount: number;
  changedCount: number;
  readOnly: boolean;
  onCopy: (() => void) | undefined;
  onTickAll(isOn: boolean): void;
  onFoldAll(isFolded: boolean): void;
}
