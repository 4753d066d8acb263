import { SlidersHorizontal, Search } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../button/Button.js';
import { IconButton } from '../button/IconButton.js';
import {
  columnEdge,
  columnLabel,
  reconcileColumns,
  type ColumnState,
  type ColumnStateEntry,
  type DataColumn,
} from '../data-table/dataColumn.js';
import { Drawer } from '../drawer/Drawer.js';
import { Input } from '../input/Input.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { DIMENSIONS } from '../theme/dimensions.js';
import { ColumnRow } from './ColumnRow.js';
import { columnSettingsMessages } from './columnSettingsMessages.js';
import { moveItem } from './moveItem.js';

/** Columns from which the drawer offers a search. */
const SEARCH_FROM = 12;
const EDGES = ['left', undefined, 'right'] as const;

/**
 * Drawer (320 px) in which a user shows, hides, reorders and fixes the columns of a list. Changes apply at once; the last
 * visible column cannot be hidden. Undefined as value is the default.
 */
export function ColumnSettings<Row>({
  columns,
  value,
  onValueChange,
  open,
  defaultOpen,
  onOpenChange,
  trigger,
}: ColumnSettingsProps<Row>) {
  const t = useMessages(columnSettingsMessages);
  const listId = useId();
  const [announcement, setAnnouncement] = useState('');
  const [search, setSearch] = useState('');
  const state = reconcileColumns(columns, value);
  const visibleCount = state.filter((entry) => entry.visible).length;
  const byId = new Map(columns.map((column) => [column.id, column]));
  const entries = state.flatMap((entry, index): ListedColumn[] => {
    const column = byId.get(entry.id);
    if (!column || column.configurable === false) return [];
    return [{ entry, index, name: columnLabel(column), edge: columnEdge(column, entry) }];
  });
  // fixed columns stand together in the table, wherever their place in the order is
  const sections = EDGES.map((edge) => ({ edge, entries: entries.filter((each) => each.edge === edge) }));
  const hasSections = sections.filter((section) => section.entries.length > 0).length > 1;
  const needle = search.trim().toLowerCase();
  const isFound = ({ name }: ListedColumn) => name.toLowerCase().includes(needle);
  const move = (section: readonly ListedColumn[], from: number, to: number) => {
    const [moved, target] = [section[from], section[to]];
    if (!moved || !target) return;
    onValueChange(moveItem(state, moved.index, target.index));
    setAnnouncement(t('moved', { column: moved.name, position: to + 1, count: section.length }));
  };
  const change = (id: string, part: Partial<ColumnStateEntry>) =>
    onValueChange(state.map((other) => (other.id === id ? { ...other, ...part } : other)));
  return (
    <Drawer
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={(next) => {
        if (!next) setSearch('');
        onOpenChange?.(next);
      }}
      trigger={
        trigger === undefined ? (
          <IconButton label={t('open')}>
            <SlidersHorizontal aria-hidden />
          </IconButton>
        ) : (
          trigger
        )
      }
      title={t('title')}
      width={DIMENSIONS.columnDrawer}
      bodyClassName="p-2"
      footer={<Button onClick={() => onValueChange(undefined)}>{t('reset')}</Button>}
    >
      <p className="m-0 px-2 pt-1 pb-2 text-12 text-3">{t('hint')}</p>
      {entries.length >= SEARCH_FROM && (
        <Input
          size="small"
          className="mx-2 mb-2 w-auto"
          aria-label={t('search')}
          placeholder={t('search')}
          prefix={<Search aria-hidden />}
          clearable
          value={search}
          onValueChange={setSearch}
        />
      )}
      {sections.map(({ edge, entries: section }) =>
        section.some(isFound) ? (
          <div key={edge ?? 'none'} className="pb-1">
            {hasSections && (
              <h3 className="m-0 px-2 pt-1.5 pb-1 text-12 font-medium text-2">{t(edge ?? 'scrolling')}</h3>
            )}
            <ol aria-label={hasSections ? t(edge ?? 'scrolling') : t('columns')} className="m-0 list-none p-0">
              {section.map((column, place) =>
                isFound(column) ? (
                  <ColumnRow
                    key={column.entry.id}
                    listId={`${listId} ${edge ?? ''}`}
                    index={place}
                    count={section.length}
                    name={column.name}
                    edge={edge}
                    visible={column.entry.visible}
                    isLastVisible={column.entry.visible && visibleCount === 1}
                    onMove={(from, to) => move(section, from, to)}
                    onVisibleChange={(visible) => change(column.entry.id, { visible })}
                    onEdgeChange={(fixed) => change(column.entry.id, { fixed })}
                  />
                ) : null,
              )}
            </ol>
          </div>
        ) : null,
      )}
      {!entries.some(isFound) && <p className="m-0 px-2 py-6 text-center text-3">{t('noMatch')}</p>}
      <div aria-live="polite" className="sr-only">
        {announcement}
      </div>
    </Drawer>
  );
}

interface ListedColumn {
  entry: ColumnStateEntry;
  /** Place in the whole order. */
  index: number;
  name: string;
  edge: 'left' | 'right' | undefined;
}

export interface ColumnSettingsProps<Row> {
  /** The columns of the table, in their own order. */
  columns: readonly DataColumn<Row>[];
  value: ColumnState | undefined;
  /** Undefined restores the default. */
  onValueChange: (value: ColumnStateEntry[] | undefined) => void;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Default: an icon button; null for none. */
  trigger?: ReactNode;
}
