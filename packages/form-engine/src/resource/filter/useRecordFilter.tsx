import { IconButton } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { ListFilterPlus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { filterConditions, readRecordFilter, RECORD_FILTER, type RecordFilter } from '../../core/list/recordFilter.js';
import { useResourceSetting } from '../ResourceProvider.js';
import { type FilterField } from '../types.js';
import { filterMessages } from './filterMessages.js';

const FilterDialog = lazy(async () => ({ default: (await import('./FilterDialog.js')).FilterDialog }));

/** The filter that somebody builds for a list; undefined where the list offers no fields for it. */
export function useRecordFilter(
  offered: readonly FilterField[] | undefined,
  filters: Readonly<Record<string, unknown>>,
  onApply: (filter: RecordFilter | undefined) => void,
): BuiltFilter | undefined {
  const t = useMessages(filterMessages);
  const { permissions } = useResourceSetting();
  const [isOpen, setOpen] = useState(false);
  const fields = (offered ?? []).filter(
    ({ permission }) => permission === undefined || permissions.canColumn(permission),
  );
  if (fields.length === 0) return undefined;
  const filter = readRecordFilter(filters[RECORD_FILTER]);
  const text = filter && t('count', { count: filterConditions(filter).length });
  const open = () => setOpen(true);
  return {
    title: t('title'),
    text,
    open,
    clear: () => onApply(undefined),
    tool: (
      <IconButton label={text ? `${t('title')}: ${text}` : t('title')} onClick={open}>
        <ListFilterPlus aria-hidden className={text && 'text-primary-text'} />
      </IconButton>
    ),
    dialog: isOpen && (
      <Suspense fallback={null}>
        <FilterDialog {...{ fields, filter, onApply }} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}

export interface BuiltFilter {
  title: string;
  /** How many conditions hold; undefined where no filter was built. */
  text: string | undefined;
  open: () => void;
  clear: () => void;
  /** The icon among the tools of the list. */
  tool: ReactNode;
  dialog: ReactNode;
}
