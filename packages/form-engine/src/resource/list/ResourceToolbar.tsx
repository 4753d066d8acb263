import { Button, IconButton } from '@smart-admin/ui/button';
import { DropdownMenu } from '@smart-admin/ui/dropdown-menu';
import { useMessages } from '@smart-admin/ui/locale';
import { RefreshCw, Rows3, X } from 'lucide-react';
import { type ReactNode } from 'react';
import { resourceMessages } from '../resourceMessages.js';
import { type ResourceRow } from '../types.js';
import { type ListAction } from './splitRowActions.js';

const SIZES = [
  ['default', 'densityDefault'],
  ['medium', 'densityMedium'],
  ['small', 'densitySmall'],
  ['mini', 'densityMini'],
] as const;

/** The row above a table: the primary button and others at the left, icons at the right. With chosen rows the batch bar takes its place. */
export function ResourceToolbar<Row extends ResourceRow>({
  primary,
  actions,
  batchActions,
  selected,
  isChoosing,
  onSelectPage,
  onClearSelection,
  tools,
}: ResourceToolbarProps<Row>) {
  const t = useMessages(resourceMessages);
  if (selected.length > 0 || isChoosing) {
    return (
      <div
        data-slot="batch-bar"
        role="toolbar"
        aria-label={t('selected', { count: selected.length })}
        className="mx-4 my-2 flex h-10 flex-none items-center gap-2 overflow-x-auto rounded-md bg-primary-soft px-3 print:hidden"
      >
        <span className="mr-2 flex-none whitespace-nowrap text-primary-text" role="status">
          {t('selected', { count: selected.length })}
        </span>
        {isChoosing && (
          // there is no room for all: what ends the choice is not left beyond the edge
          <>
            <IconButton label={t('clearSelection')} onClick={onClearSelection}>
              <X aria-hidden />
            </IconButton>
            <Button variant="text" onClick={onSelectPage}>
              {t('choosePage')}
            </Button>
          </>
        )}
        {batchActions.map((action) => (
          <Button
            key={action.id}
            variant={action.danger ? 'danger' : 'secondary'}
            icon={action.icon}
            disabled={selected.length === 0}
            onClick={() => action.run([...selected])}
          >
            {action.label}
          </Button>
        ))}
        {!isChoosing && (
          <Button variant="text" className="ml-auto" icon={<X aria-hidden />} onClick={onClearSelection}>
            {t('clearSelection')}
          </Button>
        )}
      </div>
    );
  }
  if (tools === undefined) return null;
  return (
    <div
      data-slot="resource-toolbar"
      className="flex h-14 flex-none items-center gap-2 overflow-x-auto px-4 print:hidden"
    >
      {primary}
      {actions.map((action) => (
        <Button
          key={action.id}
          icon={action.icon}
          variant={action.danger ? 'danger' : 'secondary'}
          onClick={() => action.run([])}
        >
          {action.label}
        </Button>
      ))}
      <span className="ml-auto flex items-center gap-1">{tools}</span>
    </div>
  );
}

/** The icons at the end of the row: loading again, row height, columns. */
export function ListTools({ onRefresh, isLoading, size, onSizeChange, children }: ListToolsProps) {
  const t = useMessages(resourceMessages);
  return (
    <>
      <IconButton label={t('refresh')} loading={isLoading} onClick={onRefresh}>
        <RefreshCw aria-hidden />
      </IconButton>
      <DropdownMenu
        align="end"
        trigger={
          <IconButton label={t('density')}>
            <Rows3 aria-hidden />
          </IconButton>
        }
        items={SIZES.map(([key, label]) => ({
          key,
          label: t(label),
          checked: size === key,
          onSelect: () => onSizeChange(key),
        }))}
      />
      {children}
    </>
  );
}

export interface ListToolsProps {
  onRefresh: () => void;
  isLoading: boolean;
  /** Row height. */
  size: string | undefined;
  onSizeChange: (size: string) => void;
  /** What chooses views, layouts and columns. */
  children: ReactNode;
}

export interface ResourceToolbarProps<Row extends ResourceRow> {
  primary: ReactNode;
  actions: readonly ListAction<Row>[];
  batchActions: readonly ListAction<Row>[];
  selected: readonly Row[];
  /** The cards have boxes, though none may be ticked yet. */
  isChoosing: boolean;
  onSelectPage: () => void;
  onClearSelection: () => void;
  /** Icons at its end. Without them only the batch bar shows. */
  tools: ReactNode;
}
